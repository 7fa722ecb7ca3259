import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';
import { wayTo } from '../overview/home-ways.tsx';

/** Nobody said where the home is, or the market knows nothing of that place. */
export function NoPlace({
  scene,
  homeId,
  isUnknown = false,
}: {
  readonly scene: Scene;
  readonly homeId: string;
  /** it was said, and nothing is known there */
  readonly isUnknown?: boolean;
}) {
  return (
    <Empty
      title={t(isUnknown ? 'dossierMarket.unknownPlace' : 'dossierMarket.noPlace')}
      action={
        <TextLink as={Link} look="secondary" to={wayTo('overview', scene, homeId)}>
          {t('dossierMarket.toOverview')}
        </TextLink>
      }
    >
      {t(isUnknown ? 'dossierMarket.unknownPlaceHelp' : 'dossierMarket.noPlaceHelp')}
    </Empty>
  );
}
