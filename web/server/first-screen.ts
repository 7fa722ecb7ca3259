import type { BrandRecord } from '#wire/brands.ts';
import { leaderboardPath, startPath } from '#domain/game-paths.ts';
import { isFamilyKey } from '#domain/families.ts';
import { loginPath } from '#lib/paths.ts';
import { GALLERY_SIZES, HERO_SIZES } from '#kit/homes/photo-sizes.ts';
import type { Game } from '#wire/games.ts';
import { escapeHtml } from './escape-html.ts';
import type { ServerTexts } from './server-texts.ts';

/** What stands in the page until the scripts have drawn the same there. */
export interface FirstScreen {
  readonly html: string;
  /** its style text; the policy of the page allows no style attributes */
  readonly css: string;
}

interface FirstScreenInput {
  readonly screen: string;
  readonly url: URL;
  readonly brand: BrandRecord;
  readonly texts: ServerTexts;
  /** the files of the large picture */
  readonly picture: { readonly srcSet: string } | null;
  readonly game: Game | null;
}

/** A visitor who chose another language than their browser asks for would see two. */
const SHARED_CSS = '[data-other-language] [data-first]{visibility:hidden}';

/**
 * The part of a screen that the site server knows, in the very elements and classes that the page's components draw
 * (`shell.tsx`, `game-home.tsx`, `guess-round.tsx`): the picture paints before the scripts are there, and nothing
 * moves when they take over. Null for a screen that waits for its scripts.
 */
export function firstScreen(input: FirstScreenInput): FirstScreen | null {
  if (input.screen === 'guess') return guessScreen(input);
  if (input.screen === 'home') return homeScreen(input);
  return null;
}

function homeScreen(input: FirstScreenInput): FirstScreen | null {
  const { brand, game, picture, texts } = input;
  // The other front doors, and a game that cannot be started at once, look different.
  if (brand.homePage === 'agent' || brand.homePage === 'collection') return null;
  if (!game?.isOpen || game.needsCode || !game.cover || !picture || !isFamilyKey(game.family)) return null;
  const { translate, plural } = texts;
  const isDefault = brand.key === 'default';
  const { alt, width, height, placeholder } = game.cover;
  const { players } = game;
  const board = game.leaderboardEnabled ? leaderboardPath(game.family, game.slug) : null;
  const html =
    `<div class="home"><section class="home-hero"><div class="home-pitch">` +
    `<h1>${escapeHtml(translate(isDefault ? 'home.title' : 'home.brandTitle'))}</h1>` +
    `<p class="lead">${escapeHtml(isDefault || !brand.description ? translate('home.lead') : brand.description)}</p>` +
    `<div class="start-panel"><a class="ui-button" data-kind="primary" data-size="large" href="${escapeHtml(startPath(game.family, game.slug))}">${escapeHtml(translate('start.play'))}</a></div>` +
    `<ul class="home-terms muted"><li>${escapeHtml(plural('games.rounds', game.rounds))}</li><li>${escapeHtml(translate('home.noAccount'))}</li>` +
    (players > 0 && board
      ? `<li><a class="ui-link" data-kind="quiet" href="${escapeHtml(board)}">${escapeHtml(plural('home.players', players))}</a></li>`
      : '') +
    `</ul></div><figure class="home-picture"><span class="game-cover">` +
    `<img srcset="${escapeHtml(picture.srcSet)}" sizes="${HERO_SIZES}"${sizeOf(width, height)} alt="${escapeHtml(alt)}" fetchpriority="high" decoding="sync">` +
    `</span><figcaption class="home-tag ui-display"><span aria-hidden="true">${escapeHtml(translate('home.tag'))}</span></figcaption></figure>` +
    `</section></div>`;
  return shell(input, html, placeholderCss('.game-cover', placeholder));
}

/** Only its player may open a round: the frame is the server's, the picture comes with `open-round.mjs`. */
function guessScreen(input: FirstScreenInput): FirstScreen {
  const html =
    `<article class="guess-page" data-phase="guessing"><div class="run-bar"></div>` +
    `<div class="guess-photos"><section class="ui-gallery"><div class="ui-strip"><div class="ui-strip-photos">` +
    `<figure class="ui-photo" data-sizes="${GALLERY_SIZES}"></figure></div></div></section></div>` +
    `<header class="guess-title"><h1></h1></header></article>`;
  return shell(input, html, '[data-first] .ui-strip{aspect-ratio:3/2}');
}

function shell({ screen, brand, texts, url }: FirstScreenInput, main: string, css: string): FirstScreen {
  const { key, displayName, logoUrl, isSample, layout } = brand;
  const mark = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="" height="32">`
    : '<span class="site-mark" aria-hidden="true"></span>';
  const sample =
    isSample && key !== 'default'
      ? `<span class="site-sample">${escapeHtml(texts.translate('shell.sample'))}</span>`
      : '';
  return {
    css: SHARED_CSS + css,
    html:
      `<div class="shell" data-first data-layout="${escapeHtml(layout)}" data-screen="${screen}">` +
      `<header class="site-header"><a class="site-brand" href="/">${mark}<span class="site-name">${escapeHtml(displayName)}</span>${sample}</a>` +
      `<nav class="site-nav" aria-label="${escapeHtml(texts.translate('shell.account'))}"><a class="ui-link" data-kind="quiet" href="${escapeHtml(loginPath(url.pathname + url.search))}">${escapeHtml(texts.translate('shell.signIn'))}</a></nav></header>` +
      `<main id="main" class="shell-main" aria-busy="true">${main}</main></div>`,
  };
}

function sizeOf(width: number | undefined, height: number | undefined): string {
  return width && height ? ` width="${String(width)}" height="${String(height)}"` : '';
}

function placeholderCss(selector: string, placeholder: string | null | undefined): string {
  return placeholder && /^data:image\/[a-z+]+;base64,[A-Za-z0-9+/=]+$/.test(placeholder)
    ? `[data-first] ${selector}{background-image:url("${placeholder}")}`
    : '';
}
