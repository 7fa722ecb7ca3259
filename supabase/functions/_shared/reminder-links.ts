const encoder = new TextEncoder();

/**
 * The token of a reminder's links: derived from the reminder with the server's key, so that every mail can say it again
 * while the database keeps its hash alone.
 */
export async function reminderToken(secretKey: string, reminderId: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(`reminder:${reminderId}`));
  return hex(signed);
}

/** What the database keeps of a token. */
export async function hashToken(token: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(token)));
}

/** Where a reminder is confirmed, changed and ended. The token is behind the #, so that no server's log has it. */
export function reminderPage(siteUrl: string, token: string): string {
  return `${siteUrl}/daily-challenge/subscribe#reminder=${encodeURIComponent(token)}`;
}

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
