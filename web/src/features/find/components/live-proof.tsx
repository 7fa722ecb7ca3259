import type { LiveProof as Proof } from '#wire/games.ts';
import { startPath } from '#domain/game-paths.ts';
import { formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { GameCover } from '#kit/games/game-cover.tsx';

/** What was played on this site, in true figures. Nothing at all where too few people guessed to say something. */
export function LiveProof({ proof }: { readonly proof: Proof | null }) {
  if (!proof || (proof.guessesToday === null && proof.hardest === null)) return null;
  const { guessesToday, hardest } = proof;
  return (
    <section className="home-section home-proof">
      <h2>{guessesToday === null ? t('live.title') : plural('live.today', guessesToday)}</h2>
      {hardest ? <HardestHome hardest={hardest} /> : null}
    </section>
  );
}

function HardestHome({ hardest }: { readonly hardest: NonNullable<Proof['hardest']> }) {
  const { game, title, town, photo, guesses, missPercent } = hardest;
  return (
    <Card padding="none" isLink className="home-hardest">
      <GameCover photo={photo} sizes="(min-width: 36rem) 16rem, 40vw" isDecorative />
      <div>
        <h3>{t('live.hardest')}</h3>
        <p>{[title, title?.includes(town ?? '') ? null : town].filter(Boolean).join(', ')}</p>
        <p className="muted">{plural('live.miss', guesses, { percent: formatPercent(missPercent) })}</p>
        <TextLink as={Link} className="ui-card-link" to={startPath(game.family, game.slug)}>
          {t('live.play', { game: game.title })}
        </TextLink>
      </div>
    </Card>
  );
}
