import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';

const WAYS = {
  overview: 'overview',
  comparables: 'comparables',
  'recent-sales': 'recentSales',
  Charts: 'charts',
  location: 'location',
  neighbourhood: 'neighbourhood',
} as const;
type Way = keyof typeof WAYS;

/** The address of a screen about this home. */
export function wayTo(way: Way, scene: Scene, homeId: string): string {
  return `/dossiers/${scene.dossierId}/${way}?home=${homeId}`;
}

/** What else there is about the same home; a menu would go back to the primary one. */
export function HomeWays({
  scene,
  homeId,
  here,
}: {
  readonly scene: Scene;
  readonly homeId: string;
  readonly here: Way;
}) {
  return (
    <nav className="home-ways" aria-labelledby="home-ways">
      <h2 id="home-ways">{t('dossierOverview.ways')}</h2>
      <ul>
        {(Object.keys(WAYS) as Way[])
          .filter((way) => way !== here)
          .map((way) => (
            <li key={way}>
              <TextLink as={Link} to={wayTo(way, scene, homeId)}>
                {t(`dossierOverview.way.${WAYS[way]}`)}
              </TextLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
