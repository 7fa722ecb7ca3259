import type { ModeOptions } from './modes.ts';
import type { Difficulty } from './scoring.ts';
import { spellHomeWord } from './spell-home-word.ts';

/** What a player's own device may add to a game: nothing of it changes the game for others. */
export interface OwnLook extends Pick<ModeOptions, 'hasFlip' | 'isLight'> {
  /** Nothing turns, travels or counts up. */
  readonly isStill?: boolean;
}

interface Presentation {
  /** what it writes into the options of a game */
  readonly options: ModeOptions & OwnLook;
  /** who may choose it: hosts for everybody, players for themselves, or both */
  readonly by: 'host' | 'player' | 'both';
}

/** How a game is presented, beside every mode. Its rows are options of games, so a preset's code carries them. */
export const PRESENTATIONS = {
  'outside-last': { by: 'host', options: { photoOrder: 'outside-last' } },
  shuffled: { by: 'host', options: { photoOrder: 'shuffled' } },
  'flip-reveal': { by: 'both', options: { hasFlip: true } },
  'low-bandwidth': { by: 'both', options: { isLight: true } },
  still: { by: 'player', options: { isStill: true } },
  hard: { by: 'host', options: { isHard: true, hasHints: false } },
  family: { by: 'host', options: { isFamily: true, isCalm: true, hasHints: false } },
} as const satisfies Readonly<Record<string, Presentation>>;

type PresentationKey = keyof typeof PRESENTATIONS;
/** Those of the table that one of these may choose. */
type PresentationBy<By extends Presentation['by']> = {
  [Key in PresentationKey]: (typeof PRESENTATIONS)[Key] extends { by: By } ? Key : never;
}[PresentationKey];

const PRESENTATION_KEYS = Object.keys(PRESENTATIONS) as PresentationKey[];

function isBy<By extends Presentation['by']>(by: readonly By[]) {
  return (key: PresentationKey): key is PresentationBy<By> =>
    (by as readonly string[]).includes(PRESENTATIONS[key].by);
}

/** What hosts choose for everybody. */
export const HOST_PRESENTATIONS = PRESENTATION_KEYS.filter(isBy(['host', 'both']));
/** What players choose for themselves. */
export const OWN_PRESENTATIONS = PRESENTATION_KEYS.filter(isBy(['player', 'both']));

/** Do these options say all that a row says? */
export function saysAll(options: ModeOptions & OwnLook, said: ModeOptions & OwnLook): boolean {
  const known: Readonly<Record<string, unknown>> = { ...options };
  return Object.entries(said).every(([key, value]) => known[key] === value);
}

/** How a game with these options is presented, whatever its mode. */
export function presentationOf(options: ModeOptions): ModeOptions {
  const chosen = HOST_PRESENTATIONS.map((key) => PRESENTATIONS[key].options);
  return Object.assign({}, ...chosen.filter((said) => saysAll(options, said))) as ModeOptions;
}

/** How steeply points fall: hard rules are the hardest difficulty, whatever was chosen beside them. */
export function difficultyIn({ isHard }: ModeOptions, chosen: Difficulty): Difficulty {
  return isHard ? 'hard' : chosen;
}

/** Photos of these rooms show a home from outside, or where it stands. */
export const OUTSIDE_ROOMS = [
  'exterior',
  'outside',
  'front',
  'facade',
  'garden',
  'terrace',
  'balcony',
  'pool',
  'view',
  'street',
  'street-map',
  'map',
] as const;

interface OrderedPhoto {
  readonly id: string;
  readonly room: string | null;
}

/**
 * Photos as an order of the table shows them. Chance comes from the end of the photos' own ids, so it is the same for
 * everybody and tells nothing of the home.
 */
export function orderPhotos<Photo extends OrderedPhoto>(
  photos: readonly Photo[],
  order: ModeOptions['photoOrder'],
): Photo[] {
  if (order === undefined) return [...photos];
  const rankOf = ({ id, room }: Photo) =>
    order === 'shuffled' ? id.slice(-12) : String(room !== null && isOutside(room));
  return photos.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
}

function isOutside(room: string): boolean {
  return (OUTSIDE_ROOMS as readonly string[]).includes(spellHomeWord(room));
}
