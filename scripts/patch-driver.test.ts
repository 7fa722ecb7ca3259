import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BROKEN_RELEASE, patchDriver, REPAIRS } from './patch-driver.mjs';
import { PROJECT_ROOT } from './stack/project-root.ts';

const read = (...path: readonly string[]) => readFileSync(join(PROJECT_ROOT, ...path), 'utf8');
const installed = read('node_modules/postgres/src/connection.js');
/** The installed file as it was released. */
const released = REPAIRS.reduce(
  (text, [broken = '', repaired = '']) => text.replace(repaired, () => broken),
  installed,
);

describe('the repairs of the Postgres driver', () => {
  it('are for the release that package.json pins', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    const { version } = JSON.parse(read('node_modules/postgres/package.json')) as { version: string };
    const sentence =
      'Run the chaos tests with the unrepaired release: where they pass, remove patch-driver.mjs; else name the release there.';
    expect([devDependencies['postgres'], version], sentence).toEqual([BROKEN_RELEASE, BROKEN_RELEASE]);
  });

  it.each(REPAIRS.map(([broken = '', repaired = '']) => ({ broken, repaired })))(
    'find their fault in it: $broken',
    ({ broken, repaired }) => {
      expect(
        released.split(broken).length - 1,
        'The driver no longer has this fault: remove the repair.',
      ).toBe(1);
      expect(released).not.toContain(repaired);
    },
  );
});

describe('patchDriver()', () => {
  const root = mkdtempSync(join(tmpdir(), 'driver-'));
  const file = join(root, 'node_modules/postgres/src/connection.js');
  const write = (text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  afterEach(() => rmSync(root, { recursive: true }));

  it('repairs the release once', () => {
    write(released);
    expect([patchDriver(root), patchDriver(root)]).toEqual([true, true]);
    const repaired = readFileSync(file, 'utf8');
    for (const [, instead = ''] of REPAIRS) expect(repaired).toContain(instead);
  });

  it('leaves a release alone that it does not know', () => {
    write('export default 1;');
    expect(patchDriver(root)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('export default 1;');
  });
});
