/*
 * Ways to write the source of a page that its reader on a screen cannot tell apart, and boxes of a site that say nothing of
 * the home, for tests: whatever is done to a page here, the same must be read of it.
 */

/** What is no text of the page's own, or holds its white space as it is. */
const KEPT =
  /(<(script|style|pre|textarea|noscript|svg|title)\b[^>]*>[\s\S]*?<\/\2>|<!--[\s\S]*?-->|<!doctype[^>]*>)/gi;

/** Changes the markup between what is kept. */
function inMarkup(html: string, change: (markup: string) => string): string {
  let out = '';
  let last = 0;
  for (const match of html.matchAll(KEPT)) {
    out += change(html.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
  }
  return out + change(html.slice(last));
}

/** Changes the words between the tags. */
function inTexts(html: string, change: (text: string) => string): string {
  return inMarkup(html, (markup) =>
    markup.replace(/(^|>)([^<>]+)(?=<|$)/g, (_, tag: string, text: string) => tag + change(text)),
  );
}

const INDENT = `\n${' '.repeat(60)}`;
/** Elements that hold words and nothing else. */
const LEAF = /<(td|dd|dt|li|p|h1|h2|th)\b([^>]*)>([^<>]*[^\s<>][^<>]*)<\/\1>/gi;
const BEGINS = /(?<=<(?:td|dd|dt|li|p|h1|h2|h3|span|div|a|b|strong))(?=[\s>])/gi;

export const REWRITTEN: Readonly<Record<string, (html: string) => string>> = {
  'deeply indented': (html) => inTexts(html, (text) => text.replace(/^\s+|\s+$/g, INDENT)),
  'broken between words': (html) => inTexts(html, (text) => text.replace(/[ \t\n]+/g, INDENT)),
  'without needless space': (html) => inTexts(html, (text) => text.replace(/[ \t\r\n]+/g, ' ')),
  'with comments in its elements': (html) =>
    inMarkup(html, (markup) =>
      markup.replace(/(?=<\/(?:span|p|td|li|dd|dt|h1|h2|h3|b|strong|a)>)/gi, '<!-- -->'),
    ),
  'with hard spaces': (html) => inTexts(html, (text) => text.replace(/(?<=\S) (?=\S)/g, '&nbsp;')),
  'with tags in capitals': (html) =>
    inMarkup(html, (markup) =>
      markup.replace(
        /<(\/?)([a-z][a-z0-9]*)(?=[\s>/])/g,
        (_, end: string, name: string) => `<${end}${name.toUpperCase()}`,
      ),
    ),
  'with letters as numbers': (html) =>
    inTexts(html, (text) => text.replace(/[^\p{ASCII}]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`)),
  'with ends of lines of another system': (html) => html.replace(/\r?\n/g, '\r\n'),
  'with an attribute of a program': (html) =>
    inMarkup(html, (markup) => markup.replace(BEGINS, ' data-v-7ba5bd90=""')),
  'with boxes around it': (html) =>
    html
      .replace(/<body([^>]*)>/i, '<body$1><div id="root"><div class="app"><div class="page">')
      .replace(/<\/body>/i, '</div></div></div></body>'),
  'with words in boxes of their own': (html) =>
    inMarkup(html, (markup) => markup.replace(LEAF, '<$1$2><span>$3</span></$1>')),
  'with words in a font': (html) =>
    inMarkup(html, (markup) => markup.replace(LEAF, '<$1$2><font size=2>$3</font></$1>')),
  'with made-up classes': (html) =>
    inMarkup(html, (markup) => markup.replace(/class="([^"]+)"/g, 'class="$1 css-1x2y3z sc-aBcDe"')),
};

const first = (box: string) => (html: string) => html.replace(/<body[^>]*>/i, (body) => body + box);
const last = (box: string) => (html: string) => html.replace(/<\/body>/i, (end) => box + end);
const neighbour = (price: string, home: string) =>
  `<div><a href="/${home.length}"><img src="https://img.example.com/other/${home.length}.jpg" width="300"><p>${price}</p><p>${home}</p></a></div>`;

/** Made-up boxes of a site: menus, notices, polls, calculators, other homes and the firm. */
export const BESIDE: Readonly<Record<string, (html: string) => string>> = {
  'a menu with a search': first(
    '<header><nav><a href="/buy">For sale</a><a href="/rent">To rent</a></nav><form class="search"><label>Min price <select><option>50,000</option><option>100,000</option></select></label></form></header>',
  ),
  'a poll': first(
    '<div class="left"><table><tr><td>Poll</td></tr><tr><td><input type="radio"></td><td>30 000 - 60 000 USD</td></tr><tr><td><input type="radio"></td><td>60 000 - 100 000 USD</td></tr></table></div>',
  ),
  'a notice': first(
    '<div class="cookie-banner"><h2>Your choice</h2><p>We and our 842 partners keep cookies for 13 months.</p></div>',
  ),
  'a calculator': last(
    '<div class="calc"><h3>Mortgage calculator</h3><label>Price</label><input value="250000"><div><span>Deposit</span> <span>10 %</span></div><p>Monthly payment: $1,264</p></div>',
  ),
  'other homes': last(
    `<section><h2>Similar properties</h2>${neighbour('£199,950', '3 bed house, Elm Row, Otherton AB1 2CD')}${neighbour('£299,950', '2 bed flat, Oak Row, Otherton AB1 2CE')}</section>`,
  ),
  'homes that were looked at': last(
    '<div><h4>Recently viewed</h4><ul><li><a href="/x">3 bed house, Elm Row, £199,950</a></li></ul></div>',
  ),
  'an agent': last(
    '<div class="agent-card"><img src="https://img.example.com/agent.jpg"><p>Sample Agents</p><p>12 High Street, Otherton, AB1 2CD</p><p>01234 567890</p></div>',
  ),
  'an office on a map': last(
    '<div><h3>Our office</h3><p>1 Office Road, 2000 Antwerpen</p><iframe src="https://maps.google.com/maps?q=51.2,4.4&output=embed"></iframe></div>',
  ),
  'former prices': last(
    '<table class="history"><caption>Price history</caption><tr><td>2019</td><td>£180,000</td></tr></table>',
  ),
  'the firm': last('<footer><p>Sample Ltd, 1 Office Road, London EC1A 1BB. Company 12345678</p></footer>'),
};
