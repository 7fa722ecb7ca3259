/** Every step that something in the project can break, by the step's name. */
export type StepName = (typeof STEP_NAMES)[number];
export const STEP_NAMES = [
  'stack',
  'build',
  'unit',
  'lint',
  'types',
  'deno',
  'format',
  'sql',
  'access',
  'leaks',
  'facts',
  'contract',
  'system',
  'advisors',
  'budget',
  'e2e',
  'chaos',
] as const;

/** Part of the project, and the steps that a change there can turn red. */
export interface Area {
  readonly files: RegExp;
  readonly steps: readonly StepName[];
  /** Unit tests follow the files by their imports: vitest finds those that a change can reach. */
  readonly isImported?: boolean;
}

const CODE = ['unit', 'lint', 'types', 'format'] as const;
const BROWSER = ['build', 'budget', 'e2e', 'leaks', 'system'] as const;
const DATABASE = ['stack', 'sql', 'access', 'leaks', 'facts', 'contract', 'system', 'advisors'] as const;
const ON_STACK = [
  'stack',
  'sql',
  'access',
  'leaks',
  'facts',
  'contract',
  'system',
  'e2e',
  'budget',
  'chaos',
] as const;

/** What feeds which step. The first row that fits a file decides; a file that none fits feeds every step. */
export const AREAS: readonly Area[] = [
  // Tests feed the step that runs them.
  { files: /^supabase\/tests\/.*\.sql$/, steps: ['sql', 'format'] },
  { files: /^supabase\/tests\/leaks\//, steps: ['leaks', ...CODE] },
  // The leak suite asks what the access matrix lists.
  { files: /^supabase\/tests\/access\//, steps: ['access', 'leaks', ...CODE] },
  { files: /^supabase\/tests\/facts\//, steps: ['facts', ...CODE] },
  { files: /^scripts\/stack\/.*\.stack\.test\.ts$/, steps: ['contract', ...CODE] },
  { files: /\.stack\.test\.ts$/, steps: ['system', ...CODE] },
  { files: /\.chaos\.test\.ts$/, steps: ['chaos', ...CODE] },
  { files: /\.test\.tsx?$/, steps: CODE, isImported: true },
  { files: /^web\/e2e\//, steps: ['e2e', ...CODE] },
  // What the browser and the site server run.
  { files: /^web\/(src|public)\//, steps: [...CODE, ...BROWSER], isImported: true },
  { files: /^web\//, steps: [...CODE, ...BROWSER] },
  { files: /^content\//, steps: [...CODE, 'build', ...ON_STACK] },
  // Domain, wire and functions: the seed, the site and the stack run them as well.
  { files: /^supabase\/functions\//, steps: [...CODE, 'deno', 'build', ...ON_STACK], isImported: true },
  { files: /^supabase\/.*\.md$/, steps: ['unit', 'format'] },
  { files: /^supabase\//, steps: ['unit', 'lint', 'types', 'format', ...DATABASE, 'e2e', 'budget', 'chaos'] },
  // Scripts that no other step stands on.
  { files: /^scripts\/(calls|content|fuzz-reader|map-borders|screenshots|share-image)\//, steps: CODE },
  { files: /^scripts\/lint\//, steps: CODE },
  { files: /^scripts\/test\/mutants?\b|^scripts\/test\/mutate-/, steps: CODE },
  { files: /^scripts\/bench\//, steps: ['chaos', ...CODE] },
  // A model's stand-in, which journeys and the tests of answers talk to.
  { files: /^scripts\/model\//, steps: [...CODE, ...ON_STACK] },
  // The samples come with their pictures; the importers write them.
  { files: /^scripts\/(seed|import|valuation)\//, steps: [...CODE, ...ON_STACK] },
  { files: /^scripts\/(stack|test)\/|^scripts\/[^/]+$/, steps: STEP_NAMES },
  // What every tool reads.
  { files: /^(package(-lock)?\.json|vitest\.config\.ts|\.npmrc|\.env\.example)$/, steps: STEP_NAMES },
  { files: /^tsconfig\.json$/, steps: ['types', 'lint', 'unit', 'build', 'format'] },
  { files: /^\.oxlintrc\.jsonc$/, steps: ['lint', 'unit', 'format'] },
  { files: /^(README\.md|\.oxfmtrc\.json|\.gitignore|\.ci\/.*)$/, steps: ['unit', 'format'] },
];

/** The row that decides about a file. */
export function areaOf(file: string, areas: readonly Area[] = AREAS): Area | undefined {
  return areas.find((area) => area.files.test(file));
}

/** The steps that these files can turn red, in the order in which steps are listed. */
export function affectedSteps(files: readonly string[], areas: readonly Area[] = AREAS): StepName[] {
  const affected = new Set(files.flatMap((file) => areaOf(file, areas)?.steps ?? STEP_NAMES));
  return STEP_NAMES.filter((name) => affected.has(name));
}

/** Whether unit tests can be narrowed to those that import one of these files. */
export function areFoundByImport(files: readonly string[], areas: readonly Area[] = AREAS): boolean {
  return files.every((file) => areaOf(file, areas)?.isImported === true);
}
