/** Where the picture of the ground comes from: our own coasts, a style of somebody's tiles, or Google's map. */
export type MapSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'style'; readonly url: string }
  | { readonly kind: 'google'; readonly key: string };
