/** How a landing page greets. */
export type LandingHero = 'picture' | 'split' | 'words' | 'tag' | 'mosaic' | 'ruler';

/** What may follow the greeting. */
export type LandingSection = 'how' | 'score' | 'proof' | 'games' | 'hosts' | 'questions' | 'again';

export interface LandingVariant {
  readonly hero: LandingHero;
  /** in the order in which they are read */
  readonly sections: readonly LandingSection[];
}

/**
 * The numbered landing pages: the same game, put differently each time, to learn which words bring people in. The texts
 * of number n are `testLanding.n.…`; the numbers that are missing were tried and dropped.
 */
export const LANDING_VARIANTS = {
  '0': { hero: 'picture', sections: ['how', 'again'] },
  '2': { hero: 'words', sections: ['games'] },
  '3': { hero: 'split', sections: ['score', 'how', 'again'] },
  '4': { hero: 'tag', sections: ['score', 'proof'] },
  '5': { hero: 'mosaic', sections: ['how', 'games'] },
  '6': { hero: 'ruler', sections: ['how', 'questions', 'again'] },
  '7': { hero: 'split', sections: ['hosts', 'how'] },
  '10': { hero: 'words', sections: ['proof', 'how', 'again'] },
  '11': { hero: 'picture', sections: ['games', 'again'] },
  '12': { hero: 'ruler', sections: ['score', 'questions'] },
  '13': { hero: 'tag', sections: ['questions'] },
} as const satisfies Readonly<Record<string, LandingVariant>>;

export type LandingNumber = keyof typeof LANDING_VARIANTS;

/** True for the numbers of the table. */
export function isLandingNumber(text: string | undefined): text is LandingNumber {
  return text !== undefined && Object.hasOwn(LANDING_VARIANTS, text);
}
