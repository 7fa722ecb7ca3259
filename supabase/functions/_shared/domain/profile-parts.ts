/** What a public profile may show, each by choice. `public_profiles` holds these names alone. */
export const PROFILE_PARTS = ['season', 'badges', 'accuracy', 'days'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
