// Files of homes that were built to keep a reader busy, for tests. Each takes a size in characters and comes out about as long.
import { counted, upTo } from './hostile-pages.ts';

const HEADER = "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n";
const blm = (names: string, data: string) => `${HEADER}#DEFINITION#\n${names}~\n#DATA#\n${data}\n#END#\n`;
const homes = (inside: string) => `<?xml version="1.0"?><root>${inside}</root>`;
const names = (size: number, name: string) => counted(size, (index) => `${name}${index},`);

export const HOSTILE_FILES: Readonly<Record<string, (size: number) => string>> = {
  'BLM of many records': (size) => blm('AGENT_REF^PRICE^', upTo(size, 'a^1^~\n')),
  'BLM of short records under many names': (size) =>
    blm(
      counted(size / 2, (index) => `FEATURE${index}^`),
      upTo(size / 2, 'a~'),
    ),
  'BLM of many photos': (size) =>
    blm(
      counted(size / 2, (index) => `MEDIA_IMAGE_${index}^`),
      upTo(size / 2, 'a.jpg^'),
    ),
  'a table of quotes that never close': (size) => `price,title\n${upTo(size, '"a,')}`,
  'a table of quotes on lines': (size) => `price,title\n${upTo(size, '1,"a" b\n')}`,
  'a table of doubled quotes': (size) => `price,title\n${upTo(size, '"",""')}x`,
  'a table of quotes and spaces': (size) => `price,title\n${upTo(size, '"   ')}`,
  'a table wider than its rows': (size) => `price,${names(size / 2, 'photo')}\n${upTo(size / 2, '100000\n')}`,
  'a wide table of one row': (size) => `price,${names(size / 2, 'a')}\n100000,${upTo(size / 2, 'b,')}`,
  'an agency table wider than its rows': (size) =>
    `price_sale_current_cents,count_bedrooms,${names(size / 2, 'a')}\n${upTo(size / 2, '1\n')}`,
  'a table of many photos': (size) => `price,photos\n1,"${upTo(size, 'a,')}"\n`,
  'a table of photos': (size) =>
    `price,photos\n1,"${counted(size, (index) => `https://a.example/${index}.jpg,`)}"\n`,
  'a table of features': (size) => `price,features\n1,"${upTo(size, 'a, ')}"\n`,
  'a table of spaces': (size) => `price,title\n${upTo(size, ' ')}`,
  'a table of one home': (size) => `price,address\n${upTo(size, '100000,1 Mill Lane\n')}`,
  'JSON of many homes': (size) => `[${upTo(size, '{"price":1},')}{}]`,
  'JSON of deep homes': (size) => `[{"price":1,"a":${upTo(size, '{"a":')}`,
  'JSON of open homes': (size) => `[${upTo(size, '{"price":')}`,
  'JSON behind comments': (size) => `//a\n[${upTo(size, '//a\n')}`,
  'JSON of many lists': (size) => `{${counted(size, (index) => `"a${index}":[{"b":1}],`)}"end":1}`,
  'XML of many homes': (size) => homes(upTo(size, '<property><price>1</price></property>')),
  'XML of homes in homes': (size) => homes(upTo(size, '<property><price>1</price>')),
  'XML of one large home': (size) => homes(`<property>${upTo(size, '<a>1</a>')}</property>`),
  'XML of many photos': (size) =>
    homes(`<property><images>${upTo(size, '<image><url>a</url></image>')}</images></property>`),
  'XML of one long text': (size) =>
    homes(`<property><price>1</price><desc><en>${upTo(size, '&lt;p&gt;')}</en></desc></property>`),
  'XML of deep elements': (size) => homes(upTo(size, '<a>')),
};
