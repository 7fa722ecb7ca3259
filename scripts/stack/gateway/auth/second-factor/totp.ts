import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** As long as the hash, as RFC 4226 advises. */
const SECRET_BYTES = 20;
export const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones are off by some seconds, and people type slowly. */
const STEPS_AROUND = [0, -1, 1] as const;

/** A new secret, in the letters that authenticator apps take (RFC 4648, base 32 without padding). */
export function newSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES));
}

/** The code of a secret at a moment: RFC 6238 with SHA-1, six digits, a new one each thirty seconds. */
export function codeAt(secret: string, nowMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowMs / STEP_MS)));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Is it the secret's code now, or that of the step before or after? */
export function isCodeOf(secret: string, code: string, nowMs: number): boolean {
  const given = Buffer.from(code.trim());
  // All three are looked at, so that the time tells nothing.
  return STEPS_AROUND.map((steps) => Buffer.from(codeAt(secret, nowMs + steps * STEP_MS)))
    .map((right) => right.length === given.length && timingSafeEqual(right, given))
    .includes(true);
}

/** What an authenticator app reads from the drawing. */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const facts = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(DIGITS),
    issuer,
    period: '30',
    secret,
  });
  // Apps know %20 as a space, and many of them no plus.
  const query = facts.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`;
}

function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31] ?? '';
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + (ALPHABET[(value << (5 - bits)) & 31] ?? '') : text;
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text.toUpperCase()) {
    const five = ALPHABET.indexOf(letter);
    if (five < 0) throw new Error('A secret holds a letter that base 32 does not know.');
    value = (value << 5) | five;
    bits += 5;
    if (bits >= 8) {
      bytes.push((value >>> (bits - 8)) & 255);
      bits -= 8;
      value &= (1 << bits) - 1;
    }
  }
  return Buffer.from(bytes);
}
