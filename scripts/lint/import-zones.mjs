import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileViolation, packageViolation } from './zones.mjs';

const root = resolve(import.meta.dirname, '../..');
/** @type {Record<string, string>} the one table of aliases */
const aliases = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).imports ?? {};

/** Lint rule: every import, export-from and import() obeys the table in zones.mjs. */
export const importZones = {
  meta: { type: 'problem', schema: [], messages: { zone: '{{ why }} See scripts/lint/zones.mjs.' } },
  create(context) {
    const from = relative(root, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const why = violation(from, node.value);
      if (why) context.report({ node, messageId: 'zone', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
    };
  },
};

/** @param {string} from @param {string} specifier as written */
export function violation(from, specifier) {
  const file = fileOf(from, specifier.split('?')[0]);
  if (file?.startsWith('../')) return undefined;
  return file ? fileViolation(from, file) : packageViolation(from, packageName(specifier));
}

/** Path of the imported file relative to the root; undefined for a package. */
function fileOf(from, specifier) {
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix))
      return target.replace('./', '').replace('*', specifier.slice(prefix.length));
  }
  return undefined;
}

function packageName(specifier) {
  if (specifier.startsWith('node:')) return specifier;
  const bare = specifier.replace(/^npm:/, '');
  return bare
    .split('/')
    .slice(0, bare.startsWith('@') ? 2 : 1)
    .join('/')
    .replace(/(?<=.)@[\d^~].*$/, '');
}
