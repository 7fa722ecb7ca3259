import { callRpc } from '#lib/api.ts';
import type { UploadFile } from './upload-job.ts';

/** Random folders for the caller's photos: the targets of an upload queue. */
export function createPhotoFolders(count: number): Promise<readonly string[]> {
  return callRpc('create_photo_folders', { folderCount: count });
}

/** Puts one file of a photo into Storage, under nothing but its folder and its width. Again is no error. */
export async function uploadPhotoFile(
  folder: string,
  { width, file }: Pick<UploadFile, 'width' | 'file'>,
): Promise<void> {
  const { uploadFile } = await import('#lib/supabase.ts');
  const ending = file.type === 'image/webp' ? 'webp' : 'jpg';
  await uploadFile('listing-photos', `${folder}/${String(width)}.${ending}`, file);
}
