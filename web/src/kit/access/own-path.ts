/** A page of a person's own area, which has the person's id in its address; without a name its first one. */
export function ownPath(userId: string, page = ''): string {
  return `/u/${userId}/admin${page === '' ? '' : `/${page}`}`;
}
