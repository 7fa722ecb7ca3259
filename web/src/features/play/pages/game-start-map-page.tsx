import type { Game } from '#wire/games.ts';
import type { GameHome } from '#wire/homes.ts';
import type { UnfinishedRun } from '#wire/runs.ts';
import { useMemo, useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { mapStartPath } from '#domain/paths-beside-a-run.ts';
import { MAX_BLUR_METRES } from '#domain/location-blur.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { mapSource } from '#lib/map-source.ts';
import { photoUrl } from '#kit/homes/photo.ts';
import { withQuery } from '#lib/with-query.ts';
import { readGame } from '#kit/games/read-game.ts';
import { Empty } from '#ui/empty.tsx';
import { Map } from '#ui/map.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { placeOf } from '../components/home-facts.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { ManageLink } from '#kit/games/manage-link.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { readUnfinishedRuns } from '#kit/games/runs.ts';
import { readHomes } from '../queries.ts';
import '#kit/games/games.css';
import '../more-screens.css';

interface MapStartData {
  readonly game: Game;
  readonly unfinished: UnfinishedRun | undefined;
  readonly homes: readonly GameHome[] | AppError;
  readonly page: {
    readonly values: { readonly game: string; readonly about: string };
    readonly image?: string;
  };
}

/** The game, its homes, and the visitor's unfinished run of it. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<MapStartData | Response> {
  const slug = params.gameSlug ?? '';
  const [game, runs, found] = await Promise.all([
    readGame(slug),
    readUnfinishedRuns().catch(() => []),
    readHomes(slug).catch(toAppError),
  ]);
  const url = new URL(request.url);
  const home = mapStartPath(game.family, game.slug) ?? startPath(game.family, game.slug);
  if (url.pathname !== home) return redirect(withQuery(home, url.search));
  return {
    game,
    unfinished: runs.find((run) => run.game.id === game.id),
    homes: found instanceof Error ? found : found.homes,
    page: {
      values: { game: game.title, about: game.description },
      ...(game.cover ? { image: photoUrl(game.cover, 1280) } : {}),
    },
  };
}

/** Where a game begins, with its homes on a map and, saying the same, in a list. */
export function Component() {
  const { game, unfinished, homes } = useLoaderData<MapStartData>();
  return (
    <div className="page map-start">
      <header className="map-start-head">
        <div>
          <h1>{game.title}</h1>
          {game.description ? <p className="lead">{game.description}</p> : null}
        </div>
        <StartPanel game={game} unfinished={unfinished} isBrief />
        <ManageLink game={game} />
      </header>
      <section className="map-start-homes" aria-labelledby="map-start-homes">
        <h2 id="map-start-homes">{t('faces.map.heading')}</h2>
        {homes instanceof Error ? (
          <LoadFailure error={homes} />
        ) : homes.length === 0 ? (
          <Empty title={t('faces.map.empty')}>
            {game.needsCode ? t('faces.map.emptyCode') : t('faces.map.emptyHelp')}
          </Empty>
        ) : (
          <MapAndList homes={homes} />
        )}
      </section>
      <p>
        <TextLink as={Link} look="quiet" to={startPath(game.family, game.slug)}>
          {t('faces.map.plain')}
        </TextLink>
      </p>
    </div>
  );
}

function MapAndList({ homes }: { readonly homes: readonly GameHome[] }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const points = useMemo(
    () =>
      homes.flatMap((home) =>
        home.map
          ? [
              {
                id: home.gameListingId,
                latitude: home.map.lat,
                longitude: home.map.lng,
                badge: String(home.position),
                label: t('faces.map.pin', { position: home.position, place: placeOf(home) }),
                card: <HomeCard home={home} />,
              },
            ]
          : [],
      ),
    [homes],
  );
  return (
    <>
      <div className="map-start-board" data-mapless={points.length === 0 || undefined}>
        {points.length > 0 ? (
          <Map
            points={points}
            radiusM={MAX_BLUR_METRES}
            selectedId={selectedId}
            onSelect={setSelectedId}
            pointedId={pointedId}
            onPoint={setPointedId}
            source={mapSource}
            labels={{
              map: t('faces.map.label'),
              missing: t('faces.map.missing'),
              zoomIn: t('faces.map.zoomIn'),
              zoomOut: t('faces.map.zoomOut'),
              wheel: t('faces.map.wheel'),
              touch: t('faces.map.touch'),
            }}
          />
        ) : null}
        <ol className="map-start-list" aria-label={plural('faces.map.count', homes.length)}>
          {homes.map((home) => (
            <li key={home.gameListingId}>
              <button
                type="button"
                aria-pressed={home.gameListingId === selectedId}
                data-pointed={home.gameListingId === pointedId || undefined}
                onClick={() => setSelectedId(home.gameListingId)}
                onPointerEnter={({ pointerType }) =>
                  pointerType === 'mouse' && setPointedId(home.gameListingId)
                }
                onPointerLeave={() => setPointedId(null)}
                onFocus={() => setPointedId(home.gameListingId)}
                onBlur={() => setPointedId(null)}
                onKeyDown={({ key }) => key === 'Escape' && setPointedId(null)}
              >
                <span className="map-start-number">{home.position}</span>
                <span>
                  <strong>{home.title ?? t('facts.unnamed')}</strong>
                  <small>{placeOf(home) || t('faces.map.nowhere')}</small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {points.length > 0 ? (
        <p className="muted">{t('faces.map.blur', { distance: MAX_BLUR_METRES })}</p>
      ) : null}
    </>
  );
}

/** What a pin's card shows: no more than the list beside the map, and the picture that stands before the guess. */
function HomeCard({ home }: { readonly home: GameHome }) {
  const { photo, title } = home;
  return (
    <div className="map-start-card">
      {photo ? <img src={photoUrl(photo, 320)} width={88} height={88} alt="" /> : null}
      <span>
        <strong>{title ?? t('facts.unnamed')}</strong>
        <small>{placeOf(home) || t('faces.map.nowhere')}</small>
      </span>
    </div>
  );
}
