import type { Game } from '#wire/games.ts';
import type { ReactNode } from 'react';
import { BrandLogo } from '#kit/brand/brand-logo.tsx';
import { brand } from '#lib/brand.ts';
import { formatDate } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { modeBadge } from '#kit/games/mode-badge.ts';
import { Badge } from '#ui/badge.tsx';
import { modeSign } from '#kit/games/mode-sign.ts';
import '#kit/games/mode-sign.css';
import '../faces.css';

/** The game's name under the sign of its kind: a round-up's masthead with its issue, a showcase's cover, a mode's badge. */
export function FaceHead({ game }: { readonly game: Game }) {
  return (
    <header className="face-head">
      {signOf(game)}
      <h1>{game.title}</h1>
    </header>
  );
}

function signOf(game: Game): ReactNode {
  const { displayName } = brand();
  if (game.family === 'roundup')
    return (
      <p className="face-masthead">
        <span>{displayName}</span>
        <span>
          {game.opensAt
            ? t('face.issue', { date: formatDate(game.opensAt.slice(0, 10)) })
            : plural('face.edition', game.rounds)}
        </span>
      </p>
    );
  if (game.family === 'klavo')
    return (
      <p className="face-cover">
        <BrandLogo />
        {t('face.shownBy', { name: game.hostName ?? displayName })}
      </p>
    );
  // One life has its rules below, with the heart, and a clock runs along the picture; what the others are like is one badge.
  const mode = game.missLimitLog === null && game.roundSeconds === null ? modeBadge(game) : null;
  return mode === null ? null : (
    <p className="mode-head">
      <i className="mode-sign" data-sign={modeSign(game.modeOptions)} aria-hidden="true" />
      <Badge tone="accent">{mode}</Badge>
    </p>
  );
}
