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
