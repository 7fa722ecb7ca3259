/** What opens a game: a code that was typed, or the token of a link. */
export type GameKey = { readonly accessCode: string } | { readonly shareToken: string };
