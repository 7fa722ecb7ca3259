import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findUnresolved, joinImports } from './check-functions.ts';

describe('joinImports()', () => {
  it('joins what functions agree about', () => {
    expect(joinImports([{ zod: 'npm:zod@1' }, { zod: 'npm:zod@1', tldts: 'npm:tldts@2' }])).toEqual({
      zod: 'npm:zod@1',
      tldts: 'npm:tldts@2',
    });
  });

  it('refuses two versions of one package', () => {
    expect(() => joinImports([{ zod: 'npm:zod@1' }, { zod: 'npm:zod@2' }])).toThrow(
      'Functions disagree about zod',
    );
  });
});

describe('findUnresolved()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-function-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (imports: Record<string, string>) => {
    writeFileSync(join(folder, 'deno.json'), JSON.stringify({ imports }));
    writeFileSync(join(folder, 'shape.ts'), "import type { A } from 'shapes';\nexport const a: A = 1;\n");
    writeFileSync(join(folder, 'index.ts'), "import { a } from './shape.ts';\nexport const b = a;\n");
    writeFileSync(join(folder, 'shapes.ts'), 'export type A = number;\n');
  };

  it('names a package that is imported behind the entry file and is not in deno.json', async () => {
    write({});
    expect(await findUnresolved(folder)).toEqual([expect.stringContaining('"shapes"')]);
  });

  it('finds nothing where deno.json names it', async () => {
    write({ shapes: './shapes.ts' });
    expect(await findUnresolved(folder)).toEqual([]);
  });

  it('tells when there is no entry file', async () => {
    rmSync(join(folder, 'index.ts'));
    expect(await findUnresolved(folder)).not.toEqual([]);
  });
});
