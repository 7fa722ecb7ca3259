import { cleanLine } from './clean-text.ts';

const LINK =
  /\b(?:[Ff]or [Ss]ale|[Tt]o [Rr]ent|[Ff]or [Rr]ent|[Tt]o [Ll]et|[Ee]n venta|en alquiler|in vendita|in affitto|à vendre|à louer|zu verkaufen|te koop|à venda)\s*(?:in|at|on|en|a|à|em|,|-|:)?\s+|\b(?:in|at)\s+(?=[\p{Lu}\d])|\ben\s+(?=\p{Lu})/u;
const SITE = /\s+(?:\||–|—|-|·|::)\s+[^|–—·]{2,60}$/u;

/** The place that a listing's title names: "Chalet in Cala Blava / Llucmajor", "Villa for sale in Moraira | Agent". */
export function placeInTitle(title: string | null | undefined): string | null {
  const own = cleanLine(title)?.replace(SITE, '') ?? null;
  if (own === null) return null;
  const match = LINK.exec(own);
  if (!match) return null;
  const place = own
    .slice(match.index + match[0].length)
    .replace(/^(?:in|at|en|a)\s+/i, '')
    .replace(/[\s,]*(?:[£€$][\d.,]+|\bref\b.*|\bfor sale\b.*|\bto rent\b.*)$/i, '');
  return place.length >= 3 && place.length <= 160 ? place : null;
}
