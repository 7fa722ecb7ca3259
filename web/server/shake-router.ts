import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of React Router that nothing here uses (forms, prefetching, scroll restoration, error
 * screens of its framework mode) and its warnings to developers. The package keeps them alive by setting a display name on
 * each component, by not marking their creation as pure, and by classes that extend what the bundler cannot see through.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          )
          .replace(/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)')
          .replace(/^(\s*)((?:warning|warnOnce)\()/gm, '$1/* @__PURE__ */ $2'),
    },
  };
}
