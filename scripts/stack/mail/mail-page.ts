import { createServer } from 'node:http';
import { escapeHtml } from '../../../supabase/functions/_shared/domain/escape-html.ts';
import type { HeldPort } from '../held-port.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { takeMail } from './take-mail.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1d1d1f;background:#fff}a{overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #ddd}iframe{width:100%;height:32rem;border:1px solid #ccc}@media(prefers-color-scheme:dark){body{background:#111;color:#eee}a{color:#8ab4ff}th,td{border-color:#333}iframe{background:#fff}}';

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
}

function listPage(mails: readonly Mail[]): string {
  if (mails.length === 0)
    return page(
      'Mail',
      '<p>No mail yet. What the game would send by mail appears here, for example after “Forgot your password?”.</p>',
    );
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.to)}</td><td><time datetime="${mail.sentAt}">${mail.sentAt.replace('T', ' ').slice(0, 19)}</time></td></tr>`,
  );
  return page(
    'Mail',
    `<table><thead><tr><th>Subject</th><th>To</th><th>Sent (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function mailPage(mail: Mail): string {
  const links = [
    ...new Set(
      [...(mail.html ?? mail.text ?? '').matchAll(/https?:\/\/[^\s"'<>]+/g)].map((match) =>
        match[0].replaceAll('&amp;', '&'),
      ),
    ),
  ].filter((link) => /\/auth\/confirm\?|#reminder=/.test(link));
  const list = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  const shown =
    mail.html === undefined
      ? `<pre>${escapeHtml(mail.text ?? '')}</pre>`
      : `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(`<base target="_top">${mail.html}`)}" title="The mail"></iframe>`;
  return page(
    mail.subject,
    `<p>To ${escapeHtml(mail.to)}, ${mail.sentAt}</p>${list === '' ? '' : `<p>Links in this mail:</p><ul>${list}</ul>`}${shown}<p><a href="/">All mails</a></p>`,
  );
}

/**
 * Serves the mails that were “sent”: pages for people, `/api/messages` (newest first) for tests. The functions bring theirs
 * to the same address, with the mailbox's key.
 * @returns its address, and how to stop it.
 */
export async function startMailPage(
  mailbox: Mailbox,
  held: HeldPort,
  key: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const mail = mailbox.find(Number(path.slice(1)));
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(body);
    };
    if (request.method === 'POST' && path === '/api/messages')
      void takeMail(request, key, mailbox).then(({ status, body }) => send(status, 'application/json', body));
    else if (path === '/') send(200, 'text/html', listPage(mailbox.list()));
    else if (path === '/api/messages') send(200, 'application/json', JSON.stringify(mailbox.list()));
    else if (mail !== undefined) send(200, 'text/html', mailPage(mail));
    else send(404, 'text/html', page('No such mail', '<p><a href="/">All mails</a></p>'));
  });
  await held.handTo(server);
  return {
    url: `http://127.0.0.1:${held.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
