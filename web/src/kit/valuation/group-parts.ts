/** A register says a home's kind by four yes-or-nos; people know it as one thing. */
const OF_KIND: readonly string[] = ['isDetached', 'isSemi', 'isTerraced', 'isFlat'];

function spokenName(name: string): string {
  return OF_KIND.includes(name) ? 'kind' : name;
}

/** The names of parts as people speak of them, each once. */
export function groupNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(spokenName))];
}

interface Amount {
  readonly name: string;
  readonly amountMinor: number;
}

/** Amounts by what people speak of; their sum stays what it is. */
export function groupAmounts(parts: readonly Amount[]): readonly Amount[] {
  return groupNames(parts.map(({ name }) => name)).map((name) => ({
    name,
    amountMinor: parts
      .filter((part) => spokenName(part.name) === name)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
}

interface Share {
  readonly name: string;
  readonly percent: number;
}

/** Percents that multiply, by what people speak of; their product stays what it is. */
export function groupPercents(parts: readonly Share[]): readonly Share[] {
  return groupNames(parts.map(({ name }) => name)).map((name) => {
    const factor = parts
      .filter((part) => spokenName(part.name) === name)
      .reduce((product, { percent }) => product * (1 + percent / 100), 1);
    return { name, percent: 100 * (factor - 1) };
  });
}
