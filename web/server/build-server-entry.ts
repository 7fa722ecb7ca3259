import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { SERVER_FOLDER } from './ahead-pages.ts';

/** After the browser's files, builds what the site server runs of the site, whole: it needs no package to be installed. */
export function buildServerEntry(configFile: string): Plugin {
  let outDir = '';
  return {
    name: 'build-server-entry',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await build({
        configFile,
        logLevel: 'warn',
        build: {
          ssr: 'src/app/draw-ahead.tsx',
          outDir: join(outDir, SERVER_FOLDER),
          emptyOutDir: true,
          copyPublicDir: false,
          manifest: false,
        },
      });
    },
  };
}
