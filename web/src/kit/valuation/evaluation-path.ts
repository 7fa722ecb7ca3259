/**
 * The address of the report about a home that is for sale.
 * @param token of a link that was handed out; null for the home's own people
 */
export function evaluationPath(listingId: string, token: string | null = null): string {
  return `/for-sale-evaluation/${listingId}${token === null ? '' : `?token=${token}`}`;
}
