import { t } from '#lib/i18n.ts';

/** Parts of a home that most homes have; people write any other. */
export const ROOMS = [
  'kitchen',
  'living',
  'bedroom',
  'bathroom',
  'hall',
  'loft',
  'garden',
  'outside',
  'street',
] as const;

export function roomName(room: (typeof ROOMS)[number]): string {
  return t(`dossierNotes.rooms.${room}`);
}

/** A room by its name in the reader's language; what people wrote themselves stays as it is. */
export function wordOfRoom(room: string): string {
  const known = ROOMS.find((one) => one === room);
  return known === undefined ? room : roomName(known);
}

/** A room as it is kept: one that most homes have is the same one in every language, however its name was typed. */
export function roomOfWord(typed: string): string {
  const word = typed.trim();
  const known = ROOMS.find((room) => roomName(room).toLowerCase() === word.toLowerCase());
  return known ?? word;
}

/** Tags as somebody typed them, divided by commas: each once, in their order, as many as a note may have. */
export function readTags(text: string): string[] {
  const tags = text
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#/, '').slice(0, 40).trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, 20);
}
