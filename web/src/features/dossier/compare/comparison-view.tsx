import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { mayInDossier } from '#domain/capabilities.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readQueries } from '../notes/note-calls.ts';
import { SceneView } from '../notes/scene-view.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { readHunter } from '../profile/hunter-calls.ts';
import { ChoosePair } from './choose-pair.tsx';
import { comparedOf, type Compared } from './compared.ts';
import { COMPARISON_VIEWS, comparisonPath, type ComparisonScreen } from './pair-path.ts';
import '../parts.css';
import './compare.css';

interface ComparisonViewProps {
  readonly screen: ComparisonScreen;
  readonly children: (compared: Compared) => ReactNode;
}

const NAMES = {
  'sbs/overview': 'dossierCompare.view.overview',
  'sbs/parts': 'dossierCompare.view.parts',
  'sbs/photos': 'dossierCompare.view.photos',
  map: 'dossierCompare.view.map',
  'solo/overview': 'dossierCompare.view.solo',
  'solo/photos': 'dossierCompare.view.soloPhotos',
  'solo/test': 'dossierCompare.view.cards',
  'solo/test2': 'dossierCompare.view.sheet',
} as const;

/** What all screens of a comparison have in common: the two homes, and the ways to the other screens. */
export function ComparisonView({ screen, children }: ComparisonViewProps) {
  const { assetsComparisonUuid = '' } = useParams();
  return (
    <SceneView>
      {(scene) => (
        <Comparison
          key={assetsComparisonUuid}
          scene={scene}
          comparisonId={assetsComparisonUuid}
          screen={screen}
        >
          {children}
        </Comparison>
      )}
    </SceneView>
  );
}

interface ComparisonProps extends ComparisonViewProps {
  readonly scene: Scene;
  readonly comparisonId: string;
}

function Comparison({ scene, comparisonId, screen, children }: ComparisonProps) {
  const pair = scene.comparisons.find(({ id }) => id === comparisonId);
  const [a, b] = [pair?.oneId, pair?.otherId].map((wanted) => scene.homes.find(({ id }) => id === wanted));
  if (!a || !b)
    return (
      <div className="dossier-part">
        <h1>{t('pages.dossierComparison.title')}</h1>
        <Empty title={t('dossierCompare.gone')}>{t('dossierCompare.goneHelp')}</Empty>
        <ChoosePair scene={scene} />
      </div>
    );
  return (
    <Pair scene={scene} comparisonId={comparisonId} screen={screen} homes={{ a, b }}>
      {children}
    </Pair>
  );
}

interface PairProps extends ComparisonProps {
  readonly homes: Compared['homes'];
}

function Pair({ scene, comparisonId, screen, homes, children }: PairProps) {
  const { dossierId } = scene;
  const call = useCall(['comparison', dossierId], async () => {
    const [hunter, queries] = await Promise.all([readHunter(dossierId), readQueries(dossierId, null)]);
    return { hunter, queries };
  });
  useChanges(scene, ['dossier_queries', 'private'], call.reload);
  return (
    <div className="dossier-part comparison">
      <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierCompare.failed')}>
        {(read) => {
          const mayReadProfile = mayInDossier(scene.role, scene.ticks, 'dossier.read-profile');
          const compared = comparedOf(
            { homes, ...read },
            { scene, comparisonId, reload: call.reload, mayReadProfile },
          );
          return (
            <>
              <Head compared={compared} screen={screen} />
              {children(compared)}
            </>
          );
        }}
      </CallView>
    </div>
  );
}

function Head({ compared, screen }: { readonly compared: Compared; readonly screen: ComparisonScreen }) {
  const { scene, comparisonId, homes } = compared;
  return (
    <header className="dossier-part-head">
      <h1>
        <span dir="auto">{homes.a.title}</span> <span className="muted">{t('dossierCompare.and')}</span>{' '}
        <span dir="auto">{homes.b.title}</span>
      </h1>
      <nav className="comparison-views" aria-label={t('dossierCompare.views')}>
        <ul>
          {COMPARISON_VIEWS.map((one) => (
            <li key={one}>
              <Link
                to={comparisonPath(scene.dossierId, comparisonId, one)}
                {...(one === screen ? { 'aria-current': 'page' as const } : {})}
              >
                {t(NAMES[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="dossier-actions comparison-ways">
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/notes-and-queries/comparison/${comparisonId}`}>
          {t('dossierCompare.notes')}
        </TextLink>
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/profile`}>
          {t('dossierCompare.toProfile')}
        </TextLink>
      </p>
    </header>
  );
}
