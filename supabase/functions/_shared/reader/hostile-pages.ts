// Pages and files that were built to keep a reader busy, for tests. Each takes a size in characters and comes out about as long.

/** Repeats a piece until it is about so long. */
export function upTo(size: number, piece: string): string {
  return piece.repeat(Math.max(1, Math.floor(size / piece.length)));
}

/** Pieces that count, joined until they are about so long. */
export function counted(size: number, piece: (index: number) => string): string {
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const part = piece(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

const script = (text: string) => `<html><body><script>${text}</script></body></html>`;
const linked = (text: string) => script(text).replace('<script>', '<script type="application/ld+json">');
const data = (text: string) =>
  script(text).replace('<script>', '<script id="__NEXT_DATA__" type="application/json">');
const body = (text: string) => `<html><head><title>A home</title></head><body>${text}</body></html>`;
const nested = (size: number, open: string, close: string, core = '') => {
  const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
  return open.repeat(depth) + core + close.repeat(depth);
};

/** JSON that is deep, wide, or long, wherever a page may hold it. */
const JSON_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  'deep objects': (size) => nested(size, '{"a":', '}', '1'),
  'deep lists': (size) => nested(size, '[', ']'),
  'deep lists in objects': (size) => nested(size, '{"props":[', ']}'),
  'deep objects beside others': (size) => nested(size, '{"b":{},"price":{},"a":', '}', '1'),
  'a wide object': (size) => `{${counted(size, (index) => `"k${index}":{},`)}"end":1}`,
  'a wide list': (size) => `[${upTo(size, '{"a":1},')}1]`,
  'many homes': (size) =>
    `[${counted(size, (index) => `{"price":${index},"bedrooms":3,"address":"A","photos":[]},`)}1]`,
  'homes in homes': (size) =>
    nested(size, '{"price":1,"bedrooms":3,"bathrooms":1,"address":"A","home":', '}', '1'),
  'one long text': (size) => `{"price":"${upTo(size, '1 ')}","description":"${upTo(size / 8, 'price of ')}"}`,
  'trailing commas': (size) => `[${upTo(size, '1,  ')}`,
  'open comments': (size) => `[${upTo(size, '/*')}`,
  'line comments': (size) => `[${upTo(size, '//a\n')}1,]`,
  'escaped quotes': (size) => `{"a":"${upTo(size, '\\"')}"}`,
};

const LINKED_HOME = (member: string) => `{"@type":"House","name":"A",${member}}`;

export const HOSTILE_PAGES: Readonly<Record<string, (size: number) => string>> = {
  ...Object.fromEntries(
    Object.entries(JSON_TEXTS).flatMap(([name, make]) => [
      [`${name} in a script's value`, (size: number) => script(`window.PAGE_MODEL = ${make(size)};`)],
      [`${name} in a data script`, (size: number) => data(make(size))],
      [`${name} in linked data`, (size: number) => linked(LINKED_HOME(`"offers":${make(size)}`))],
      [
        `${name} in a packed model`,
        (size: number) =>
          script(`window.PAGE_MODEL = {"encoding":"on","data":${JSON.stringify(make(size / 2))}}`),
      ],
      [
        `${name} in a stream`,
        (size: number) => script(`self.__next_f.push([1,${JSON.stringify(`5:${make(size / 2)}\n`)}])`),
      ],
    ]),
  ),
  'linked data in lists': (size) => linked(nested(size, '{"@type":"House","mainEntity":', '}', '1')),
  'linked data in graphs': (size) => linked(nested(size, '{"@type":"House","@graph":[', ']}')),
  'a graph of homes': (size) =>
    linked(`{"@graph":[${counted(size, (index) => `${LINKED_HOME(`"price":${index}`)},`)}{}]}`),
  'homes about homes': (size) =>
    linked(
      `[${counted(size, (index) => `{"@type":"House","about":[{"@type":"House","name":"${index}"}]},`)}{}]`,
    ),
  'many types': (size) => linked(`{"@type":[${upTo(size, '"House",')}"House"]}`),
  'many offers': (size) => linked(LINKED_HOME(`"offers":[${upTo(size, '{"price":"x"},')}1]`)),
  'many properties': (size) =>
    linked(LINKED_HOME(`"additionalProperty":[${upTo(size, '{"name":"number of number of "},')}1]`)),
  'many pictures': (size) =>
    linked(LINKED_HOME(`"image":[${counted(size, (index) => `"https://a.example/${index}.jpg",`)}"x"]`)),
  'many blocks of linked data': (size) =>
    upTo(size, '<script type="application/ld+json">{"@type":"House"}</script>'),
  'many scripts': (size) => upTo(size, '<script>var a = {"b": [1, 2, 3]};</script>'),
  'many scripts with a stream': (size) =>
    upTo(size, '<script>self.__next_f.push([1,"5:{\\"a\\":1}\\n"])</script>'),
  'many values in a script': (size) => script(counted(size, (index) => `a${index}={"b":{"c":1}};`)),
  'a pool that spreads': (size) =>
    script(
      `window.PAGE_MODEL = {"encoding":"on","data":${JSON.stringify(
        `[${counted(size, (index) => `[${index + 1},${index + 1},${index + 2}],`)}1]`,
      )}}`,
    ),
  'assignments on end': (size) => script(`${upTo(size, 'a.b=')}1`),
  'names on end': (size) => script(upTo(size, 'a.')),
  'objects that never end': (size) => script(upTo(size, 'a={"b":')),
  'strings that never end': (size) => script(upTo(size, "a='")),
  'calls that never end': (size) => script(upTo(size, "('a',[1,")),
  'calls with spaces': (size) => script(`(${upTo(size, ' ')}`),
  'calls with names': (size) => script(upTo(size, "('a'")),
  'calls of calls': (size) => script(upTo(size, '([')),
  'relaxed literals': (size) => script(upTo(size, `a={b:1,c:'${'x'.repeat(300)}',`)),
  'a relaxed literal': (size) => script(`a={${upTo(size, "b:'c',")}}`),
  'a stream of marks': (size) => script(upTo(size, '__next_f.push([')),
  'rows of a stream': (size) =>
    script(
      `self.__next_f.push([1,${JSON.stringify(counted(size / 2, (index) => `${index.toString(16)}:{"a":1}\n`))}])`,
    ),
  'texts of a stream': (size) =>
    script(`self.__next_f.push([1,${JSON.stringify(upTo(size / 2, 'a:Tfffffff,'))}])`),
  'hexadecimals of a stream': (size) => script(`self.__next_f.push([1,"${upTo(size, 'a')}"])`),
  'numbers of maps': (size) => body(`<p>${upTo(size, 'lat=1.234 ')}`),
  'map addresses': (size) => body(`<p>${upTo(size, 'google.')}`),
  'map paths': (size) => body(`<p>${upTo(size, 'google.a/maps/')}`),
  'map centres': (size) => body(`<p>${upTo(size, '?q=1.234')}`),
  'a long map number': (size) => body(`<p>?q=1.${upTo(size, '1')}`),
  'long map numbers': (size) => body(`<p>${upTo(size, `lat:1.${'1'.repeat(200)}`)}`),
  'deep boxes': (size) => body(nested(size, '<div>', '</div>')),
  'deep boxes with a text each': (size) => body(nested(size, '<div class="price">1', '</div>')),
  'deep boxes that never close': (size) => body(upTo(size, '<div class="description">')),
  'deep list items': (size) => body(nested(size, '<ul><li>a: b', '</li></ul>')),
  'deep descriptions': (size) => body(nested(size, '<p class="description"><b>x</b>', '</p>')),
  'deep inline elements': (size) => body(nested(size, '<span class="address">', '</span>')),
  'deep microdata': (size) =>
    body(
      `<div itemscope itemtype="https://schema.org/House">${nested(size, '<div itemprop="a b c d">x', '</div>')}</div>`,
    ),
  'deep scopes': (size) =>
    body(nested(size, '<div itemscope itemprop="offers" itemtype="https://schema.org/House">', '</div>')),
  'many scopes': (size) =>
    body(upTo(size, '<div itemscope itemtype="https://schema.org/House"><b itemprop="name">x</b></div>')),
  'a scope of many names': (size) =>
    body(
      `<div itemscope itemtype="https://schema.org/House"><b itemprop="${counted(size, (index) => `n${index} `)}">x</b></div>`,
    ),
  'unclosed paragraphs': (size) => body(upTo(size, '<p>x')),
  'closing tags alone': (size) => body(upTo(size, '</div>')),
  'closing tags that miss': (size) => body(upTo(size, '<b></i>')),
  'unclosed tags': (size) => body(upTo(size, '<div a="')),
  'tags without an end': (size) => body(upTo(size, '<')),
  'open comments': (size) => body(upTo(size, '<!--')),
  'open declarations': (size) => body(upTo(size, '<!')),
  entities: (size) => body(upTo(size, '&amp;')),
  'half entities': (size) => body(upTo(size, '&a')),
  'many attributes': (size) => body(`<div ${counted(size, (index) => `a${index}=1 `)}>x</div>`),
  'a long attribute': (size) => body(`<div class="${upTo(size, 'price ')}">x</div>`),
  'a long class': (size) => body(`<div class="${upTo(size, 'a ')}">x</div>`),
  'long classes': (size) => body(upTo(size, `<i class="${'a-'.repeat(2_000)}">x</i>`)),
  'a long style': (size) => body(`<div class="gallery" style="${upTo(size, 'background: ')}">x</div>`),
  'styles with spaces': (size) => body(`<div class="gallery" style="background:${upTo(size, ' ')}">x</div>`),
  'many photos': (size) =>
    body(`<div class="gallery">${counted(size, (index) => `<img src="/p/${index}.jpg">`)}</div>`),
  'many photos of one': (size) => body(`<div class="gallery">${upTo(size, '<img src="/p/a.jpg">')}</div>`),
  'many refused photos': (size) => body(`<div class="gallery">${upTo(size, '<img src="/logo.jpg">')}</div>`),
  'many price boxes': (size) => body(upTo(size, '<b class="price">x</b>')),
  'many icons': (size) => body(upTo(size, '<p><i class="fa-bed"></i></p>')),
  'one parent of many icons': (size) => body(`<p>${upTo(size, '<i class="fa-bed"></i>')}</p>`),
  'many terms': (size) => body(`<dl>${upTo(size, '<dt>a')}</dl>`),
  'terms far from their meaning': (size) => body(`<dl>${upTo(size, '<dt>a</dt> <!--x-->')}</dl>`),
  'many headings': (size) => body(upTo(size, '<h2>description')),
  'many metas': (size) => upTo(size, '<meta property="og:image" content="https://a.example/b.jpg">'),
  'many titles': (size) => upTo(size, '<title>x</title>'),
  'a long title': (size) => `<title>${upTo(size, 'for sale in ')}</title>`,
  'a title of spaces': (size) => `<title>a${upTo(size, ' \u00a0')}b</title>`,
  'a title of bars': (size) => `<title>${upTo(size, 'a | ')}</title>`,
  'a title of beds': (size) => `<title>4 bed, ${upTo(size, 'a,')}</title>`,
  'a title of prices': (size) => `<title>in A ${upTo(size, '£1')}</title>`,
  'a title of commas': (size) => `<title>in A ${upTo(size, ', ')}b</title>`,
  'a title of references': (size) => `<title>in A ${upTo(size, 'ref ')}</title>`,
  'a title of plurals': (size) => `<title>homes ${upTo(size, 'homes for sale ')}</title>`,
  'a title of counts': (size) => `<title>${upTo(size, '1,1')}</title>`,
  ...Object.fromEntries(
    [
      '1 ',
      '1,000 ',
      '£1',
      '£ ',
      '1.',
      '1 bed ',
      'mid ',
      'mid 1',
      'tenure ',
      'EPC class ',
      'coming soon ',
      'offers ',
      'SW1A ',
      'a ',
      'aa',
      '1m ',
      '1 sq ',
      '5 september ',
      'de ',
      '- ',
      '–',
      "1'",
      '12',
      '£1,000 per ',
      'one hundred ',
      'from price of ',
      'million ',
      'un ',
      ' \u00a0',
      ',',
      ': ',
      '/',
      'x1',
      '9 of ',
      'studio ',
      'auction in the ',
      'available by a-a ',
      '&',
      'veinti',
      'auction',
    ].map((piece) => [
      `“${piece}” everywhere`,
      (size: number) => {
        const text = upTo(size / 4, piece);
        return `<html><head><title>${text}</title><meta name="description" content="${text}"></head><body><h1>${text}</h1><p class="description">${text}</p></body></html>`;
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      '1 ',
      '£1',
      'mid ',
      '1 bed ',
      'in ',
      '| ',
      ', ',
      'from price of ',
      'one hundred ',
      '1,',
      "12'",
      'SW1A ',
    ].map((piece) => [
      `“${piece}” in every field of linked data`,
      (size: number) => {
        const text = JSON.stringify(upTo(size / 8, piece));
        const fields = [
          'name',
          'description',
          'price',
          'numberOfBedrooms',
          'floorSize',
          'address',
          'datePosted',
        ];
        return linked(`{"@type":"House",${fields.map((field) => `"${field}":${text}`).join(',')}}`);
      },
    ]),
  ),
  'lines of results': (size) => body(upTo(size, '<p>1,1</p>')),
  'lines of prices': (size) => body(upTo(size, `<p>£${'1'.repeat(50)}</p>`)),
  cards: (size) => body(upTo(size, '<div class="property-card">x</div>')),
  'photos of idealista': (size) =>
    body(
      `<div class="info-data">1 €</div><h1>Flat for sale in A</h1><script>multimediaInfo:[${upTo(size, 'https://img.idealista.a/')}</script>`,
    ),
  'features of idealista': (size) =>
    body(
      `<div class="info-data">1 €</div><h1>Flat for sale in A</h1>${nested(size, '<li class="details-property_features">a', '</li>')}`,
    ),
  'deep lists of features on idealista': (size) =>
    body(
      `<div class="info-data">1 €</div><h1>Flat for sale in A</h1>${nested(size, '<ul class="details-property_features"><li>a', '</li></ul>')}`,
    ),
  'a long class around many': (size) =>
    body(`<div class="${upTo(size / 2, 'a ')}">${upTo(size / 2, '<i class="fa-bed"></i>')}</div>`),
  'many comments': (size) => body(upTo(size, '<!---->')),
  'forms in boxes': (size) => body(`<form>${'<div>'.repeat(400)}${upTo(size, '<form>')}`),
  'end tags of nothing in boxes': (size) => body(`${'<div>'.repeat(400)}${upTo(size, '</b>')}`),
  'a postcode that is a pattern': (size) =>
    data(
      `{"props":{"pageProps":{"listingSummary":{"title":"$1"},"postcode":"(a|a)+","address":"${upTo(size, 'a')}"}}}`,
    ),
  'many objects that do not parse': (size) => script(upTo(size, 'f({a:g({b:')),
  'positions of idealista': (size) =>
    body(`<div class="info-data">1 €</div><h1>Flat for sale in A</h1>${upTo(size, 'latitude: "1.1"')}`),
};
