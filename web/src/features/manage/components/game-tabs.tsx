import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSlots } from '#kit/games/slots.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { ManagedGameHold } from '../use-managed-game.ts';
import { CodesSection } from './codes-section.tsx';
import { HomesSection } from './homes-section.tsx';
import { LogSection } from './log-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { ShareSection } from './share-section.tsx';
import { TakedownPanel } from './takedown-panel.tsx';

// Only whoever asks for the figures loads what draws them.
const PlayersSection = lazy(() =>
  import('./players-section.tsx').then(({ PlayersSection: Component }) => ({ default: Component })),
);

const FairnessSection = lazy(() =>
  withTexts(['fairness', 'play'], () => import('./fairness-section.tsx')).then((module) => ({
    default: module.FairnessSection,
  })),
);

/** Everything about a game, by subject: homes, rules, codes, requests, reports, and who changed what. */
export function GameTabs({ game, edits, nameOf, look, lookAtCodes }: ManagedGameHold) {
  const [query, setQuery] = useSearchParams();
  const { Reports } = useSlots();
  return (
    <Tabs
      label={t('manage.tab.label')}
      // In the address, so that a reload and a link lead to the same one; an unknown name is the first.
      selected={query.get('tab') ?? ''}
      onSelect={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
      tabs={[
        {
          id: 'homes',
          label: t('manage.tab.homes'),
          panel: <HomesSection game={game} edits={edits} nameOf={nameOf} />,
        },
        {
          id: 'settings',
          label: t('manage.tab.settings'),
          panel: <SettingsSection game={game} edits={edits} />,
        },
        { id: 'share', label: t('manage.tab.share'), panel: <ShareSection game={game} /> },
        {
          id: 'players',
          label: t('manage.tab.players'),
          panel: (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <PlayersSection slug={game.slug} />
            </Suspense>
          ),
        },
        {
          id: 'codes',
          label: t('manage.tab.codes'),
          panel: <CodesSection game={game} onChange={lookAtCodes} />,
        },
        {
          id: 'fairness',
          label: t('manage.tab.fairness'),
          panel: (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <FairnessSection slug={game.slug} onChange={() => void look()} />
            </Suspense>
          ),
        },
        {
          id: 'takedowns',
          label: countedLabel(t('manage.tab.takedowns'), game.openTakedowns),
          panel: <TakedownPanel slug={game.slug} onChange={() => void look()} />,
        },
        ...(Reports
          ? [
              {
                id: 'reports',
                label: countedLabel(t('manage.tab.reports'), game.openReports),
                panel: (
                  <div className="manage-slot">
                    <Suspense fallback={<Skeleton height="6rem" lines={2} />}>
                      <Reports slug={game.slug} onChange={() => void look()} />
                    </Suspense>
                  </div>
                ),
              },
            ]
          : []),
        { id: 'log', label: t('manage.tab.log'), panel: <LogSection entries={game.log} /> },
      ]}
    />
  );
}

function countedLabel(label: string, count: number): string {
  return count === 0 ? label : `${label} (${formatNumber(count)})`;
}
