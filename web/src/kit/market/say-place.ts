/** An area by name: "York (YO24)". */
export function sayPlace({ name, code }: { readonly name: string | null; readonly code: string }): string {
  return name === null || name === code ? code : `${name} (${code})`;
}
