/** A field of a calculator, whose figures go nowhere: what it holds and how it changes. */
export function typed<V>(name: string, value: V, onChange: (value: V) => void) {
  return { name, value, onChange, error: undefined, limits: {} };
}
