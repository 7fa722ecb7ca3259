/** A picture file with what its name says. The name itself stays in this browser. */
export interface NamedPhoto<F> {
  readonly file: F;
  /** "frontal" becomes exterior; null where the name tells no room */
  readonly room: string | null;
}

export interface PhotoGroup<F> {
  /** what the pictures of one home have in common: a folder's name, or the beginning of their names */
  readonly key: string;
  readonly photos: readonly NamedPhoto<F>[];
}

const ROOMS: readonly (readonly [string, RegExp])[] = [
  ['exterior', /^(?:front(?:al)?|exterior|outside|facade|house|street|rear|back)$/],
  ['kitchen', /^(?:kitchen|cocina)$/],
  ['living-room', /^(?:living|livingroom|lounge|sitting|reception|salon|family)$/],
  ['bedroom', /^(?:bed|bedroom|master|dormitorio|habitacion)$/],
  ['bathroom', /^(?:bath|bathroom|shower|ensuite|wc|toilet|baño|bano)$/],
  ['dining-room', /^(?:dining|diningroom|comedor)$/],
  ['garden', /^(?:garden|yard|patio|jardin|terrace)$/],
  ['hall', /^(?:hall|hallway|entrance|landing)$/],
  ['study', /^(?:study|office)$/],
  ['floor-plan', /^(?:floorplan|plan|plano|floor)$/],
  ['pool', /^(?:pool|piscina)$/],
  ['balcony', /^(?:balcony|balcon)$/],
  ['view', /^(?:view|views)$/],
];
/** What cameras and phones call every picture. */
const CAMERA = /^(?:img|image|dsc[nf]?|pxl|photo|picture|screenshot|whatsapp|p|gopr|mvimg)$/;

/**
 * Sorts pictures into homes. Pictures in several folders are one home a folder; else the words of a name before its room
 * or its number name the home ("001_kitchen.jpg", "12 Acacia Avenue (3).png"); pictures named by a camera are one home.
 * @param pathOf of a file its path, the folder included where there is one
 */
export function groupPhotos<F>(files: readonly F[], pathOf: (file: F) => string): readonly PhotoGroup<F>[] {
  const folders = new Set(files.map((file) => folderOf(pathOf(file))));
  const groups = new Map<string, NamedPhoto<F>[]>();
  for (const file of files) {
    const { stem, room } = readName(pathOf(file));
    const key = folders.size > 1 ? folderOf(pathOf(file)) : stem;
    const group = groups.get(key) ?? [];
    group.push({ file, room });
    groups.set(key, group);
  }
  return [...groups].map(([key, photos]) => ({ key, photos: frontFirst(photos) }));
}

/** The room that a picture's name tells, and what is left of the name. */
export function readName(path: string): { readonly stem: string; readonly room: string | null } {
  const name = (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/i, '');
  const words = name.split(/[\s_\-.()[\]]+/).filter((word) => word !== '');
  const rooms = words.map((word) => roomOf(word));
  const room = rooms.find((one) => one !== null) ?? null;
  const at = rooms.findIndex((one) => one !== null);
  const before = at > 0 ? words.slice(0, at) : words.filter((_, place) => rooms[place] === null);
  // A number at the end counts the pictures, unless it is all there is.
  const last = before.at(-1) ?? '';
  const own = before.length > 1 && /^\d{1,9}$/.test(last) && at < 0 ? before.slice(0, -1) : before;
  const isCamera = own.every((word) => CAMERA.test(word.toLowerCase()) || /^\d{6,}$/.test(word));
  return { stem: isCamera ? '' : own.join(' '), room };
}

function roomOf(word: string): string | null {
  const plain = word.toLowerCase().replace(/\d+$/, '');
  return ROOMS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The outside of a home comes first; otherwise the order stays. */
function frontFirst<F>(photos: readonly NamedPhoto<F>[]): readonly NamedPhoto<F>[] {
  return [
    ...photos.filter(({ room }) => room === 'exterior'),
    ...photos.filter(({ room }) => room !== 'exterior'),
  ];
}
