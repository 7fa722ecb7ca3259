// Whether a title offers the home in a place.

/** "Piso en Sampleton. Piso con terraza": a title names the place, and ends or goes on with another sentence. */
export function isOfferedIn(place: string, title: string | null): boolean {
  const line = title?.slice(0, 300) ?? '';
  const at = line.indexOf(place);
  return (
    at > 0 &&
    (/\s(?:in|en|em|a|à|te|i)\s$/iu.test(line.slice(0, at)) || SIZE_BEFORE.test(line.slice(0, at))) &&
    /^\s*(?:$|[.;|•·-])/u.test(line.slice(at + place.length))
  );
}

/** "Casa en venta en Sampleton, Antioquia": a title offers the home in a place that is named with its region. */
export function isOffered(parts: readonly string[], title: string | null): boolean {
  const place = parts.join(', ').toLowerCase();
  const line = title?.slice(0, 300) ?? '';
  const at = line.toLowerCase().indexOf(place);
  const before = line.slice(0, at);
  return at > 0 && (/(?:^|\s)(?:in|en|em|a|à|in der|i|te) $/iu.test(before) || SIZE_BEFORE.test(before));
}

/** Is a place all that stands behind a size in one of these titles? */
export function isBehindSize(place: string, titles: readonly string[]): boolean {
  return titles.some((title) => {
    const at = title.slice(0, 300).indexOf(place);
    return (
      at > 0 &&
      SIZE_BEFORE.test(title.slice(0, at)) &&
      /^(?:$|[,|•·-]|\s[|•·–-])/u.test(title.slice(at + place.length))
    );
  });
}

/** "Prodej bytu, 71 m², Sampleton": nothing but the place stands behind the size in such a title. */
const SIZE_BEFORE = /\d\s?(?:m²|m2|㎡|kvm|qm|mq|sqm)\.?,\s$/iu;

/** "Apartamento T2 para comprar em Aveiro - Casas": a title that ends in this place, the site behind it apart. */
export function endsInPlace(place: string, title: string): boolean {
  const own = title.slice(0, 300).replace(/\s[-–|]\s[^-–|,]{2,40}$/u, '');
  return isOfferedIn(place, own) && own.endsWith(place);
}
