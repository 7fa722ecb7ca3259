/** The groups of content pages: each has a picture of its own where a link to one of its pages is pasted. */
export const CONTENT_TOPICS = [
  'blog',
  'buyers-steps',
  'buyers-steps-fulla',
  'buying-steps',
  'city-quizzes',
  'create-game',
  'daily-challenge',
  'data-sources-licensing',
  'for-classrooms',
  'for-estate-agents',
  'for-events',
  'game-modes',
  'game-templates',
  'how-to-guess-house-prices',
  'i',
  'play',
  'pricing-metrics',
  'privacy',
  'property-valuation-guide',
  'rightmove-zoopla-game',
  'scoring-leaderboards',
  'uk-house-price-quiz',
  'us-home-price-quiz',
  'weekly-challenge',
  'zillow-realtor-game',
] as const;
export type ContentTopic = (typeof CONTENT_TOPICS)[number];

export function isContentTopic(name: string): name is ContentTopic {
  return CONTENT_TOPICS.some((topic) => topic === name);
}
