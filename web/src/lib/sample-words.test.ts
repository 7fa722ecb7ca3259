import { afterEach, describe, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { seedGames } from '../../../scripts/seed/game-payloads.ts';
import { listSamples } from '../../../scripts/seed/samples/sample-listings.ts';
import { callRpc, sayAnswersBy } from './api.ts';
import { saySamples, sayText, sayTitles } from './sample-words.ts';

const games = seedGames([]);

afterEach(() => {
  vi.unstubAllGlobals();
  sayAnswersBy((_, answer) => answer);
});

describe('sayText()', () => {
  it.each(games.filter(({ payload }) => payload.agencyKey === 'default'))(
    'sayText() has Spanish for $payload.slug and each of its homes',
    ({ payload, homes }) => {
      const { title, description = '' } = payload;
      expect(sayText(description)).not.toBe(description);
      // Two names are the same in both languages.
      if (!['House Price Game', 'Costa'].includes(title)) expect(sayText(title)).not.toBe(title);
      for (const { title: home } of listSamples(homes)) {
        expect(sayText(home)).not.toBe(home);
        expect(sayText(home)).toMatch(/ (dormitorios?|Estudio)\b|^Estudio en/);
        expect(sayText(home)).not.toMatch(/[{}]|undefined/);
      }
    },
  );

  it('sayText() puts size, building and town into place', () => {
    expect(sayText('Two-bedroom flat in a white block, Málaga')).toBe(
      'Piso de dos dormitorios en un bloque blanco, Málaga',
    );
    expect(sayText('Studio flat in a glass tower, Leeds')).toBe('Estudio en una torre de cristal, Leeds');
  });

  it('sayText() leaves what people wrote', () => {
    for (const text of [
      'One life, and then some',
      'Two-bedroom houseboat, Leeds',
      'Twenty-bedroom white villa, Nice',
      '',
    ])
      expect(sayText(text)).toBe(text);
  });
});

describe('sayTitles()', () => {
  it('sayTitles() reaches every depth and touches no other field', () => {
    const answer = {
      title: 'One life',
      rows: [{ facts: { title: 'Small print' } }],
      displayName: 'One life',
      n: 1,
    };
    expect(sayTitles(answer)).toEqual({
      title: 'Una sola vida',
      rows: [{ facts: { title: 'Letra pequeña' } }],
      displayName: 'One life',
      n: 1,
    });
  });
});

describe('saySamples()', () => {
  it('saySamples() changes what players read, and nothing that is edited', async () => {
    const oneLife = <T>(game: T) => ({ ...game, title: 'One life' });
    const named = oneLife(examples.game_overview);
    const edited = { ...examples.own_games, games: examples.own_games.games.map(oneLife) };
    vi.stubGlobal('fetch', (url: string) =>
      Promise.resolve(Response.json(url.endsWith('own_games') ? edited : named)),
    );
    saySamples();
    expect(await callRpc('game_overview', { gameSlug: 'one' })).toMatchObject({ title: 'Una sola vida' });
    expect((await callRpc('own_games', {})).games[0]?.title).toBe('One life');
  });
});
