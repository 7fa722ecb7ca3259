import { basename } from 'node:path';

const forbidden = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager']);
// Names that tools fix: vite.config.ts, money.test.ts, button.examples.tsx; embed.js, which stands in pages of others.
const shape = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(tsx?|mjs|js)$/;

/** Lint rule: files are named in kebab-case after what they export, and never after nothing in particular. */
export const fileName = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const name = basename(context.filename);
    return {
      Program(node) {
        const report = (message) => context.report({ node, message });
        if (!shape.test(name)) report(`File name "${name}" is not kebab-case.`);
        const word = name
          .split('.')[0]
          .split('-')
          .find((part) => forbidden.has(part));
        if (word) report(`File name "${name}": "${word}" says nothing; name the file after its export.`);
      },
    };
  },
};
