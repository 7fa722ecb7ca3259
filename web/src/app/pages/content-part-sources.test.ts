import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_PARTS } from '#domain/content-parts.ts';
import { sourceOfPart } from './content-part-sources.ts';

const files = readFileSync(join(import.meta.dirname, 'content-part-files.ts'), 'utf8');
const importedBy = (text: string) =>
  [...text.matchAll(/import\(\s*'#features\/([^']+)'/g)].map(([, file]) => file);

it('every part has its file, which the table of parts imports', () => {
  const imported = new Set(importedBy(files));
  for (const part of CONTENT_PARTS) {
    const source = sourceOfPart(part);
    expect([part, existsSync(join(import.meta.dirname, '../../features', source))]).toEqual([part, true]);
    expect([part, imported.has(source)]).toEqual([part, true]);
  }
  expect(new Set(CONTENT_PARTS.map(sourceOfPart))).toEqual(imported);
});

it('a part that names its file in its own row begins with that file', () => {
  const rows = files.split(/\n {2}'/).slice(1);
  const named = rows.flatMap((row) => {
    const [part] = row.split("'");
    const [source] = importedBy(row);
    return source === undefined ? [] : [[part, source]];
  });
  expect(named.length).toBeGreaterThan(30);
  for (const [part, source] of named)
    expect([part, CONTENT_PARTS.filter((one) => one === part).map(sourceOfPart)]).toEqual([part, [source]]);
});
