/** A copy of a JSON value whose keys are camelCase: `total_score` becomes `totalScore`. Values stay as they are. */
export function camelizeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelizeKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      camelizeKeys(inner),
    ]),
  );
}
