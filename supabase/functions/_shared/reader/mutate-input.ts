/** Pieces that break readers: ends of tags and texts, numbers of any form, signs, halves of characters. */
const PIECES = [
  ...[
    '<',
    '>',
    '</',
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '\\',
    '\0',
    '\ud800',
    '\ufeff',
    '&#x0;',
    '<!--',
    '-->',
  ],
  ...[
    '<h1>',
    '</h1>',
    '<div itemscope itemtype="https://schema.org/House">',
    '</div>',
    '<script>',
    '</script>',
    '<svg>',
  ],
  ...[
    'NaN',
    'Infinity',
    '-1',
    '1e309',
    '0001-01-01',
    '1900-01-01',
    '9'.repeat(40),
    '1,2,3,4',
    '١٢٣',
    '½',
    'null',
  ],
  ...[
    '$',
    '€',
    'kr',
    'R$',
    'MN',
    'zł',
    'T3 ',
    'OX3 ',
    '2 full + 1 partial',
    '5 acres',
    'data:image/png;base64,AA==',
  ],
  ...[
    '"@type":"House",',
    '"price":',
    '__proto__',
    'constructor',
    '%E0%A4%A',
    '(a+)+$',
    '\n',
    '\t',
    '~',
    '^',
    '|',
  ],
];

/** A text with one to four things done to it: cut, torn, doubled, turned round, or with a piece put in. */
export function mutateInput(text: string, other: string, random: () => number): string {
  let mutated = text;
  const times = 1 + Math.floor(random() * 4);
  for (let time = 0; time < times; time += 1) {
    const [a, b] = [random(), random()].map((part) => Math.floor(part * (mutated.length + 1))) as [
      number,
      number,
    ];
    const [from, to] = [Math.min(a, b), Math.min(Math.max(a, b), Math.min(a, b) + 400)];
    const before = mutated.slice(0, from);
    const inside = mutated.slice(from, to);
    const after = mutated.slice(to);
    const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
    const way = Math.floor(random() * 7);
    if (way === 0) mutated = before;
    else if (way === 1) mutated = before + after;
    else if (way === 2) mutated = before + inside + inside + after;
    else if (way === 3)
      mutated =
        before + Array.from(inside, (_, index) => inside.charAt(inside.length - 1 - index)).join('') + after;
    else if (way === 4) mutated = before + piece + inside + after;
    else if (way === 5) mutated = before + piece + after;
    else mutated = before + other.slice(from, to) + after;
  }
  return mutated;
}
