/** What somebody asks an agency for: the worth of their own home, something about a home, or anything else. */
export const LEAD_KINDS = ['valuation', 'home', 'message'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Where the agency is with it. */
export const LEAD_STATES = ['new', 'open', 'answered', 'closed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** What somebody agrees to, each by itself: to be answered, that their measured bias is told, to hear of other things. */
export const CONSENT_PURPOSES = ['answer', 'bias', 'news'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
