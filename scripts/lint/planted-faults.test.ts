import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-sandbox.ts';

const SCRIPT = 'scripts/seed';
const UI = 'web/src/ui';
const DOMAIN = 'supabase/functions/_shared/domain';
const ENTRY = 'supabase/functions/start-run';
const work = 'const work = async (): Promise<number> => 1;\n';

/** One fault for each kind of rule, where the rule has to hold, and the same thing as it should be. */
const faults: readonly (readonly [path: string, rule: string, bad: string, good: string])[] = [
  // names, zones, exports
  [`${SCRIPT}/utils.ts`, 'house(file-name)', 'export const a = 1;', ''],
  [`${SCRIPT}/PriceTag.mjs`, 'house(file-name)', 'export const a = 1;', ''],
  [
    `${SCRIPT}/zone.ts`,
    'house(import-zones)',
    "export { a } from '../../web/src/ui/a.tsx';\nexport const b = 1;",
    "export { a } from './a.ts';\nexport const b = 1;",
  ],
  [
    `${SCRIPT}/lazy.mjs`,
    'house(import-zones)',
    "export const b = import('#ui/button.tsx');",
    "export const b = import('#domain/money.ts');",
  ],
  [
    `${SCRIPT}/barrel.mjs`,
    'house(no-barrel)',
    "export * from './a.mjs';",
    "export * from './a.mjs';\nexport const b = 1;",
  ],
  [`${SCRIPT}/default.mjs`, 'import(no-default-export)', 'export default 1;', 'export const a = 1;'],
  [
    `${SCRIPT}/kind.ts`,
    'house(no-enum)',
    'enum Kind { House }\nexport const a = Kind.House;',
    "export const KINDS = ['house'] as const;",
  ],
  // sizes
  [
    `${SCRIPT}/long.ts`,
    'eslint(max-lines)',
    'export const a = 1;\n' + '// more\n'.repeat(250),
    'export const a = 1;\n' + '// more\n'.repeat(240),
  ],
  [
    `${SCRIPT}/long-function.ts`,
    'eslint(max-lines-per-function)',
    `export const a = () => {\n${'  Math.abs(1);\n'.repeat(101)}};`,
    `export const a = () => {\n${'  Math.abs(1);\n'.repeat(90)}};`,
  ],
  [
    `${SCRIPT}/long.test.ts`,
    'eslint(max-lines)',
    'export const a = 1;\n' + '// more\n'.repeat(320),
    'export const a = 1;\n' + '// more\n'.repeat(300),
  ],
  // the language
  [
    `${SCRIPT}/equal.mjs`,
    'eslint(eqeqeq)',
    'export const a = (b) => b == 1;',
    'export const a = (b) => b == null;',
  ],
  [
    `${SCRIPT}/says-deno.mjs`,
    'eslint(no-restricted-globals)',
    'export const a = Deno.args;',
    'export const a = process.argv;',
  ],
  [
    `${SCRIPT}/unused.ts`,
    'eslint(no-unused-vars)',
    'export const a = (b: number) => 1;',
    'export const a = (_b: number) => 1;',
  ],
  [
    `${SCRIPT}/constant.ts`,
    'eslint(prefer-const)',
    'let a = 1;\nexport const b = a;',
    'const a = 1;\nexport const b = a;',
  ],
  [
    `${SCRIPT}/any.ts`,
    'typescript(no-explicit-any)',
    'export const a = (b: any): unknown => b;',
    'export const a = (b: unknown): unknown => b;',
  ],
  [
    `${SCRIPT}/sure.ts`,
    'typescript(no-non-null-assertion)',
    'export const a = (b?: string) => b!.length;',
    'export const a = (b?: string) => b?.length;',
  ],
  [
    `${SCRIPT}/types-only.ts`,
    'typescript(consistent-type-imports)',
    "import { Sql } from 'postgres';\nexport type A = Sql;",
    "import type { Sql } from 'postgres';\nexport type A = Sql;",
  ],
  // with types
  [`${SCRIPT}/floating.ts`, 'typescript(no-floating-promises)', `${work}work();`, `${work}await work();`],
  [
    `${SCRIPT}/misused.ts`,
    'typescript(no-misused-promises)',
    `${work}export const a = work() ? 1 : 2;`,
    `${work}export const a = (await work()) ? 1 : 2;`,
  ],
  [
    `${SCRIPT}/awaited.ts`,
    'typescript(await-thenable)',
    'export const a = await Number(1);',
    'export const a = await Promise.resolve(1);',
  ],
  [
    `${SCRIPT}/assigned.ts`,
    'typescript(no-unsafe-assignment)',
    "export const a = JSON.parse('1');",
    "export const a: unknown = JSON.parse('1');",
  ],
  [
    `${SCRIPT}/member.ts`,
    'typescript(no-unsafe-member-access)',
    "export const a = String(JSON.parse('1').b);",
    "export const a = String(JSON.parse('1'));",
  ],
  [
    `${SCRIPT}/call.ts`,
    'typescript(no-unsafe-call)',
    "export const a = String(JSON.parse('1')());",
    "export const a = String(JSON.parse('1'));",
  ],
  [
    `${SCRIPT}/argument.ts`,
    'typescript(no-unsafe-argument)',
    "export const a = Math.abs(JSON.parse('1'));",
    "export const a = Math.abs(Number('1'));",
  ],
  [
    `${SCRIPT}/return.ts`,
    'typescript(no-unsafe-return)',
    "export const a = (): number => JSON.parse('1');",
    "export const a = (): unknown => JSON.parse('1');",
  ],
  [
    `${SCRIPT}/template.ts`,
    'typescript(restrict-template-expressions)',
    'export const a = (b: () => void) => `${b}`;',
    'export const a = (b: number) => `${b}`;',
  ],
  [
    `${SCRIPT}/condition.ts`,
    'typescript(no-unnecessary-condition)',
    'export const a = (b: string) => b?.length;',
    'export const a = (b: string[]) => b[0]?.length;',
  ],
  [
    `${SCRIPT}/switch.ts`,
    'typescript(switch-exhaustiveness-check)',
    "export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } return 2; };",
    "export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; case 'y': return 2; } };",
  ],
  [
    `${SCRIPT}/thrown.ts`,
    'typescript(only-throw-error)',
    "export const a = () => { throw 'no'; };",
    "export const a = () => { throw new Error('no'); };",
  ],
  [
    `${SCRIPT}/assertion.ts`,
    'typescript(no-unnecessary-type-assertion)',
    'export const a = (b: string) => b as string;',
    'export const a = (b: unknown) => b as string;',
  ],
  [
    `${DOMAIN}/floating.test.ts`,
    'typescript(no-floating-promises)',
    `${work}work();`,
    `${work}await work();`,
  ],
  [
    `${DOMAIN}/condition.test.ts`,
    'typescript(no-unnecessary-condition)',
    'export const a = (b: string) => b?.length;',
    'export const a = (b: string[]) => b[0]?.length;',
  ],
  [`${UI}/floating.tsx`, 'typescript(no-floating-promises)', `${work}work();`, `${work}await work();`],
  // the pure domain, and its tests, which may
  [
    `${DOMAIN}/clock.ts`,
    'house(no-clock)',
    'export const a = new Date();',
    'export const a = (now: number) => new Date(now);',
  ],
  [
    `${DOMAIN}/now.ts`,
    'eslint(no-restricted-properties)',
    'export const a = Date.now();',
    'export const a = (now: number) => now;',
  ],
  [
    `${DOMAIN}/chance.ts`,
    'eslint(no-restricted-properties)',
    'export const a = Math.random();',
    'export const a = (chance: number) => chance;',
  ],
  // the browser
  [
    `${UI}/node.ts`,
    'eslint(no-restricted-globals)',
    'export const a = process.argv;',
    'export const a = location.href;',
  ],
  [
    `${UI}/hook.tsx`,
    'react-hooks(rules-of-hooks)',
    "import { useId } from 'react';\nexport function A({ is }: { readonly is: boolean }) {\n  if (is) useId();\n  return null;\n}",
    "import { useId } from 'react';\nexport function A() {\n  return <p id={useId()} />;\n}",
  ],
  [
    `${UI}/deps.tsx`,
    'react-hooks(exhaustive-deps)',
    "import { useEffect } from 'react';\nexport function A({ title }: { readonly title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}",
    "import { useEffect } from 'react';\nexport function A({ title }: { readonly title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, [title]);\n  return null;\n}",
  ],
  [
    `${UI}/impure.tsx`,
    'react(purity)',
    'export function A() {\n  return <p>{Date.now()}</p>;\n}',
    'export function A({ now }: { readonly now: number }) {\n  return <p>{now}</p>;\n}',
  ],
  [
    `${UI}/effect.tsx`,
    'react(set-state-in-effect)',
    "import { useEffect, useState } from 'react';\nexport function A() {\n  const [a, set] = useState(0);\n  useEffect(() => {\n    set(1);\n  }, []);\n  return <p>{a}</p>;\n}",
    "import { useState } from 'react';\nexport function A() {\n  const [a] = useState(0);\n  return <p>{a}</p>;\n}",
  ],
  [
    `${UI}/image.tsx`,
    'jsx-a11y(alt-text)',
    'export const A = () => <img src="a.png" />;',
    'export const A = () => <img src="a.png" alt="" />;',
  ],
  [
    `${UI}/click.tsx`,
    'jsx-a11y(click-events-have-key-events)',
    'export const A = () => <div role="button" tabIndex={0} onClick={() => undefined} />;',
    'export const A = () => <button type="button" onClick={() => undefined}>a</button>;',
  ],
  [
    `${UI}/drop.tsx`,
    'jsx-a11y(no-static-element-interactions)',
    'export const A = () => <div onDrop={() => undefined} />;',
    'export const A = () => <div />;',
  ],
  [
    `${UI}/panel.tsx`,
    'jsx-a11y(no-noninteractive-tabindex)',
    'export const A = () => <div role="tabpanel" tabIndex={0} />;',
    'export const A = () => <div role="tabpanel" />;',
  ],
  [
    `${UI}/excuse.ts`,
    'syntax',
    '// oxlint-disable-next-line eqeqeq\nexport const a = 1;',
    'export const a = 1;',
  ],
  // entry files, which no program holds
  [
    `${ENTRY}/index.ts`,
    'typescript(no-explicit-any)',
    'export const a = (b: any): unknown => b;',
    'export const a = Deno.args;',
  ],
];

describe('.oxlintrc.jsonc', () => {
  let bad = new Map<string, string[]>();
  let good = new Map<string, string[]>();

  beforeAll(async () => {
    bad = await lintFiles(new Map(faults.map(([path, , text]) => [path, `${text}\n`])));
    good = await lintFiles(
      new Map(faults.filter(([, , , text]) => text).map(([path, , , text]) => [path, `${text}\n`])),
    );
  }, 60_000);

  it.each(faults)('in %s refuses %s', (path, rule) => {
    expect(bad.get(path)).toContain(rule);
  });

  it('lets tests of the domain read the clock', async () => {
    const path = `${DOMAIN}/clock.test.ts`;
    expect(await lintFiles(new Map([[path, 'export const a = new Date();\n']]))).toEqual(
      new Map([[path, []]]),
    );
  });

  it.each(faults.filter(([, , , text]) => text))('in %s allows what is right beside %s', (path) => {
    expect(good.get(path)).toEqual([]);
  });
});
