const PHOTO = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i;
const HOMES = /\.(?:html?|xhtml|mhtml?|csv|tsv|tab|txt|blm|xml|json|geojson)$/i;

/** What a file is by its name: a photo, something that may hold homes, or neither. */
export function fileKind(name: string): 'photo' | 'homes' | 'other' {
  return PHOTO.test(name) ? 'photo' : HOMES.test(name) ? 'homes' : 'other';
}

/** A file of an archive as people find it again: "homes.zip › pages/1.html". */
export function nameInArchive(archive: string, name: string): string {
  return `${archive} › ${name}`;
}
