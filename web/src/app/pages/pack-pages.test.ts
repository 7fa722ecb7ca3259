import { describe, expect, it } from 'vitest';
import { readTexts } from '#locales/read-texts.ts';
import { readPages } from '../../../../content/read-pages.ts';

describe('pages about packs', () => {
  it('are one for each pack that the builder names, and start that pack', () => {
    const pages = readPages().filter(({ part }) => part === 'start-pack');
    const names = Object.keys(readTexts('en')).flatMap((key) =>
      key.startsWith('builder.template.') ? [key.slice('builder.template.'.length)] : [],
    );
    expect(pages.map(({ pack }) => pack).sort()).toEqual([...names].sort());
    for (const { path, pack } of pages) expect(path).toBe(`/game-templates/${String(pack)}`);
  });
});
