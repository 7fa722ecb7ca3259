import { AppError } from '#lib/app-error.ts';
import { accessToken } from '#lib/auth-session.ts';
import { env } from '#lib/env.ts';
import { readAll } from '#kit/rows/rows.ts';

interface PhotoRow {
  readonly id: string;
  readonly dossierId: string;
  readonly assetId: string | null;
  readonly room: string;
  readonly caption: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** A place on a photo that somebody wrote a note about; shares of its width and height. */
export interface Pin {
  readonly id: string;
  readonly photoId: string;
  readonly pinX: number | null;
  readonly pinY: number | null;
  readonly body: string;
}

export interface ShownPhoto extends PhotoRow {
  /** signed, good for some minutes; null: the file has not come yet */
  readonly url: string | null;
  readonly pins: readonly Pin[];
}

const BUCKET = 'dossier-photos';
/** As wide as half a screen needs it. */
const WANTED_WIDTH = 900;
/** So long is an address good, in seconds; whoever looks on gets new ones before. */
const GOOD_FOR_S = 300;
export const RENEW_AFTER_MS = (GOOD_FOR_S - 60) * 1000;

/** The photos of some homes with their pins, in their order, each with an address of minutes. */
export async function readPhotos(
  dossierId: string,
  assetIds: readonly string[],
): Promise<readonly ShownPhoto[]> {
  const of = { dossier_id: `eq.${dossierId}` };
  const [photos, pins] = await Promise.all([
    readAll<PhotoRow>('dossier_photos', { ...of, asset_id: `in.(${assetIds.join(',')})` }, 'sort_key,id'),
    readAll<Pin>('dossier_notes', { ...of, photo_id: 'not.is.null' }, 'created_at,id'),
  ]);
  const urls = await signed(photos.map(fileOf));
  return photos.map((photo) => ({
    ...photo,
    url: urls.get(fileOf(photo)) ?? null,
    pins: pins.filter(({ photoId }) => photoId === photo.id),
  }));
}

/** The smallest file that is wide enough. */
function fileOf({ dossierId, id, widths }: PhotoRow): string {
  const sorted = widths.toSorted((one, other) => one - other);
  const width = sorted.find((one) => one >= WANTED_WIDTH) ?? sorted.at(-1) ?? WANTED_WIDTH;
  return `${dossierId}/${id}/${String(width)}.webp`;
}

interface SignedFile {
  readonly path: string;
  readonly signedURL: string | null;
}

async function signed(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const token = await accessToken();
  const storage = `${env.supabaseUrl}/storage/v1`;
  const answer = await fetch(`${storage}/object/sign/${BUCKET}`, {
    method: 'POST',
    headers: {
      apikey: env.publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ expiresIn: GOOD_FOR_S, paths }),
  }).catch((cause: unknown) => {
    throw new AppError('network', 'The server could not be reached.', { cause });
  });
  if (!answer.ok)
    throw new AppError('unavailable', 'The photos could not be opened.', { status: answer.status });
  const files = (await answer.json()) as readonly SignedFile[];
  return new Map(
    files.flatMap(({ path, signedURL }) => (signedURL ? [[path, `${storage}${signedURL}`]] : [])),
  );
}
