import { locale } from '#lib/i18n.ts';

/** How the sheet looks on A4, wherever its file is opened. */
const STYLE = `body{font:11pt/1.5 serif;max-width:46rem;margin:1.5rem auto;padding:0 1rem;color:#111;background:#fff}
h1,h2,h3{line-height:1.2}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.25rem .5rem;
text-align:start;vertical-align:top;overflow-wrap:anywhere}li{overflow-wrap:anywhere;white-space:pre-line}small{display:block;color:#555}img{max-width:100%;height:auto}
article,figure,li,tr{break-inside:avoid}@page{size:A4;margin:16mm}`;

/** A drawn sheet as one file of its own: it runs nothing and fetches nothing, so it opens anywhere and needs no sign-in. */
export function sheetFile(markup: string, title: string): string {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  return `<!doctype html>
<html lang="${locale()}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
<body>${markup}</body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
}
