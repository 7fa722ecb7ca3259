import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { root, runIn } from '../test/command.ts';

/** What decides how a file is linted. */
const CONFIGURATION = [
  '.oxlintrc.jsonc',
  'package.json',
  'scripts/lint',
  'tsconfig.json',
  'web/tsconfig.json',
  'supabase/functions/_shared/domain/tsconfig.json',
  'supabase/functions/_shared/domain/tsconfig.pure.json',
];

const report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string().optional() })),
});

/**
 * Lints files as they would be linted in the project, without writing into it.
 * @param files source text by path
 * @returns the rules that each file breaks, as `plugin(rule)`
 */
export async function lintFiles(files: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-lint-'));
  try {
    for (const path of CONFIGURATION) cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = await runIn(folder, process.execPath, [
      'node_modules/oxlint/bin/oxlint',
      '-f',
      'json',
      ...files.keys(),
    ]);
    const broken = new Map([...files.keys()].map((path): [string, string[]] => [path, []]));
    for (const { filename, code } of report.parse(JSON.parse(stdout)).diagnostics)
      broken.get(filename)?.push(code ?? 'syntax');
    return broken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
