/** The ways through the site that a brand's header may show. Which it does, and in which order, is the brand's own row. */
export const SITE_WAYS = ['games', 'create-game'] as const;
export type SiteWay = (typeof SITE_WAYS)[number];
