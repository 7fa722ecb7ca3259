/** Counties by how their names end, or by their names: pages of such countries write the county in front of the town. */
const COUNTIES: Readonly<Record<string, RegExp>> = {
  EE: /^\p{Lu}[\p{L}-]{2,20}(?:maa|-Virumaa)$/u,
  HR: /^\p{Lu}[\p{L} -]{2,40} županija$/u,
  LV: /^\p{Lu}[\p{L} -]{2,30} (?:novads|pagasts|rajons)$/u,
  LT: /^\p{Lu}[\p{L} -]{2,30} (?:apskritis|rajonas|r\. sav\.)$/u,
  SI: /^(?:Pomurska|Podravska|Koroška|Savinjska|Zasavska|Posavska|Jugovzhodna Slovenija|Osrednjeslovenska|Gorenjska|Primorsko-notranjska|Notranjsko-kraška|Goriška|Obalno-kraška|Dolenjska|Ljubljana mesto|Ljubljana okolica)$/u,
};

/** "Продава 3-стаен, гр. Примерово, Център": a town or a village by the short word in front of it. */
const CALLED =
  /(?:^|[\s,;])(?:гр|град|с)\.\s?(\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})?)(?=$|[\s,;.(])/gu;

/** "Продава 3-стаен, Примерово, Център": behind what is offered. */
const BEHIND_OFFER =
  /^(?:Продава|Дава под наем|Под наем) [^,]{3,30}, (\p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})?)(?=$|,)/u;

/** The one town that Bulgarian lines call so. */
export function townCalledSo(
  lines: readonly (string | null)[],
  country: string | null,
): { readonly town: string; readonly region: null; readonly postcode: null } | null {
  if (country !== 'BG') return null;
  const towns = new Set(
    lines.flatMap((line) =>
      [...(line ?? '').slice(0, 300).matchAll(CALLED)].flatMap((match) => match[1] ?? []),
    ),
  );
  if (towns.size === 0)
    for (const line of lines) {
      const town = BEHIND_OFFER.exec(line?.slice(0, 300) ?? '')?.[1];
      if (town !== undefined) towns.add(town);
    }
  const [only] = towns;
  return towns.size === 1 && only !== undefined ? { town: only, region: null, postcode: null } : null;
}

/** The town that stands right behind its county: "Sampleska, Sampleton, Old Town". Null where no line has one, or several. */
export function townBelowCounty(
  lines: readonly (string | null)[],
  country: string | null,
): { readonly town: string; readonly region: string; readonly postcode: null } | null {
  const county = country === null ? undefined : COUNTIES[country];
  if (county === undefined) return null;
  const found = new Map<string, string>();
  for (const line of lines) {
    const parts = (line ?? '').slice(0, 300).split(/,\s*|\s[-–|]\s/);
    const at = parts.findIndex((part) => county.test(part.trim()));
    const town = at < 0 ? undefined : parts[at + 1]?.trim();
    const isTown = town !== undefined && /^\p{Lu}[\p{L} .'-]{1,40}$/u.test(town);
    if (isTown) found.set(town, parts[at]?.trim() ?? '');
  }
  const [only] = found;
  return only && found.size === 1 ? { town: only[0], region: only[1], postcode: null } : null;
}
