/** A city in front of its district, as Czech and Slovak lines write it. */
const WITH_DISTRICT =
  /^(Praha|Brno|Ostrava|Plzeň|Olomouc|Liberec|Bratislava|Košice)(?: \d{1,2}| [IVX]{1,4})?\s?[-–]\s?\p{Lu}/u;

/** A street by its Russian word, at either end of its name. */
const RUSSIAN_STREET =
  /(?:^|\s)(?:улица|ул\.?|проспект|пр-т|бульвар|бул\.?|шоссе|переулок|пер\.?|набережная|наб\.?|площадь|пл\.?|проезд|аллея|тупик)(?=\s|$)/iu;

/** The city of an address that its parts tell by a word or by what stands beside it. */
export function cityCalledSo(parts: readonly string[]): string | null {
  const found = (read: (part: string) => string | undefined) =>
    parts.map(read).find((name) => name !== undefined) ?? null;
  // "حي مثال, مدينة مثال": a city by a word that says so.
  const arabic = found((part) => /^مدينة\s+(\p{L}.{1,40})$/u.exec(part)?.[1]);
  if (arabic !== null) return arabic;
  // "Novi Sad, Opština Novi Sad, Liman": the municipality has its town's name.
  const municipality = found((part) => /^(?:opština|općina) (\p{Lu}.{1,40})$/iu.exec(part)?.[1]);
  if (municipality !== null && parts.includes(municipality)) return municipality;
  // "Vzorová, Praha 8 - Střížkov": behind its street.
  const behind = parts.length > 1 ? found((part) => WITH_DISTRICT.exec(part)?.[1]) : null;
  if (behind !== null) return behind;
  // "Примерск, Лесной бульвар, 20А": in front of its street.
  const [first = '', second = ''] = parts;
  const isCity = /^\p{Lu}[\p{L} -]{2,40}$/u.test(first) && !RUSSIAN_STREET.test(first);
  return isCity && RUSSIAN_STREET.test(second) ? first : null;
}
