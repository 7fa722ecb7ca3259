/**
 * What a word processor puts on the clipboard, without what only it understands: its lists, which are paragraphs with drawn
 * signs, become lists; its comments, styles, fields and empty lines go. Read by a parser that runs nothing; what comes out
 * still goes through the editor's own schema.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  for (const odd of body.querySelectorAll(
    'script,style,meta,link,title,xml,iframe,object,embed,form,img,svg,math,template,noscript',
  ))
    odd.remove();
  dropComments(body);
  makeLists(body, page);
  for (const element of [...body.querySelectorAll('*')]) {
    // Office's own elements: o:p, w:sdt, v:shape.
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) if (name !== 'href') element.removeAttribute(name);
  }
  for (const empty of body.querySelectorAll('p'))
    if (empty.textContent.replaceAll('\u00a0', ' ').trim() === '' && !empty.querySelector('br'))
      empty.remove();
  return body.innerHTML;
}

function dropComments(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else dropComments(child);
  }
}

/** Paragraphs of a list, by what Word writes into their style, with how deep each stands. */
function makeLists(body: HTMLElement, page: Document): void {
  let open: HTMLElement | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const style = paragraph.getAttribute('style') ?? '';
    if (!/mso-list:\s*l\d/i.test(style)) {
      open = null;
      continue;
    }
    const signs = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const sign = signs.map((span) => span.textContent).join('');
    for (const span of signs) span.remove();
    const tag = /^\s*(?:\d+|[a-z]{1,3}|[ivx]+)[.)]/i.test(sign) ? 'ol' : 'ul';
    if (open === null || open.localName !== tag || open.nextElementSibling !== paragraph) {
      open = page.createElement(tag);
      paragraph.before(open);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.append(item);
    paragraph.remove();
  }
}
