// Who may import whom: the table. `import-zones.mjs` holds it, `zones.test.ts` proves it on bad snippets.
//
//   domain <- wire <- handler <- index.ts      domain <- lib <- kit <- features <- app <- main      ui <- kit <- features
//
// A file belongs to the first zone whose pattern matches its path; it may import files of the zones in `may`
// (its own zone is named when it is allowed). `packages` lists the packages a zone may use; no list: any.
// Where a pattern has a group, importing inside one's own zone means the same group: a feature reaches only
// itself, a handler only its own folder.

/**
 * @typedef {object} Zone
 * @property {string} name
 * @property {RegExp} files   matches a path relative to the project root, with / as separator
 * @property {string[]} may   zones it may import
 * @property {string[]} [packages]  packages it may import; absent means any that is no vendor of a door
 */

/** Node's way to the texts; the browser fetches them. */
const textReader = 'web/src/locales/read-texts.ts';
const test = /\.(test|spec|examples)\.tsx?$/;

/** @type {Zone[]} */
export const zones = [
  {
    name: 'domain-test',
    files: /^supabase\/functions\/_shared\/domain\/.*\.test\.ts$/,
    may: ['domain', 'domain-test'],
  },
  {
    name: 'domain',
    files: /^supabase\/functions\/_shared\/domain\//,
    may: ['domain'],
    // Lines of three texts against each other: as pure as the rest.
    packages: ['node-diff3'],
  },
  {
    name: 'reader',
    files: /^supabase\/functions\/_shared\/reader\//,
    may: ['domain', 'reader'],
  },
  {
    // The shapes of every call. The browser takes its types, and values where a chunk that loads later needs them.
    name: 'wire',
    files: /^supabase\/functions\/_shared\/(?:wire\/|(?:problem|embed-domain)\.ts$)/,
    may: ['domain', 'reader', 'wire'],
    packages: ['tldts', 'zod'],
  },
  {
    name: 'shared',
    files: /^supabase\/functions\/_shared\//,
    may: ['domain', 'reader', 'wire', 'shared'],
  },
  {
    name: 'entry',
    files: /^supabase\/functions\/([^_/][^/]*)\/index\.ts$/,
    may: ['wire', 'handler', 'shared', 'domain'],
  },
  {
    name: 'handler',
    files: /^supabase\/functions\/([^_/][^/]*)\//,
    may: ['domain', 'reader', 'wire', 'shared', 'handler'],
  },
  {
    name: 'supabase-tests',
    files: /^supabase\//,
    may: ['supabase-tests', 'domain', 'reader', 'wire', 'scripts'],
  },
  { name: 'locales', files: /^web\/src\/locales\//, may: ['locales'] },
  { name: 'ui', files: /^web\/src\/ui\//, may: ['ui', 'domain'] },
  {
    name: 'lib',
    files: /^web\/src\/lib\//,
    may: ['lib', 'domain', 'reader', 'wire', 'locales'],
  },
  {
    name: 'kit',
    files: /^web\/src\/kit\//,
    may: ['kit', 'ui', 'lib', 'locales', 'domain', 'reader', 'wire'],
  },
  {
    name: 'feature',
    files: /^web\/src\/features\/([^/]+)\//,
    may: ['feature', 'kit', 'ui', 'lib', 'locales', 'domain', 'reader', 'wire'],
  },
  {
    name: 'gallery',
    files: /^web\/src\/gallery\//,
    may: ['gallery', 'ui', 'lib', 'locales', 'domain'],
  },
  {
    name: 'app',
    files: /^web\/src\/app\//,
    may: ['app', 'feature', 'kit', 'gallery', 'ui', 'lib', 'locales', 'domain', 'wire', 'content'],
  },
  // What runs without the app: the service worker and its calm page.
  { name: 'offline', files: /^web\/src\/offline\//, may: ['offline', 'lib', 'locales'] },
  { name: 'main', files: /^web\/src\//, may: ['main', 'app', 'ui', 'lib', 'locales', 'gallery'] },
  {
    name: 'site-server',
    files: /^web\/server\//,
    may: ['site-server', 'offline', 'app', 'kit', 'ui', 'lib', 'locales', 'domain', 'wire', 'content'],
  },
  { name: 'e2e', files: /^web\/e2e\//, may: ['e2e', 'domain', 'scripts', 'locales'] },
  { name: 'web-config', files: /^web\/[^/]+$/, may: ['web-config', 'scripts', 'site-server'] },
  { name: 'content', files: /^content\//, may: ['content', 'domain', 'wire'] },
  {
    name: 'scripts',
    files: /^scripts\//,
    may: [
      'scripts',
      'content',
      'domain',
      'reader',
      'wire',
      'shared',
      'handler',
      'supabase-tests',
      'site-server',
      'app',
      'e2e',
      'locales',
    ],
  },
  { name: 'root-config', files: /^[^/]+$/, may: ['root-config', 'scripts'] },
];

/** Packages that the files of one door only may import; the first of them names it. */
export const doors = [
  {
    packages: ['apexcharts', 'react-apexcharts'],
    doors: ['chart.tsx', 'chart-drawing.tsx', 'chart-options.ts', 'chart-base.ts'].map(
      (name) => `web/src/ui/${name}`,
    ),
  },
  {
    packages: ['@supabase/auth-ui-react', '@supabase/auth-ui-shared'],
    doors: ['web/src/features/account/components/auth-door.tsx'],
  },
  {
    packages: ['maplibre-gl', '@vis.gl/react-google-maps'],
    doors: [
      'map.tsx',
      'map-ground.ts',
      'map-google.tsx',
      'map-picker.tsx',
      'map-style.ts',
      'map-surface.tsx',
      'map-surface-corners.ts',
      'map-surface-google.tsx',
      'map-surface-layers.ts',
      'map-ring.tsx',
      'map-shapes.ts',
    ].map((name) => `web/src/ui/${name}`),
  },
];

/** The zone of a file, or undefined outside the table. @param {string} file path relative to the root */
export function zoneOf(file) {
  return zones.find((zone) => zone.files.test(file));
}

/**
 * What is wrong with `from` importing the file `to`, as a sentence; undefined when nothing is.
 * @param {string} from path relative to the root
 * @param {string} to path relative to the root
 */
export function fileViolation(from, to) {
  const source = zoneOf(from);
  const target = zoneOf(to);
  if (!source || !target) return undefined;
  // Tests and examples stand beside the code they show and may use any zone that is not another feature.
  const allowed = source.may.includes(target.name) || (test.test(from) && target.name === 'scripts');
  if (!allowed) return `${source.name} may not import ${target.name} (${to}).`;
  if (source.name !== target.name) return undefined;
  const own = source.files.exec(from)?.[1];
  const other = target.files.exec(to)?.[1];
  if (own === other) return undefined;
  return `${source.name} "${own}" may not import ${target.name} "${other}": ${
    source.name === 'feature' ? 'app composes features' : 'share through _shared'
  }.`;
}

/**
 * What is wrong with `from` importing the package `name`, as a sentence; undefined when nothing is.
 * @param {string} from path relative to the root
 * @param {string} name package name, without a path inside the package
 */
export function packageViolation(from, name) {
  const source = zoneOf(from);
  if (source?.packages && !test.test(from) && !source.packages.includes(name))
    return `${source.name} may not import the package ${name}.`;
  if (from.startsWith('web/src/') && name.startsWith('node:') && !test.test(from) && from !== textReader)
    return `the browser has no ${name}.`;
  const door = doors.find((candidate) => candidate.packages.includes(name));
  if (door && !door.doors.includes(from)) return `${name} is imported by ${door.doors.join(', ')} only.`;
  return undefined;
}
