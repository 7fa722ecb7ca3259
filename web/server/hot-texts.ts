import type { Plugin } from 'vite';

/** What the development server tells open pages when a language's file was saved. */
export const TEXTS_CHANGED = 'texts-changed';

/** With hot reload, a changed text is drawn in the open page: languages are data, for which Vite would reload it. */
export function hotTexts(): Plugin {
  return {
    name: 'hot-texts',
    apply: 'serve',
    hotUpdate({ file }) {
      if (!/\/src\/locales\/[\w-]+\.json$/.test(file)) return undefined;
      this.environment.hot.send({ type: 'custom', event: TEXTS_CHANGED });
      return [];
    },
  };
}
