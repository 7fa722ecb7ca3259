/** The first offered encoding, best first, that the browser names without refusing it (`q=0`). */
export function chooseEncoding(accepted: string | undefined, offered: readonly string[]): string | null {
  const named = new Set(
    (accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== '' && !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return offered.find((encoding) => named.has(encoding)) ?? null;
}
