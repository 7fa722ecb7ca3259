import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedSteps, AREAS, areaOf, STEP_NAMES, type Area } from './affected-steps.ts';
import { listChangedFiles } from './changed-files.ts';
import { chooseUnitTests } from './choose-unit-tests.ts';
import { root, run } from './command.ts';
import { steps } from './steps.ts';

const tracked = (await run('git', ['ls-files', '-z'])).stdout.split('\0').filter(Boolean);

describe('AREAS', () => {
  it.runIf(tracked.length > 0)('has a row for every file of the project', () => {
    expect(tracked.filter((file) => areaOf(file) === undefined)).toEqual([]);
  });

  it.runIf(tracked.length > 0)('has no row that decides about nothing', () => {
    const used = new Set(tracked.map((file) => areaOf(file)));
    expect(AREAS.filter((area) => !used.has(area)).map(({ files }) => files.source)).toEqual([]);
  });

  it('names every step, and every step has its name there', () => {
    expect([...STEP_NAMES].sort()).toEqual(steps.map(({ name }) => name).sort());
    expect(new Set(AREAS.flatMap((area) => area.steps))).toEqual(new Set(STEP_NAMES));
  });
});

describe('affectedSteps()', () => {
  it.each([
    ['supabase/tests/guesses/a_player_guesses_once.test.sql', ['format', 'sql']],
    ['web/src/ui/button.test.tsx', ['unit', 'lint', 'types', 'format']],
    ['web/e2e/brands.spec.ts', ['unit', 'lint', 'types', 'format', 'e2e']],
    ['README.md', ['unit', 'format']],
    ['scripts/stack/ports.ts', [...STEP_NAMES]],
    ['a-file-that-no-row-knows', [...STEP_NAMES]],
  ])('runs for %s what it can turn red', (file, expected) => {
    expect(affectedSteps([file])).toEqual(expected);
  });

  it.each([
    ['supabase/migrations/20260101000000_new.sql', ['sql', 'access', 'leaks', 'facts', 'e2e']],
    [
      'supabase/functions/_shared/domain/money.ts',
      ['unit', 'types', 'deno', 'build', 'facts', 'leaks', 'e2e'],
    ],
    ['web/src/features/game/queries.ts', ['unit', 'types', 'build', 'budget', 'leaks', 'e2e']],
  ])('leaves nothing out for %s', (file, least) => {
    expect(affectedSteps([file])).toEqual(expect.arrayContaining(least));
  });

  it('joins the steps of several files, and runs nothing for none', () => {
    const both = affectedSteps(['README.md', 'web/src/ui/button.test.tsx']);
    expect(both).toEqual(['unit', 'lint', 'types', 'format']);
    expect(affectedSteps([])).toEqual([]);
  });

  it('follows the table: another row is another run', () => {
    const only: readonly Area[] = [{ files: /^README/, steps: ['lint'] }];
    expect(affectedSteps(['README.md'], only)).toEqual(['lint']);
    expect(affectedSteps(['package.json'], only)).toEqual([...STEP_NAMES]);
  });
});

describe('chooseUnitTests()', () => {
  it('asks for the tests that import a changed screen, and for all that look at files', () => {
    const chosen = chooseUnitTests(['web/src/ui/button.tsx']);
    expect(chosen[0]).toBe('related');
    expect(chosen).toEqual(
      expect.arrayContaining([
        'web/src/ui/button.tsx',
        'web/src/ui/brand-theme.test.ts',
        'scripts/lint/zones.test.ts',
      ]),
    );
    expect(chosen).not.toContain('web/src/ui/button.test.tsx');
  });

  it.each([
    [['package.json']],
    [['web/src/ui/button.tsx', 'supabase/config.toml']],
    [['web/src/ui/gone.tsx']],
  ])('narrows nothing for %s', (files) => {
    expect(chooseUnitTests(files)).toEqual([]);
  });
});

describe('listChangedFiles()', () => {
  it.runIf(tracked.length > 0 && existsSync(join(root, '.git')))(
    'names files, or says that there is nothing to compare with',
    async () => {
      const found = await listChangedFiles().catch((error: unknown) => String(error));
      if (typeof found === 'string') expect(found).toMatch(/no branch/);
      else expect(found.every((file) => !file.includes('node_modules/'))).toBe(true);
    },
  );
});
