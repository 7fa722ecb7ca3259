/** What a member calls the description may be a title of one line: the one among the attributes is the longer. */
export function longerOf(member: string | null, listed: string | null): string | null {
  return member === null || (listed !== null && member.length < 100 && listed.length > member.length)
    ? (listed ?? member)
    : member;
}

/** "Via Sample" as a member, "Via Sample, 12" among the attributes: the one that goes on is the fuller. */
export function fullerOf(member: string | null, listed: string | null): string | null {
  if (member === null || listed === null) return member ?? listed;
  return listed.toLowerCase().startsWith(member.toLowerCase()) && /^,?\s*\d/.test(listed.slice(member.length))
    ? listed
    : member;
}

/** "E 12" as the title of an address, "Sampleton, North, E 12" as the whole of it: the one that has the other in it. */
export function wholeOf(short: string | null, whole: string | null): string | null {
  return short !== null && whole !== null && whole.length > short.length && whole.includes(short)
    ? whole
    : short;
}

/** "Sample Lane 113" beside the town as members of their own: the street in its town. */
export function streetInTown(
  address: string | null | undefined,
  town: string | null | undefined,
): string | null {
  const isStreet = /^\p{Lu}[\p{L} .'’-]{3,50} \d{1,4}\s?\p{L}?$/u.test(address ?? '');
  return address && town && isStreet && !address.includes(town) ? `${address}, ${town}` : (address ?? null);
}
