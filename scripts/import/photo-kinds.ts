export interface PhotoKind {
  /** what the photo shows, as the product stores it; null where the column does not say */
  readonly room: string | null;
  /** alternative text: what is in the picture, never what it costs */
  readonly alt: string;
}

const KINDS: readonly (PhotoKind & { readonly words: RegExp })[] = [
  { words: /front|exterior|outside|facade|elevation|fachada/, room: 'exterior', alt: 'Front of the house' },
  { words: /kitchen|cocina/, room: 'kitchen', alt: 'Kitchen' },
  { words: /bath|shower|wc|bano/, room: 'bathroom', alt: 'Bathroom' },
  { words: /bed|dormitorio/, room: 'bedroom', alt: 'Bedroom' },
  { words: /living|lounge|sitting|reception|salon/, room: 'living-room', alt: 'Living room' },
  { words: /dining|comedor/, room: 'dining-room', alt: 'Dining room' },
  { words: /study|office/, room: 'study', alt: 'Study' },
  { words: /hall|stair|entrance/, room: 'hall', alt: 'Hall' },
  { words: /garden|yard|patio|terrace|balcony|jardin/, room: 'garden', alt: 'Outdoor space' },
  { words: /pool|piscina/, room: 'pool', alt: 'Pool' },
  { words: /garage|parking|drive/, room: 'garage', alt: 'Parking' },
  { words: /floor_?plan|plan/, room: 'floor-plan', alt: 'Floor plan' },
  { words: /map|location/, room: 'street-map', alt: 'Map of the area' },
  { words: /view|street|aerial/, room: 'view', alt: 'View' },
];

const UNKNOWN: PhotoKind = { room: null, alt: 'Photo of the home' };

/** What a photo shows, from words such as a column's name ("photo_frontal") or a room given in a mapping file. */
export function photoKind(words: string): PhotoKind {
  const kind = KINDS.find((row) => row.words.test(words.toLowerCase()));
  return kind ? { room: kind.room, alt: kind.alt } : UNKNOWN;
}

/** Alternative texts of one listing's photos: the second bedroom is "Bedroom, photo 2". */
export function altTexts(kinds: readonly PhotoKind[]): string[] {
  const seen = new Map<string, number>();
  return kinds.map(({ alt }) => {
    const count = (seen.get(alt) ?? 0) + 1;
    seen.set(alt, count);
    return count === 1 ? alt : `${alt}, photo ${count}`;
  });
}
