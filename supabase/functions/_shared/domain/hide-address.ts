/**
 * A text without the words that say where exactly a home is: before the guess players see the town and the postcode
 * district only (decisions, section 4).
 * @param address as the row gives it, "12 Acacia Avenue, Leeds"; its first part is taken out of the text
 * @param postcode the whole one; a US ZIP is a district already and stays
 */
export function hideAddress(text: string, address: string | null, postcode: string | null): string {
  const street =
    (address ?? '')
      .split(',')[0]
      ?.replace(/^\s*(flat|unit|apt\.?)?\s*\d+\w?\s+/i, '')
      .trim() ?? '';
  let hidden = text;
  if (street.length > 3) {
    hidden = hidden.replace(new RegExp(`(\\d+\\w?\\s+)?\\b${escape(street)}\\b`, 'gi'), 'this street');
  }
  if (postcode?.includes(' ')) {
    hidden = hidden.replace(
      new RegExp(escape(postcode).replace(' ', '\\s*'), 'gi'),
      postcode.split(' ')[0] ?? '',
    );
  }
  return hidden;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
