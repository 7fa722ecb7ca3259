import { describe, expect, it } from 'vitest';
import { brandHomePages } from '#domain/theme/brand-looks.ts';
import { examples } from '#wire/examples.ts';
import { answerKey } from '#lib/answer-key.ts';
import { drawAhead } from '#app/draw-ahead.tsx';
import { readTexts } from '#locales/read-texts.ts';

const game = { ...examples.game_overview, isOpen: true, needsCode: false };

/** What the site server draws, here too without window and document. */
async function draw(path: string, address: string, homePage: string): Promise<string> {
  const brand = { ...examples.brand_record, key: 'star', homePage, brandedGameSlug: game.slug };
  const page = await drawAhead({
    path,
    url: new URL(address, 'http://star.localhost:3000'),
    boot: {
      supabaseUrl: 'http://api.test',
      publishableKey: 'key',
      brand,
      origin: 'http://star.localhost:3000',
      answers: {
        [answerKey('game_overview', { gameSlug: game.slug, brand: 'star' })]: game,
        [answerKey('brand_games', { brand: 'star' })]: [game],
        [answerKey('live_proof', { brand: 'star' })]: examples.live_proof,
        [answerKey('site_page', { slug: 'home', brand: 'star', locale: 'en-GB' })]: {
          ...examples.site_page,
          movedTo: null,
        },
      },
    },
    locale: 'en-GB',
    texts: readTexts('en'),
  });
  return page?.html ?? '';
}

describe('drawAhead() where there is no browser', () => {
  it.each(brandHomePages)(
    'draws the front door of a brand whose home page is of the kind %s',
    async (kind) => {
      expect(typeof window).toBe('undefined');
      expect(await draw('/', '/', kind)).toContain('<h1>');
    },
  );

  it('draws the start of a game', async () => {
    expect(await draw('/game/:gameSlug', `/game/${game.slug}`, 'game')).toContain('<h1>');
  });
});
