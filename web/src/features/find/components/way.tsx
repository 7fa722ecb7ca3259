import type { Game } from '#wire/games.ts';
import type { GameWay } from '#domain/game-ways.ts';
import { otherModes } from '#domain/game-ways.ts';
import { startPath } from '#domain/game-paths.ts';
import { isBuiltMode, modeOptions } from '#domain/modes.ts';
import { PRESENTATIONS } from '#domain/presentations.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { useCall } from '#kit/call/use-call.ts';
import { modeSentence } from '#kit/games/mode-sentence.ts';
import { modeSign } from '#kit/games/mode-sign.ts';
import { readGame } from '#kit/games/read-game.ts';
import { TextLink } from '#ui/text-link.tsx';
import { wayFacts } from '../way-facts.ts';
import { GamesShelf } from './games-shelf.tsx';
import '#kit/games/mode-sign.css';
import '../ways.css';

/** A way of playing: its sign, its sentence, what it changes, and the games that are played so. */
export function Way({ way }: { readonly way: GameWay }) {
  const options = optionsOf(way);
  return (
    <div className="ways">
      <p className="mode-head">
        <i className="mode-sign" data-sign={modeSign(options)} aria-hidden="true" />
        <strong>{sentenceOf(way)}</strong>
      </p>
      <Start way={way} />
      <dl className="ways-facts">
        {wayFacts(options).map(({ fact, text }) => (
          <div key={fact}>
            <dt>{t(`ways.fact.${fact}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('ways.games')}</h2>
      <GamesShelf filters={{ way, sort: 'most_played' }} empty={<p>{t('ways.none')}</p>} />
      {isBuiltMode(way) ? (
        <p>
          <TextLink as={Link} to={`${PATHS.createGame}?mode=${way}`}>
            {t('ways.make')}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

/** The site's own game in this mode, where it can be played so. */
function Start({ way }: { readonly way: GameWay }) {
  const slug = brand().brandedGameSlug;
  const { answer: game } = useCall(['own game', slug], () => readGame(slug));
  if (!game || !isBuiltMode(way)) return null;
  const isOwn = game.mode === way;
  if (!game.isOpen || (!isOwn && !otherModes(game).includes(way))) return null;
  return (
    <div className="ways-start">
      <TextLink as={Link} look="primary" size="large" to={modePath(game, way)}>
        {t('ways.start', { game: game.title })}
      </TextLink>
      {isOwn ? null : <p className="muted">{t('ways.practice')}</p>}
    </div>
  );
}

function modePath({ family, slug, mode }: Game, way: string): string {
  return startPath(family, slug) + (mode === way ? '' : `?mode=${way}`);
}

function optionsOf(way: GameWay) {
  if (isBuiltMode(way)) return modeOptions(way);
  return way === 'hints' ? {} : PRESENTATIONS[way].options;
}

function sentenceOf(way: GameWay): string {
  if (way === 'flip-reveal' || way === 'low-bandwidth') return t(`look.${way}.hint`);
  if (way === 'hints') return t('start.hints');
  if (way === 'custom-presets' || way === 'regional-lock') return t(`ways.is.${way}`);
  return modeSentence(optionsOf(way)) ?? t('mode.classic');
}
