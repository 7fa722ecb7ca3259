import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of React Router that nothing here uses (forms, prefetching, scroll restoration).
 * The package keeps them alive by setting a display name on each component and by not marking their creation as pure.
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
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}
