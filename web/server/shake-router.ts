import type { Plugin } from 'vite';

/** The release that these are written for; package.json pins it. */
export const ROUTER_RELEASE = '7.18.5';

/** What keeps unused parts alive, by what it is, and what stands there instead. */
export const ROUTER_CHANGES: Readonly<Record<string, readonly [found: RegExp, instead: string]>> = {
  'components whose creation is not marked as pure': [
    /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    '= /* @__PURE__ */ $1',
  ],
  'display names': [/^\w+\.displayName = .*;$/gm, ''],
  'classes that extend a component': [
    /^var (\w+) = (class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
  instrumentations: [/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)'],
  // The error itself stays, with its place.
  'explanations of errors that only developers make': [
    /(invariant\(\n(?:(?!\n\s*\);)[\s\S])*?),\n\s*(?:`[^`]*`|"[^"]*")\n(\s*\);)/g,
    '$1\n$2',
  ],
  'warnings to developers': [/^(\s*)((?:warning|warnOnce)\()/gm, '$1/* @__PURE__ */ $2'],
};

/**
 * Lets the bundler drop the parts of React Router that nothing here uses (forms, prefetching, scroll restoration, error
 * screens of its framework mode) and what it says to developers. The package keeps them alive by setting a display name on
 * each component, by not marking their creation as pure, and by classes that extend what the bundler cannot see through.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        Object.values(ROUTER_CHANGES).reduce((text, [found, instead]) => text.replace(found, instead), code),
    },
  };
}
