import { saveBlob } from './save-blob.ts';

/**
 * Saves a picture under a name of ours, with the ending of its kind; false when it did not come. The address may be another
 * host's, so it is fetched first.
 */
export async function downloadPicture(url: string, name: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const picture = await response.blob();
    saveBlob(`${name}.${picture.type === 'image/jpeg' ? 'jpg' : 'png'}`, picture);
    return true;
  } catch {
    return false;
  }
}
