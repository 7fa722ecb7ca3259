/** The parts of a home's address, as they are stored. */
interface AddressParts {
  readonly addressLine: string | null;
  readonly town: string | null;
  readonly postcode: string | null;
}

/** An address in one line. The first part may have its town and postcode in it already: they are said once. */
export function addressInLine({ addressLine, town, postcode }: AddressParts): string {
  const line = addressLine ?? '';
  const isSaid = (part: string | null) => line.toLowerCase().includes((part ?? '').toLowerCase());
  return [line, ...[town, postcode].filter((part) => !isSaid(part))]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
