import { beforeEach, expect, it, vi } from 'vitest';
import { speakLocale, t } from './i18n.ts';

const asked: string[] = [];
let fails = false;

vi.mock('./fetch-texts.ts', () => ({
  fetchTexts: (area: string, locale: string) => {
    asked.push(`${area} ${locale}`);
    return fails
      ? Promise.reject(new Error('gone'))
      : Promise.resolve({ [area === 'board' ? 'board.you' : 'talk.title']: `${area}!` });
  },
}));

beforeEach(() => {
  asked.length = 0;
  fails = false;
  vi.resetModules();
});

it('loadTexts() adds the texts of areas, and fetches each once', async () => {
  const { loadTexts } = await import('./load-texts.ts');
  const { speakLocale: speak, t: say } = await import('./i18n.ts');
  speak('es', {});
  await Promise.all([loadTexts(['board', 'forum']), loadTexts(['board'])]);
  expect(asked).toEqual(['board es', 'forum es']);
  expect([say('board.you'), say('talk.title')]).toEqual(['board!', 'forum!']);
});

it('loadTexts() says that a file did not load, and fetches it anew when it is asked again', async () => {
  const { loadTexts } = await import('./load-texts.ts');
  fails = true;
  await expect(loadTexts(['board'])).rejects.toMatchObject({ code: 'chunk' });
  fails = false;
  await expect(loadTexts(['board'])).resolves.toBeUndefined();
});

it('withTexts() waits for the part and its texts', async () => {
  const { withTexts } = await import('./load-texts.ts');
  await expect(withTexts(['board'], () => Promise.resolve('part'))).resolves.toBe('part');
  expect(asked).toEqual(['board en-GB']);
});

it('t() shows the key of a text that is not there', () => {
  speakLocale('en-GB', {});
  expect(t('board.you')).toBe('board.you');
});
