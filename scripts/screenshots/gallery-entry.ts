import type { Plugin } from 'vite';

/** Serves the component gallery at /gallery while developing; no build knows of it. */
export function galleryEntry(): Plugin {
  return {
    name: 'gallery-entry',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/gallery(?=$|[?/#])\/?/, '/gallery.html');
        next();
      });
    },
  };
}
