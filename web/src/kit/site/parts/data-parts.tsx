import { lazy, Suspense } from 'react';
import { isFamilyKey } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { Link } from '#lib/link.tsx';
import { withTexts } from '#lib/load-texts.ts';
import { useHasScripts } from '#lib/use-has-scripts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { countOf, photoOf, richOf, wordsOf } from '../part-values.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { SitePicture } from '../site-picture.tsx';
import { PartHead } from './part-head.tsx';
import type { PartProps } from './part-props.ts';

const MOST_CARDS = 6;

/** Only a page with a map pays for one, and only in a browser. */
const PlaceMap = lazy(() =>
  withTexts(['start'], () => import('./place-map.tsx')).then(
    (module) => ({ default: module.PlaceMap }),
    () => ({ default: NoMap }),
  ),
);

function NoMap() {
  return <></>;
}

/** Games that are open to everybody. */
export function GamesPart({ values, data }: PartProps) {
  const games = data.games.slice(0, countOf(values, 'count', MOST_CARDS));
  return (
    <>
      <PartHead values={values} />
      <ul className="site-cards">
        {games.map(({ slug, title, family }) =>
          isFamilyKey(family) ? (
            <li key={slug} className="site-card">
              <h3>
                <Link to={startPath(family, slug)}>{title}</Link>
              </h3>
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
}

/** Homes of a game, as everybody may see them before a guess. */
export function HomesPart({ values, data }: PartProps) {
  const slug = wordsOf(values, 'game');
  const game = data.games.find((one) => one.slug === slug);
  const homes = data.homes.find((one) => one.game === slug)?.homes ?? [];
  if (!game || !isFamilyKey(game.family)) return <PartHead values={values} />;
  const to = startPath(game.family, slug);
  return (
    <>
      <PartHead values={values} />
      <ul className="site-cards">
        {homes.slice(0, countOf(values, 'count', MOST_CARDS)).map(({ title, place, photo }, at) => {
          const picture = photoOf(photo, '');
          return (
            <li key={at} className="site-card">
              {picture ? <SitePicture photo={picture} sizes="(min-width: 40rem) 20rem, 100vw" /> : null}
              <h3>
                <Link to={to}>{title || place || game.title}</Link>
              </h3>
              {place && title ? <p className="muted">{place}</p> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A neighbourhood that the agency drew. */
export function NeighbourhoodPart({ values, data }: PartProps) {
  const area = data.areas.find(({ id }) => id === wordsOf(values, 'area'));
  return (
    <>
      <PartHead values={values} />
      <RichTextView text={richOf(values, 'body')} />
      {area ? (
        <div className="site-card">
          <h3>
            <Link to={`/curated-neighbourhoods/a/${area.id}`}>{area.name}</Link>
          </h3>
          <p className="site-lines">{area.description}</p>
        </div>
      ) : null}
    </>
  );
}

/** Where something is. */
export function MapPart({ values }: PartProps) {
  const hasScripts = useHasScripts();
  const [latitude, longitude] = [values['latitude'], values['longitude']];
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  const waiting = <Skeleton height="18rem" />;
  return (
    <>
      <PartHead values={values} />
      {isPlace && hasScripts ? (
        <Suspense fallback={waiting}>
          <PlaceMap
            latitude={latitude}
            longitude={longitude}
            name={wordsOf(values, 'title') || wordsOf(values, 'lead')}
          />
        </Suspense>
      ) : isPlace ? (
        waiting
      ) : null}
    </>
  );
}
