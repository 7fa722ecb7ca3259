import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly isHashed: boolean;
  readonly encodings: ReadonlyMap<string, { readonly path: string; readonly bytes: number }>;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Lists the build once. Only what stands in this list is ever served, so no address can reach another file. */
export async function listStaticFiles(distDir: string): Promise<StaticFiles> {
  const names = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(distDir.length).replaceAll('\\', '/'));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined || name.startsWith('/.')) continue;
    const encodings = new Map<string, { path: string; bytes: number }>();
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      if (!present.has(name + ending)) continue;
      const path = join(distDir, name + ending);
      encodings.set(encoding, { path, bytes: (await stat(path)).size });
    }
    const path = join(distDir, name);
    files.set(name, {
      path,
      type,
      bytes: (await stat(path)).size,
      isHashed: name.startsWith('/assets/'),
      encodings,
    });
  }
  return files;
}

/** Sends one file, compressed where the build made a copy that the browser takes. */
export async function sendStaticFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], [...file.encodings.keys()]);
  const chosen = encoding === null ? file : (file.encodings.get(encoding) ?? file);
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': chosen.bytes,
    // A hashed name never changes its content.
    'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(chosen.path), response);
}

/** The first offered encoding, best first, that the browser names without refusing it (`q=0`). */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  offered: readonly string[],
): string | null {
  const named = new Set(
    String(accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== '' && !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return offered.find((encoding) => named.has(encoding)) ?? null;
}
