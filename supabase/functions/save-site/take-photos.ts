import type { z } from 'zod';
import { cleanPhotos } from '../_shared/pictures/clean-photos.ts';
import { Unavailable } from '../_shared/problem.ts';
import type { HandlerContext } from '../_shared/serve.ts';
import type { photoFiles } from '../_shared/wire/photos.ts';

/** New pictures hold nothing but pixels before anybody gets them. */
export async function takePhotos(
  photos: readonly z.output<typeof photoFiles>[],
  userId: string,
  { database, files }: Pick<HandlerContext, 'database' | 'files'>,
): Promise<void> {
  if ((await cleanPhotos(photos, userId, { database, files })) > 0)
    throw new Unavailable('there are more files than one request looks at');
}
