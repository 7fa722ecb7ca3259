import { saveBlob } from './save-blob.ts';

/** Saves a file under a name of ours; false when it did not come. The address may be another host's, so it is fetched first. */
export async function downloadFile(url: string, fileName: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    saveBlob(fileName, await response.blob());
    return true;
  } catch {
    return false;
  }
}
