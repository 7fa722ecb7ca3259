import type { BrandRecord } from '#wire/brands.ts';
import { examples } from '#wire/examples.ts';
import { describe, expect, it } from 'vitest';
import type { Game } from '#wire/games.ts';
import { firstScreen } from './first-screen.ts';
import { serverTexts } from './server-texts.ts';

const brand: BrandRecord = {
  ...examples.brand_record,
  key: 'star',
  name: 'Star',
  displayName: 'Star & Sons',
  homeUrl: '/',
  serviceEmail: 'a@example.com',
  whitelabelName: 'Star',
  logoUrl: null,
  layout: 'classic',
  homePage: 'game',
  brandedGameSlug: 'show',
  description: 'Homes <here>',
  timeZone: 'Europe/London',
  currency: 'GBP',
  supportedLocales: ['en-GB', 'es'],
  theme: {},
  isSample: false,
};
const game: Game = {
  ...examples.game_overview,
  slug: 'show',
  brand: 'star',
  family: 'public',
  title: 'Show',
  description: '',
  state: 'open',
  visibility: 'public',
  rounds: 1,
  players: 0,
  isOpen: true,
  needsCode: false,
  leaderboardEnabled: true,
  cover: {
    ...examples.game_overview.cover,
    id: 'p1',
    room: null,
    placeholder: null,
    attribution: null,
    path: 'abc',
    widths: [480],
    width: 1440,
    height: 960,
    alt: 'A "house"',
  },
};
const draw = (more: Partial<Parameters<typeof firstScreen>[0]> = {}) =>
  firstScreen({
    screen: 'home',
    url: new URL('http://localhost/'),
    brand,
    texts: serverTexts(brand.supportedLocales, 'en-GB'),
    picture: { srcSet: '/abc/480.webp 480w' },
    game,
    ...more,
  });

describe('firstScreen()', () => {
  it('shows the picture, the pitch and the way in, with every text escaped', () => {
    const html = draw()?.html;
    expect(html).toContain('srcset="/abc/480.webp 480w"');
    expect(html).toContain('alt="A &quot;house&quot;"');
    expect(html).toContain('Star &amp; Sons');
    expect(html).toContain('Homes &lt;here&gt;');
    expect(html).toContain('href="/game/show">Play now</a>');
    expect(html).toContain('<li>1 home</li>');
  });

  it('speaks the language of the reader', () => {
    const html = draw({ texts: serverTexts(brand.supportedLocales, 'es') })?.html;
    expect(html).not.toContain('Play now');
  });

  it('needs no style attribute, which the policy forbids', () => {
    for (const screen of ['home', 'guess']) expect(draw({ screen })?.html, screen).not.toContain(' style=');
  });

  it('is left out where the page will look different', () => {
    expect(draw({ game: { ...game, isOpen: false } })).toBeNull();
    expect(draw({ game: { ...game, needsCode: true } })).toBeNull();
    expect(draw({ game: null })).toBeNull();
    expect(draw({ brand: { ...brand, homePage: 'agent' } })).toBeNull();
    expect(draw({ screen: 'leaderboard' })).toBeNull();
  });

  it('takes a placeholder only if it is a picture', () => {
    const css = (placeholder: string) => {
      const { cover } = game;
      return draw({ game: { ...game, cover: cover && { ...cover, placeholder } } })?.css;
    };
    expect(css('data:image/webp;base64,AA==')).toContain('url("data:image/webp;base64,AA==")');
    expect(css('x")}</style><script>')).not.toContain('script');
  });

  it('frames the home to guess without naming it', () => {
    const html = draw({ screen: 'guess' })?.html;
    expect(html).toContain('<figure class="ui-photo" data-sizes=');
    expect(html).toContain('<h1></h1>');
    expect(html).not.toContain('abc');
  });
});
