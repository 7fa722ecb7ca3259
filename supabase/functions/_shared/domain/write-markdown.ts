import { escapeHtml } from './escape-html.ts';

/** A mail's body in both of its forms. */
export interface MailBody {
  readonly text: string;
  readonly html: string;
}

/**
 * A mail from Markdown: paragraphs, `- ` lists, `> ` quotes, `**strong**` and `[words](https://…)`. What is quoted or bold
 * is so in the text part as well; everything else, and every link that is no web address, stays as it was typed.
 */
export function writeMarkdown(markdown: string, lang: string, title: string): MailBody {
  const blocks = markdown
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const html = `<!doctype html><html lang="${escapeHtml(lang)}"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body style="font:16px/1.5 sans-serif;max-width:36em">${blocks.map(drawBlock).join('')}</body></html>`;
  return { text: `${blocks.map(sayBlock).join('\n\n')}\n`, html };
}

/** Somebody's words inside a template: a quote, so that no mark in them counts as one of ours. */
export function quote(words: string): string {
  return words
    .split('\n')
    .map((line) => `> ${line.replaceAll(/[[\]*]/g, (mark) => `\\${mark}`)}`)
    .join('\n');
}

function drawBlock(block: string): string {
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*] /.test(line)))
    return `<ul>${lines.map((line) => `<li>${drawLine(line.slice(2))}</li>`).join('')}</ul>`;
  if (lines.every((line) => line.startsWith('>')))
    return `<blockquote style="margin:0;padding-left:1em;border-left:3px solid #999">${lines
      .map((line) => drawLine(line.replace(/^> ?/, '')))
      .join('<br>')}</blockquote>`;
  return `<p>${lines.map(drawLine).join('<br>')}</p>`;
}

/** An escaped mark, a link, or strong words. */
const MARKS = /\\([[\]*])|\[([^\]\n]+)\]\((https?:\/\/[^\s()<>"]+)\)|\*\*([^*\n]+)\*\*/g;

function drawLine(line: string): string {
  let drawn = '';
  let from = 0;
  for (const found of line.matchAll(MARKS)) {
    drawn += escapeHtml(line.slice(from, found.index));
    const [whole, mark, words, link, strong] = found;
    if (mark !== undefined) drawn += mark;
    else if (words !== undefined && link !== undefined)
      drawn += `<a href="${escapeHtml(link)}">${escapeHtml(words)}</a>`;
    else drawn += `<strong>${escapeHtml(strong ?? '')}</strong>`;
    from = found.index + whole.length;
  }
  return drawn + escapeHtml(line.slice(from));
}

function sayBlock(block: string): string {
  return block.replaceAll(MARKS, (whole, mark, words, link, strong) => {
    if (typeof mark === 'string') return mark;
    if (typeof link === 'string') return `${String(words)}: ${link}`;
    return typeof strong === 'string' ? strong : whole;
  });
}
