/** Safari and Firefox read the address after the click, and ask the person first where the file goes. */
const KEEP_MS = 60_000;

/** Hands data to the browser as a file to save. Its address in memory is given up when it has surely been read. */
export function saveBlob(fileName: string, data: Blob): void {
  const address = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
