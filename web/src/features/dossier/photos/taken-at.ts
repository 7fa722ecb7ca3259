/** Where in a file its notes can be: a phone writes them in front of the pixels. */
const HEAD_BYTES = 256 * 1024;
const TAKEN = 0x9003;
const ZONE = 0x9011;
const EXIF_PART = 0x8769;

/**
 * When a picture was taken, by what its camera wrote into it. Read before the picture is made anew, which leaves nothing of
 * that behind.
 * @returns null where it does not say
 */
export async function takenAt(file: Blob): Promise<Date | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const notes = jpegNotes(bytes) ?? webpNotes(bytes);
    return notes === null ? null : dateIn(notes);
  } catch {
    return null;
  }
}

/** The notes of a JPEG: its part APP1 that begins with "Exif". */
function jpegNotes(bytes: Uint8Array): DataView | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  for (let at = 2; at + 10 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at + 1] === 0xda) return null;
    if (bytes[at + 1] === 0xe1 && textAt(view, at + 4, 4) === 'Exif') return viewOf(bytes.subarray(at + 10));
  }
  return null;
}

function webpNotes(bytes: Uint8Array): DataView | null {
  const view = viewOf(bytes);
  if (bytes.length < 16 || textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  for (let at = 12; at + 8 < bytes.length;) {
    const length = view.getUint32(at + 4, true);
    if (textAt(view, at, 4) === 'EXIF') {
      const start = textAt(view, at + 8, 4) === 'Exif' ? at + 14 : at + 8;
      return viewOf(bytes.subarray(start));
    }
    at += 8 + length + (length % 2);
  }
  return null;
}

function dateIn(notes: DataView): Date | null {
  const isLittle = textAt(notes, 0, 2) === 'II';
  const entriesAt = (from: number): Map<number, { count: number; at: number; value: number }> => {
    const count = notes.getUint16(from, isLittle);
    const entries = new Map<number, { count: number; at: number; value: number }>();
    for (let place = 0; place < Math.min(count, 200); place += 1) {
      const at = from + 2 + place * 12;
      entries.set(notes.getUint16(at, isLittle), {
        count: notes.getUint32(at + 4, isLittle),
        at: at + 8,
        value: notes.getUint32(at + 8, isLittle),
      });
    }
    return entries;
  };
  const part = entriesAt(notes.getUint32(4, isLittle)).get(EXIF_PART);
  if (!part) return null;
  const entries = entriesAt(part.value);
  const textOf = (tag: number): string => {
    const entry = entries.get(tag);
    if (!entry || entry.count > 64) return '';
    return textAt(notes, entry.count <= 4 ? entry.at : entry.value, entry.count).replace(/\0.*$/s, '');
  };
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(textOf(TAKEN)) ?? [];
  if (year === undefined || month === undefined || day === undefined || time === undefined) return null;
  const zone = /^[+-]\d\d:\d\d$/.exec(textOf(ZONE))?.[0] ?? '';
  const date = new Date(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) || date.getFullYear() < 1990 || date.getTime() > Date.now() + 86_400_000
    ? null
    : date;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function textAt(view: DataView, at: number, length: number): string {
  let text = '';
  for (let place = 0; place < length; place += 1) text += String.fromCharCode(view.getUint8(at + place));
  return text;
}
