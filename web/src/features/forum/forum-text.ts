import { formatMoney } from '#domain/format-money.ts';
import { itemPath } from '#domain/game-paths.ts';
import { postSuffix } from '#domain/post-suffix.ts';
import { formatMonth } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { RevealedGuess } from '#kit/games/slots.ts';

/** How forums write: `>!…!<` hides a text on Reddit, a details element in most that read Markdown, distance in the rest. */
export const TEXT_FORMATS = ['reddit', 'markdown', 'plain'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** What may be said of a home before the guess. */
export interface PostFacts {
  readonly slug: string;
  readonly gameListingId: string;
  readonly title: string;
  readonly place: string;
  /** the kind of price that is guessed, in words */
  readonly kind: string;
}

export interface ForumText {
  readonly title: string;
  readonly body: string;
}

/** A post that asks others to guess. It is made of what everybody may know of the home, and holds no price. */
export function askingText(facts: PostFacts, format: TextFormat, origin: string): ForumText {
  return {
    title: t('forum.text.title', { home: homeOf(facts) }),
    body: [
      strong(homeOf(facts), format),
      facts.kind,
      t('forum.text.ask', { link: link(t('forum.text.link'), postUrl(facts, origin), format) }),
      format === 'reddit'
        ? t('forum.text.hideReddit', { example: `>!${t('forum.text.hideExample')}!<` })
        : t('forum.text.hide'),
    ].join('\n\n'),
  };
}

/** A comment for whoever has guessed: the own guess and the price, both hidden until a reader wants to see them. */
export function guessedText(
  facts: PostFacts,
  guess: RevealedGuess,
  format: TextFormat,
  origin: string,
): ForumText {
  const lines = [
    amountOf(guess) === null
      ? t('forum.text.noGuess')
      : t('forum.text.myGuess', { guess: amountOf(guess) ?? '' }),
    ...(guess.priceMinor === null ? [] : [priceLine(guess, guess.priceMinor)]),
  ];
  return {
    title: t('forum.text.guessedTitle', { home: homeOf(facts) }),
    body: [
      strong(homeOf(facts), format),
      hidden(lines, format),
      t('forum.text.tryFirst', { link: link(t('forum.text.link'), postUrl(facts, origin), format) }),
    ].join('\n\n'),
  };
}

/** The address of a post without anybody's run in it. */
export function postUrl({ slug, gameListingId, title }: PostFacts, origin: string): string {
  return origin + itemPath('forum', { slug, gameListingId, suffix: postSuffix(title) });
}

/** Many titles end in the town already. */
function homeOf({ title, place }: PostFacts): string {
  const [town = ''] = place.split(' ');
  return place === '' || title.includes(town) ? title : `${title}, ${place}`;
}

function priceLine(guess: RevealedGuess, priceMinor: number): string {
  const price = formatMoney(priceMinor, guess.currency, locale());
  return guess.priceKind === 'sold' && guess.priceOn
    ? t('forum.text.soldIn', { price, month: formatMonth(guess.priceOn) })
    : t('forum.text.price', { price });
}

function amountOf({ amountMinor, lowMinor, highMinor, currency }: RevealedGuess): string | null {
  const money = (minor: number) => formatMoney(minor, currency, locale());
  if (amountMinor !== null) return money(amountMinor);
  return lowMinor != null && highMinor != null ? `${money(lowMinor)} – ${money(highMinor)}` : null;
}

function hidden(lines: readonly string[], format: TextFormat): string {
  if (format === 'reddit') return lines.map((line) => `>!${escapeMarks(line)}!<`).join('\n\n');
  if (format === 'markdown')
    return `<details><summary>${t('forum.text.spoiler')}</summary>\n\n${lines.map(escapeMarks).join('\n\n')}\n\n</details>`;
  // Nothing hides a text there, so it waits below the edge of the window.
  return [t('forum.text.spoilerBelow'), ...Array.from({ length: 20 }, () => '.'), ...lines].join('\n');
}

function strong(text: string, format: TextFormat): string {
  return format === 'plain' ? text : `**${escapeMarks(text)}**`;
}

function link(text: string, url: string, format: TextFormat): string {
  return format === 'plain' ? url : `[${escapeMarks(text)}](${url})`;
}

/** Signs that Markdown would read as its own are written as themselves. */
export function escapeMarks(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&');
}
