const PICTURE = String.raw`\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?)`;
/**
 * Bars, semicolons and lines part photos always. A comma or a space does so only behind a picture's ending or before an
 * address of the web: names may hold both.
 */
const MARKS = new RegExp(
  String.raw`[|;\n]+|,\s*(?=https?:)|\s+(?=https?:)|(?<=${PICTURE})\s*,\s*|(?<=${PICTURE})\s+(?=\S)`,
  'i',
);

/** Photos that one cell names: files or addresses. */
export function splitPhotos(cell: string): string[] {
  return cell
    .split(MARKS)
    .map((photo) => photo.trim().replace(/,$/, ''))
    .filter((photo) => photo !== '');
}
