/** Bytes 0x80 to 0x9f; Node 20's own decoder reads them as control characters, so the euro sign would be lost. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Bytes of a text file as text, whatever program saved it: UTF-8 with or without a byte order mark, UTF-16 with one or
 * with zeros in every other place, and Windows-1252 (what older spreadsheets write) where the bytes are no valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Order(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

/**
 * Bytes of a saved page as text. Pages are UTF-8, or what their meta element says; one bad byte in a large UTF-8 page is a
 * bad byte, not another encoding.
 */
export function decodePage(bytes: Uint8Array): string {
  const utf16 = utf16Order(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  if (broken === 0) return text;
  const isLatin = /<meta[^>]{0,100}charset\s*=\s*["']?\s*(?:iso-8859-1|windows-125\d|latin-?1)/i.test(
    text.slice(0, 4096),
  );
  return isLatin || broken > text.length / 500 ? fromWindows1252(bytes) : text;
}

function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  if (head.length < 8) return null;
  const zeros = [0, 1].map((odd) => head.filter((byte, index) => index % 2 === odd && byte === 0).length);
  const half = head.length / 2;
  if ((zeros[1] ?? 0) > half * 0.7 && (zeros[0] ?? 0) < half * 0.1) return 'utf-16le';
  if ((zeros[0] ?? 0) > half * 0.7 && (zeros[1] ?? 0) < half * 0.1) return 'utf-16be';
  return null;
}

function fromWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    const chunk = Array.from(
      bytes.subarray(from, from + 8192),
      (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte),
    );
    parts.push(chunk.join(''));
  }
  return parts.join('');
}
