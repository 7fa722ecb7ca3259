/**
 * The decorative end of a forum post's address, made from the home's title: "Casa de Málaga, 2 dormitorios" is
 * "casa-de-malaga-2-dormitorios". A title of which nothing can be written so is "-".
 */
export function postSuffix(title: string | null | undefined): string {
  const plain = (title ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || '-';
}
