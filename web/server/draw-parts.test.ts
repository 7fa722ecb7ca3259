import { describe, expect, it, vi } from 'vitest';
import { CONTENT_PARTS, type ContentPart } from '#domain/content-parts.ts';
import { examples } from '#wire/examples.ts';
import { drawAhead } from '#app/draw-ahead.tsx';
import { pageAnswer, type ContentPage } from '#kit/content/content-page.ts';
import { answerKey } from '#lib/answer-key.ts';
import { readTexts } from '#locales/read-texts.ts';
import { drawWithPart } from './draw-with-part.ts';

vi.mock('#features/content/content-pages.ts', () => ({
  contentPages: () => ({ base: '/assets/pages-1', pages: { '/play/example': [] } }),
}));

const PATH = '/play/example';
const content = (part: ContentPart): ContentPage => ({
  path: PATH,
  title: 'An example',
  description: 'What it shows.',
  language: 'en-GB',
  changedOn: '2026-11-22',
  minutes: 1,
  part,
  place: { country: 'GB', town: 'Leeds' },
  pack: 'uk-cities',
  body: [{ tag: 'p', children: ['Text'] }],
});

/** A page with a part as the site server draws it, without window and document. */
async function draw(part: ContentPart, answer: (name: string) => unknown) {
  const { ahead, boot } = await drawWithPart(
    drawAhead,
    {
      path: '/:group/:page_slug?',
      url: new URL(PATH, 'http://localhost:3000'),
      boot: {
        supabaseUrl: 'http://api.test',
        publishableKey: 'key',
        brand: { ...examples.brand_record, key: 'default' },
        origin: 'http://localhost:3000',
        answers: { [answerKey(...pageAnswer(PATH, 'en-GB'))]: content(part) },
      },
      locale: 'en-GB',
      texts: readTexts('en'),
    },
    (name) => Promise.resolve(answer(name)),
  );
  const [, drawn = ''] = ahead?.html.split('class="information-part"') ?? [];
  return { ahead, boot, drawn };
}
const known = (name: string): unknown =>
  name === 'brand_games' ? [examples.game_overview] : (examples as Readonly<Record<string, unknown>>)[name];

describe('drawWithPart()', () => {
  it.each(CONTENT_PARTS)('draws the part %s from public answers', async (part) => {
    const { ahead, boot, drawn } = await draw(part, known);
    expect(boot.drawsPart).toBe(true);
    expect(ahead?.partSource).toMatch(/\.tsx$/);
    expect(drawn).not.toContain('ui-skeleton');
    expect(drawn).not.toContain('<template');
  });

  it('keeps the place of a part whose answers nobody has', async () => {
    const { ahead, boot, drawn } = await draw('games-of-place', () => undefined);
    expect(boot.drawsPart).toBeUndefined();
    expect(ahead?.isWhole).toBe(true);
    expect(drawn).toContain('ui-skeleton');
  });
});
