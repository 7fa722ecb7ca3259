/** One language's words for what a home is counted by. */
interface CountWords {
  /** one to ten */
  readonly numbers: readonly string[];
  readonly bedrooms: string;
  readonly bathrooms: string;
}

/** Numbers stand beside the rooms of their own language: "en" is one in Swedish, and a part of "en suite" in English. */
const LANGUAGES: readonly CountWords[] = [
  {
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    bedrooms: 'bed ?rooms?(?:ed)?',
    bathrooms: 'bath ?rooms?',
  },
  {
    numbers: ['una?', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
    bedrooms: 'dormitorios?|habitaciones|habitación|rec[aá]maras?|alcobas?',
    bathrooms: 'baños?',
  },
  {
    numbers: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
    bedrooms: 'chambres?(?: à coucher)?',
    bathrooms: 'salles? de bains?',
  },
  {
    numbers: ['una?', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
    bedrooms: 'camer[ae](?: da letto| matrimonial[ei])?',
    bathrooms: 'bagn[oi]',
  },
  {
    numbers: ['uma?', 'do[ie]s|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
    bedrooms: 'quartos?|dormitórios?',
    bathrooms: 'banheiros?|casas? de banho',
  },
  {
    numbers: ['eine?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    bedrooms: 'schlafzimmern?',
    bathrooms: 'badezimmern?|bädern?',
  },
  {
    numbers: ['één|een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
    bedrooms: 'slaapkamers?',
    bathrooms: 'badkamers?',
  },
  {
    numbers: [
      'e[nt]t?',
      'två|to',
      'tre',
      'fyra|fire',
      'fem',
      'sex|seks',
      'sju|syv',
      'åtta|åtte|otte',
      'nio|ni',
      'tio|ti',
    ],
    bedrooms: 'sovrum|soverom|soveværelser?',
    bathrooms: 'badrum|badeværelser?|bad(?= |,|\\.|$)',
  },
  {
    numbers: [
      'jedn[aą]',
      'dwie|dwa',
      'trzy',
      'cztery',
      'pięć',
      'sześć',
      'siedem',
      'osiem',
      'dziewięć',
      'dziesięć',
    ],
    bedrooms: 'sypialni[ae]?',
    bathrooms: 'łazienk[ai]',
  },
];

const READ = LANGUAGES.map(({ numbers }) => numbers.map((words) => new RegExp(`^(?:${words})$`, 'iu')));

/** The number that a word or its digits say, from one to ninety-nine; null for any other word. */
export function numberOfWord(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word) || null;
  for (const words of READ) {
    const index = words.findIndex((pattern) => pattern.test(word));
    if (index >= 0) return index + 1;
  }
  return null;
}

/** Patterns of counted rooms, one a language; the first group is the number. */
export function patternsOfRooms(rooms: 'bedrooms' | 'bathrooms', between: string): readonly RegExp[] {
  return LANGUAGES.map((words) => {
    const number = String.raw`(?<![\p{L}\d.,/-])(\d{1,2}|${words.numbers.join('|')})`;
    return new RegExp(String.raw`${number}${between}[- ](?:${words[rooms]})(?!\p{L})`, 'giu');
  });
}
