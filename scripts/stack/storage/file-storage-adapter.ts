import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;
type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

interface StoredFacts {
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly eTag: string;
  readonly size: number;
}

async function* chunksOf(body: UploadBody): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else yield* body as AsyncIterable<Uint8Array>;
}

/** Keeps objects as plain files below one folder; each has a second file with its content type and hash. */
export class FileStorageAdapter implements StorageAdapter {
  readonly driver = null;
  readonly #root: string;

  /** @param root the folder; created when first needed. */
  constructor(root: string) {
    this.#root = resolve(root);
  }

  #fileOf(bucket: string, key: string): string {
    const file = resolve(
      this.#root,
      bucket,
      ...key.split('/').map((part) => encodeURIComponent(part).replaceAll('.', '%2E')),
    );
    if (!file.startsWith(this.#root + sep))
      throw new Error(`object name leads outside the storage folder: ${key}`);
    return `${file}.data`;
  }

  async #facts(file: string): Promise<StoredFacts> {
    return JSON.parse(await readFile(`${file}.json`, 'utf8')) as StoredFacts;
  }

  #metadata(facts: StoredFacts, lastModified: Date): ObjectMetadata {
    return { ...facts, contentLength: facts.size, lastModified, httpStatusCode: 200 };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: UploadBody,
    mimetype: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const file = this.#fileOf(bucket, key);
    await mkdir(dirname(file), { recursive: true });
    const partial = `${file}.${randomUUID()}`;
    const hash = createHash('md5');
    let size = 0;
    const handle = await open(partial, 'wx');
    try {
      for await (const chunk of chunksOf(body)) {
        hash.update(chunk);
        size += chunk.byteLength;
        await handle.write(chunk);
      }
    } catch (error) {
      await handle.close();
      await rm(partial, { force: true });
      throw error;
    }
    await handle.close();
    const facts: StoredFacts = { mimetype, cacheControl, eTag: `"${hash.digest('hex')}"`, size };
    await writeFile(`${file}.json`, JSON.stringify(facts));
    await rename(partial, file);
    return this.#metadata(facts, new Date());
  }

  async headObject(bucket: string, key: string, _version: string | undefined): Promise<ObjectMetadata> {
    const file = this.#fileOf(bucket, key);
    const [facts, found] = await Promise.all([this.#facts(file), stat(file)]);
    return this.#metadata(facts, found.mtime);
  }

  async getObject(bucket: string, key: string, version: string | undefined): Promise<ObjectResponse> {
    const metadata = await this.headObject(bucket, key, version);
    const body = Readable.toWeb(createReadStream(this.#fileOf(bucket, key))) as ObjectResponse['body'];
    return { metadata, httpStatusCode: 200, ...(body === undefined ? {} : { body }) };
  }

  async deleteObject(bucket: string, key: string, _version: string | undefined): Promise<void> {
    const file = this.#fileOf(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key, undefined);
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    toBucket: string,
    toKey: string,
    _toVersion: string | undefined,
  ): Promise<Pick<ObjectMetadata, 'httpStatusCode' | 'eTag' | 'lastModified'>> {
    const from = this.#fileOf(bucket, key);
    const to = this.#fileOf(toBucket, toKey);
    await mkdir(dirname(to), { recursive: true });
    if (from !== to) await Promise.all([copyFile(from, to), copyFile(`${from}.json`, `${to}.json`)]);
    const { eTag, lastModified } = await this.headObject(toBucket, toKey, undefined);
    return { eTag, httpStatusCode: 200, ...(lastModified === undefined ? {} : { lastModified }) };
  }

  async privateAssetUrl(bucket: string, key: string, _version: string | undefined): Promise<string> {
    return `file://${this.#fileOf(bucket, key)}`;
  }

  /** The file and facts of an object, for serving it without a detour. */
  async locate(bucket: string, key: string): Promise<{ file: string; metadata: ObjectMetadata } | null> {
    try {
      return { file: this.#fileOf(bucket, key), metadata: await this.headObject(bucket, key, undefined) };
    } catch {
      return null;
    }
  }
}
