import type { HtmlPage } from '../html/html-page.ts';
import { cleanLine } from '../texts/clean-text.ts';

/** Pictures that are looked at. */
const MAX_PICTURES = 60;

/**
 * What two pictures or more of a page are called alike, numbers of pictures aside: the home they show, "Wohnung in 12345
 * Musterstadt mit 90 m² kaufen". A name without a figure is an agent's, or the site's.
 */
export function nameOfPictures({ own }: HtmlPage): string | null {
  const counts = new Map<string, number>();
  const pictures = own.elements.filter(
    ({ name, attribs }) => name === 'img' && (attribs.alt ?? '').length > 20,
  );
  for (const { attribs } of pictures.slice(0, MAX_PICTURES)) {
    const name = cleanLine(attribs.alt?.slice(0, 200))?.replace(
      /(?:\s?[-–|,:]\s?)?(?:bild|image|photo|foto|picture|immagine|imagen|zdjęcie)?\s?(?:n[ro°º]?\.?\s?)?\d{1,3}$/iu,
      '',
    );
    if (name && /\d/.test(name) && name.length > 20) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most !== undefined && most[1] > 1 ? most[0] : null;
}
