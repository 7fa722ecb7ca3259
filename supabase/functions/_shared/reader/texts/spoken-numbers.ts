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
  {
    // Czech and Slovak
    numbers: [
      'jedn[auoé]|jedním|jednou',
      'dvě(?:ma)?|dve|dvoma|dvomi',
      'tři|třemi|tri|tromi|troma',
      'čtyři|čtyřmi|štyri|štyrmi',
      'pět|pěti|päť|piatimi',
      'šest|šesti|šesť|šiestimi',
      'sedm|sedmi|sedem',
      'osm|osmi|osem',
      'devět|devíti|deväť',
      'deset|deseti|desať',
    ],
    bedrooms: 'ložnic(?:e|i|í|emi)?|spáln(?:ia|iu|e|i|ami)|spální',
    bathrooms: 'koupeln(?:a|u|y|ou|ami)|koupelen|kúpeľň(?:a|u|ou|ami)|kúpeľne|kúpeľní',
  },
  {
    // Croatian, Serbian, Bosnian and Slovene
    numbers: [
      'jedn[aue]|en[ao]',
      'dvije|dve',
      'tri',
      'četiri|štiri',
      'pet',
      'šest',
      'sedam|sedem',
      'osam|osem',
      'devet',
      'deset',
    ],
    bedrooms: 'spava(?:ć|c)(?:a|e|ih|u) sob[aeu]?|spalnic[aeio]?',
    bathrooms: 'kupaonic[aeu]?|kupatil[ao]|kopalnic[aeio]?',
  },
  {
    numbers: ['un', 'două|doua', 'trei', 'patru', 'cinci', '[șş]ase', '[șş]apte', 'opt', 'nouă', 'zece'],
    bedrooms: 'dormitoare|dormitor',
    bathrooms: 'b[aă]i',
  },
  {
    numbers: ['egy', 'két|kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'],
    bedrooms: 'hálószob(?:a|ás|át|ával)|hálós|háló',
    bathrooms: 'fürdőszob(?:a|ás|át|ával)|fürdős|fürdő',
  },
  {
    numbers: [
      'yksi',
      'kaksi',
      'kolme',
      'neljä',
      'viisi',
      'kuusi',
      'seitsemän',
      'kahdeksan',
      'yhdeksän',
      'kymmenen',
    ],
    bedrooms: 'makuuhuone(?:tta)?',
    bathrooms: 'kylpyhuone(?:tta)?',
  },
  {
    // Russian, Ukrainian and Bulgarian
    numbers: [
      'одн[ау]|една',
      'две|дві',
      'три',
      'четыре|чотири|четири',
      "пять|п['’ʼ]ять|пет",
      'шесть|шість|шест',
      'семь|сім|седем',
      'восемь|вісім|осем',
      "девять|дев['’ʼ]ять|девет",
      'десять|десет',
    ],
    bedrooms: 'спальн(?:я|и|ю|і)|спален|спалень|спалн[яи]',
    bathrooms: 'ванн(?:ая|ые|ых|у|і|а)(?: комнат[аы]?)?|бан[яи]',
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

/** How one language counts rooms. */
export interface CountedRooms {
  /** the rooms alone: a text without them is in another language, and need not be searched for numbers */
  readonly rooms: RegExp;
  /** a number and its rooms; the first group is the number */
  readonly counted: RegExp;
}

/** Patterns of counted rooms, one a language. */
export function patternsOfRooms(rooms: 'bedrooms' | 'bathrooms', between: string): readonly CountedRooms[] {
  return LANGUAGES.map((words) => {
    const number = String.raw`(?<![\p{L}\d.,/-])(\d{1,2}|${words.numbers.join('|')})`;
    return {
      rooms: new RegExp(String.raw`[- ](?:${words[rooms]})(?!\p{L})`, 'iu'),
      counted: new RegExp(String.raw`${number}${between}[- ](?:${words[rooms]})(?!\p{L})`, 'giu'),
    };
  });
}
