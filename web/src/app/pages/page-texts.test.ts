import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  laterUnits,
  missingTexts,
  resolveImport,
  type TextUnit,
} from '../../../../scripts/test/page-texts.ts';
import { pageImport } from '../../../../scripts/test/page-import.ts';
import { routeTable } from './route-table.ts';

const HERE = join(import.meta.dirname, 'games.ts');

const units: readonly (TextUnit & { readonly screen: string })[] = routeTable.flatMap((row) => {
  const target = /["']([^"']+-page\.tsx)/.exec(pageImport(row))?.[1];
  const file =
    target === undefined
      ? null
      : resolveImport(HERE, target.replace(/^\/web\/src\/app\/pages/, '.').replace(/^\/web\/src/, '../..'));
  return file === null ? [] : [{ screen: row.screen, file, areas: row.texts ?? [] }];
});

describe('the areas of texts that a row names', () => {
  it('are read off the file of every page', () => {
    expect(units.length).toBe(routeTable.filter(({ lazy }) => lazy).length);
  });

  it.each(units)('hold what the files of $screen name, and what comes later brings the rest', (unit) => {
    for (const one of [unit, ...laterUnits(unit)]) expect(missingTexts(one), one.file).toEqual([]);
  });

  it('are missed where a page names a text of another area', () => {
    const [unit] = units.filter(({ screen }) => screen === 'guess');
    expect(missingTexts({ file: unit?.file ?? '', areas: ['homes'] })).toContain('guess.submit of play');
  });
});
