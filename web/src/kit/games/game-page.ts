export interface DescribedGame {
  readonly title: string;
  readonly description: string;
  readonly visibility: string;
  readonly state: string;
}

/** What a game adds to the head of its pages, in the browser and on the site server alike. */
export interface GamePage {
  readonly values: { readonly game: string; readonly about: string };
  readonly robots?: 'noindex,nofollow';
}

/** Names the game, and keeps search engines away from unlisted, access-code, draft and scheduled ones. */
export function gamePage({ title, description, visibility, state }: DescribedGame): GamePage {
  const isListed = visibility === 'public' && state !== 'draft' && state !== 'scheduled';
  return {
    values: { game: title, about: description },
    ...(isListed ? {} : { robots: 'noindex,nofollow' }),
  };
}
