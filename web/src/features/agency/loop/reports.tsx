import type { OwnGame } from '#wire/managed-games.ts';
import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { brandOrigin } from '#kit/sharing/brand-origin.ts';
import { Card } from '#ui/card.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { readAgencyGames } from './report-calls.ts';
import { reportPath } from './report-path.ts';
import './loop.css';

/** Every game of an agency with the way to what was said of its homes. */
export function Reports({ agency }: { readonly agency: Agency }) {
  const list = useList<OwnGame, Awaited<ReturnType<typeof readAgencyGames>>>(
    ['agency games', agency.key],
    (after) => readAgencyGames(agency.key, after),
  );
  return (
    <>
      <h1>{t('agencyLoop.reports.title')}</h1>
      <p className="lead">{t('agencyLoop.reports.lead')}</p>
      <ListView
        list={list}
        waiting={<Skeleton height="16rem" />}
        failed={t('agencyLoop.reports.failed')}
        more={t('agencyLoop.reports.more')}
        empty={<Empty title={t('agencyLoop.reports.empty')}>{t('agencyLoop.reports.emptyHelp')}</Empty>}
      >
        {(rows) => (
          <ul className="loop-leads">
            {rows.map((game) => (
              <Card as="li" key={game.id} data-row={game.id} tabIndex={-1} look="flat">
                {/* A report wears its brand: it is on the brand's own site. */}
                <TextLink href={new URL(reportPath(game.slug), brandOrigin(agency.key)).href}>
                  {game.title}
                </TextLink>
              </Card>
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
