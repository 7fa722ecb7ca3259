import { fileURLToPath } from 'node:url';
import { startSiteServer } from './site-server.ts';

/** The deployed site: `npx tsx web/server/main.ts`, configured by the environment (see .env.example). */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The variable ${name} is not set: the site server needs it. See .env.example.`);
  return value;
}

const server = await startSiteServer({
  distDir: fileURLToPath(new URL('../dist', import.meta.url)),
  port: Number(process.env.PORT ?? 3000),
  apiUrl: required('VITE_SUPABASE_URL'),
  siteUrl: required('SITE_URL'),
  siteHosts: (process.env.SITE_HOSTS ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((host) => host !== ''),
  publishableKey: required('VITE_SUPABASE_PUBLISHABLE_KEY'),
  fallbackBrand: process.env.FALLBACK_BRAND ?? 'default',
});
console.log(`The site is served on port ${String(server.port)}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
