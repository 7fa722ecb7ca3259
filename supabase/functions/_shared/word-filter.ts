import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
  collapseDuplicatesTransformer,
} from 'obscenity';

/** Words that name people, places and parts of homes far more often than they insult. */
const ORDINARY: readonly string[] = [
  'chink',
  'cock',
  'dick',
  'dyke',
  'hooker',
  'negro',
  'prick',
  'scat',
  'tit',
];

/** Where the English list would see a word that is not there: towns, surnames, fittings, Spanish verbs and floors. */
const INNOCENT = [
  ...[
    'shitterton',
    'penistone',
    'twatt',
    'pissarro',
    'cumming',
    'cumnock',
    'cumin',
    'shiitake',
    'fagioli',
    'fagott',
  ],
  ...[
    'rapeseed',
    'retardant',
    'niggard',
    'wankel',
    'sexy',
    'sexto',
    'sexta',
    'sexteto',
    'cumpl',
    'artesanal',
  ],
  ...['semanal', 'retardo', 'retardar', 'retardad', 'pussy willow', 'fag end'],
] as const;

const english = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => ORDINARY.includes(metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    INNOCENT.reduce(
      (row, term) => row.addWhitelistedTerm(term),
      phrase.setMetadata({ originalWord: 'dickhead' }).addPattern(pattern`dickhead`),
    ),
  )
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'tits' }).addPattern(pattern`|tits|`));

/** Whole words only: puta stays out, disputa and reputación stay in. */
const spanish = [
  ...[pattern`|put[i]ta[s]|`, pattern`|puta[s]|`, pattern`|put[i]to[s]|`, pattern`|puto[s]|`],
  ...[
    pattern`|hijoputa[s]|`,
    pattern`|hijaputa[s]|`,
    pattern`|hdp|`,
    pattern`|mierda[s]|`,
    pattern`|coño[s]|`,
  ],
  ...[
    pattern`|coñazo[s]|`,
    pattern`|gilipollas|`,
    pattern`|gilipolla[s]|`,
    pattern`|cabron|`,
    pattern`|cabrón|`,
  ],
  ...[
    pattern`|cabrona[s]|`,
    pattern`|cabrones|`,
    pattern`|maricon|`,
    pattern`|maricón|`,
    pattern`|maricones|`,
  ],
  ...[pattern`|marica[s]|`, pattern`|polla[s]|`, pattern`|follar|`, pattern`|follame|`, pattern`|fóllame|`],
  ...[
    pattern`|pendejo[s]|`,
    pattern`|pendeja[s]|`,
    pattern`|chingar|`,
    pattern`|chinga|`,
    pattern`|chingada|`,
  ],
  ...[
    pattern`|cojones|`,
    pattern`|zorra[s]|`,
    pattern`|malparido[s]|`,
    pattern`|malparida[s]|`,
    pattern`|culero[s]|`,
  ],
  ...[pattern`|joder|`, pattern`|jodete|`, pattern`|jódete|`, pattern`|sudaca[s]|`, pattern`|bollera[s]|`],
];

const matchers = [
  new RegExpMatcher({ ...english.build(), ...englishRecommendedTransformers }),
  // Accents and the ñ tell words apart in Spanish (cono is a cone), so look-alike letters are left as they are.
  new RegExpMatcher({
    blacklistedTerms: spanish.map((term, id) => ({ id, pattern: term })),
    blacklistMatcherTransformers: [
      resolveLeetSpeakTransformer(),
      toAsciiLowerCaseTransformer(),
      collapseDuplicatesTransformer({
        defaultThreshold: 1,
        customThresholds: new Map([
          ['l', 2],
          ['r', 2],
        ]),
      }),
    ],
  }),
];

/** Letters set apart, as in `b.a.d`, read together. */
const SPREAD = /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*]+){2,}\p{L}(?![\p{L}\p{N}])/gu;

/**
 * Has a text words that a game does not show, in English or Spanish? The one place that knows: names on boards and
 * comments are asked about here before they are kept.
 */
export function hasRefusedWords(text: string): boolean {
  const plain = text.normalize('NFC');
  const joined = plain.replace(SPREAD, (letters) => letters.replace(/[^\p{L}]+/gu, ''));
  return [plain, joined].some((one) => matchers.some((matcher) => matcher.hasMatch(one)));
}
