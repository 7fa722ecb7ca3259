/**
 * What became of a message: it was taken; it did not leave and may be sent again; it is refused for good; its addressee is
 * gone; or nobody knows, and it must not be sent again.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'again' | 'refused' | 'gone' | 'unsure'; readonly reason: string };
