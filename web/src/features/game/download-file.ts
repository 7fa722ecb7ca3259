/** How long the file's address in memory is kept for the browser to save it. */
const KEEP_MS = 30_000;

/** Saves a file under a name of ours; false when it did not come. The address may be another host's, so it is fetched first. */
export async function downloadFile(url: string, fileName: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
    return true;
  } catch {
    return false;
  }
}
