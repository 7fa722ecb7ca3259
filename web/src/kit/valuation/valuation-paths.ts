/** Addresses of this area's own pages; the route table has their rows. */
export const REFERENCES_PATH = '/reference-properties';
export const ACCURACY_PATH = '/reference-properties/accuracy';

export const BOLT_PATH = '/bolt';

export function referencePath(id: string): string {
  return `${REFERENCES_PATH}/${id}`;
}
