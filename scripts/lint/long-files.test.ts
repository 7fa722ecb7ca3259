import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root, runTool } from '../test/command.ts';

// Entries of .oxlintrc.jsonc that let one file be longer than others, until it is taken apart.
const ENTRY =
  /\{\s*"files":\s*\["([^"]+)"\],\s*"rules":\s*\{\s*"(max-lines[a-z-]*)":\s*\["error", \d+\]\s*\},?\s*\}/g;
const entries = [...readFileSync(join(root, '.oxlintrc.jsonc'), 'utf8').matchAll(ENTRY)].map(
  ([, files = '', rule = '']) => [basename(files), rule] as const,
);

const report = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) });
const folder = mkdtempSync(join(tmpdir(), 'house-price-game-long-files-'));
let tooLong = new Set<string>();

/** What is too long where no file has an entry, as "name rule". */
beforeAll(async () => {
  const config = join(folder, 'config.json');
  const rules = { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 100] };
  const tests = { files: ['**/*.test.ts'], rules: { 'max-lines': ['error', 320] } };
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules, overrides: [tests] }));
  const { stdout } = await runTool('oxlint/bin/oxlint', [
    '-c',
    config,
    '-f',
    'json',
    'scripts',
    'supabase',
    'web',
  ]);
  const { diagnostics } = report.parse(JSON.parse(stdout));
  tooLong = new Set(
    diagnostics.map(
      ({ filename, code }) => `${basename(filename)} ${code.replace(/^eslint\((.*)\)$/, '$1')}`,
    ),
  );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the list of files that are too long', () => {
  it('is read as it is written', () => {
    expect(entries.length).toBeGreaterThan(0);
  });

  it.each(entries)(
    'still needs its entry for %s: take it out once the file keeps the %s of others',
    (name, rule) => {
      expect([...tooLong]).toContain(`${name} ${rule}`);
    },
  );
});
