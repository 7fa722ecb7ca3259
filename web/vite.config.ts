import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildServerEntry } from './server/build-server-entry.ts';
import { compressOutput } from './server/compress-output.ts';
import { firstVisitChunks } from './server/first-visit-chunks.ts';
import { keepBuilds } from './server/keep-builds.ts';
import { offlineShell } from './server/offline-shell.ts';
import { preloadFonts } from './server/preload-fonts.ts';
import { servePages } from './server/serve-pages.ts';
import { serveTexts } from './server/serve-texts.ts';
import { shakeRouter } from './server/shake-router.ts';

const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production', import.meta.url),
);

/**
 * The entry lists what a lazy page imports, so that its parts load beside it. That list is paid by everybody's first
 * visit: only the pages of a run, which follow each other quickly, have theirs; the others find their parts a moment later.
 */
function preloadOfPlay(file: string, parts: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' || /(game-start|guess|results-summary)-page/.test(file) ? parts : [];
}

const firstVisit = {
  debugName: 'first visit',
  name: firstVisitChunks(
    {
      entry: 'src/main.tsx',
      pages: {
        start: 'src/features/find/pages/home-page.tsx',
        play: 'src/features/play/pages/guess-page.tsx',
      },
      next: { results: 'src/features/play/pages/results-summary-page.tsx' },
    },
    import.meta.dirname,
  ),
};

/** The entry names every file that may follow: a shorter fingerprint than usual tells their versions apart as well. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    serveTexts(),
    servePages(),
    shakeRouter(),
    preloadFonts(),
    offlineShell(process.env.VITE_SERVICE_WORKER === 'off'),
    keepBuilds(),
    compressOutput(),
    buildServerEntry(import.meta.filename),
  ],
  ssr: { noExternal: true },
  resolve: {
    // React Router's package always names its development build; the production one, without the warnings, is smaller.
    alias: [
      // The build that needs no worker from a blob, as the site's security policy asks; the map's worker is a file.
      { find: /^maplibre-gl$/, replacement: 'maplibre-gl/dist/maplibre-gl-csp.js' },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every supported browser preloads modules by itself.
    modulePreload: { polyfill: false, resolveDependencies: preloadOfPlay },
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { groups: [firstVisit] }, ...FILE_NAMES } } }),
  },
}));
