import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { galleryEntry } from './gallery-entry.ts';

/** Starts the gallery on a free port; resolves to its address and how to stop it. */
export async function serveGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await createServer({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    configFile: false,
    // A cache of its own, so that a developer's running server is not disturbed.
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite-gallery', import.meta.url)),
    plugins: [react(), galleryEntry()],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The gallery did not get a port.');
  return { url: `http://127.0.0.1:${address.port}/gallery`, stop: () => server.close() };
}
