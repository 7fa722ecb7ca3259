import { cleanLine } from './clean-text.ts';
import { readUkPostcode } from './read-postcode.ts';

const LINK =
  /(?<!\p{L})(?:[Ff]or [Ss]ale|[Tt]o [Rr]ent|[Ff]or [Rr]ent|[Tt]o [Ll]et|[Ee]n venta|en alquiler|in vendita|in affitto|[àÀ] vendre|[àÀ] louer|zu verkaufen|te koop|[àÀ] venda|till salu|til salgs?|na sprzedaż)\s*(?:in|at|on|en|a|à|em|,|-|:)?\s+|\b(?:in|at)\s+(?=[\p{Lu}\d])|\ben\s+(?=\p{Lu})/u;
/** Longer is no title. */
const MAX_TITLE = 500;
const SITE = /\s+(?:\||–|—|-|·|::)\s+[^|–—·]{2,60}$/u;

/** The place that a listing's title names: "Chalet in Cala Blava / Llucmajor", "Villa for sale in Moraira | Agent". */
export function placeInTitle(title: string | null | undefined): string | null {
  const own = cleanLine(title?.slice(0, MAX_TITLE))?.replace(SITE, '') ?? null;
  if (own === null) return null;
  const match = LINK.exec(own);
  if (!match) return placeBehindKind(own);
  const place = own
    .slice(match.index + match[0].length)
    .replace(/^(?:in|at|en|a)\s+/i, '')
    .replace(/[\s,]*(?:[£€$][\d.,]+|\bref\b.*|\bfor sale\b.*|\bto rent\b.*)$/i, '');
  return place.length >= 3 && place.length <= 160 ? place : null;
}

/** "4 bed house, Mill Lane, York YO1 7AA": what stands behind the kind of home, if it ends in a postcode. */
function placeBehindKind(title: string): string | null {
  const match = /^\d{1,2}[ -]bed(?:room)?s?\b[^,]{0,60},\s*(.{3,120})$/i.exec(title);
  return match?.[1] !== undefined && readUkPostcode(match[1]) !== null ? match[1] : null;
}
