import type { SharedRun } from '#wire/results.ts';

/** What the head says of somebody's result, in the browser and on the site server alike: the dare to beat it. */
export function sharedRunPage({ displayName, totalScore, game }: SharedRun): SharedRunPage {
  return {
    values: { game: game.title, name: displayName, score: totalScore ?? '' },
    ...(totalScore === null ? { title: 'pages.resultsShare.titlePlain' } : {}),
  };
}

export interface SharedRunPage {
  readonly values: { readonly game: string; readonly name: string; readonly score: number | string };
  readonly title?: 'pages.resultsShare.titlePlain';
}
