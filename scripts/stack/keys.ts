import { randomBytes, webcrypto } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { z } from 'zod';

const stackKeys = z.object({
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
  databasePassword: z.string(),
  /** by which the functions put mails into the local mailbox */
  mailKey: z.string(),
  /** what browsers know the sender of notifications by (VAPID), and its secret half */
  pushPublicKey: z.string(),
  pushPrivateKey: z.string(),
});
/** The secrets of one local stack; they live as long as its data. */
export type StackKeys = Readonly<z.infer<typeof stackKeys>>;

/** Reads the keys of a data folder, making them on the first start. Values from the environment win. */
export async function loadKeys(dataDir: string, environment: NodeJS.ProcessEnv): Promise<StackKeys> {
  const file = join(dataDir, 'keys.json');
  const stored = existsSync(file) ? stackKeys.partial().parse(JSON.parse(await readFile(file, 'utf8'))) : {};
  const pushKeys = stored.pushPrivateKey === undefined ? await makePushKeys() : {};
  const keys = stackKeys.parse({
    ...stored,
    ...pushKeys,
    publishableKey: stored.publishableKey ?? (await generateApiKey('publishable')).key,
    secretKey: stored.secretKey ?? (await generateApiKey('secret')).key,
    jwtSecret: stored.jwtSecret ?? randomBytes(32).toString('hex'),
    databasePassword: stored.databasePassword ?? randomBytes(12).toString('hex'),
    mailKey: stored.mailKey ?? randomBytes(16).toString('hex'),
  });
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return {
    ...keys,
    publishableKey: environment['SUPABASE_PUBLISHABLE_KEY'] || keys.publishableKey,
    secretKey: environment['SUPABASE_SECRET_KEY'] || keys.secretKey,
  };
}

async function makePushKeys(): Promise<Pick<StackKeys, 'pushPublicKey' | 'pushPrivateKey'>> {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const publicKey = await webcrypto.subtle.exportKey('raw', pair.publicKey);
  const { d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey);
  return { pushPublicKey: Buffer.from(publicKey).toString('base64url'), pushPrivateKey: d ?? '' };
}
