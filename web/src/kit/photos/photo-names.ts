/** A picture file with what its name says. The name itself stays in this browser. */
export interface NamedPhoto<F> {
  readonly file: F;
  /** "frontal" becomes exterior; null where the name tells no room */
  readonly room: string | null;
  /** the name says that it shows the front: such a photo stands first */
  readonly isFront: boolean;
}

/** Words for the side that a home is known by, in English, Spanish, German and French, without their accents. */
const FRONT =
  /^(?:front(?:al|e|side|door|view)?|facade|fachada|delantera|portada|principal|vorder(?:seite|ansicht)|fassade|strassenseite|devant|avant)$/;
const ROOMS: readonly (readonly [string, RegExp])[] = [
  [
    'exterior',
    /^(?:exterior(?:es)?|outside|outdoor|house|street|rear|back|fuera|casa|calle|trasera|aussen(?:ansicht)?|haus(?:ansicht)?|rueck(?:seite|ansicht)|ruckseite|gebaude|exterieur|dehors|maison|rue|arriere)$/,
  ],
  ['kitchen', /^(?:kitchen|cocina|kuche|kueche|cuisine)$/],
  ['living-room', /^(?:living|livingroom|lounge|sitting|reception|salon|family|wohnzimmer|sejour)$/],
  ['bedroom', /^(?:bed|bedroom|master|dormitorio|habitacion|schlafzimmer|chambre)$/],
  ['bathroom', /^(?:bath|bathroom|shower|ensuite|wc|toilet|bano|bad|badezimmer)$/],
  ['dining-room', /^(?:dining|diningroom|comedor|esszimmer)$/],
  ['garden', /^(?:garden|yard|patio|jardin|terrace|garten)$/],
  ['hall', /^(?:hall|hallway|entrance|landing)$/],
  ['study', /^(?:study|office)$/],
  ['floor-plan', /^(?:floorplan|plan|plano|floor)$/],
  ['pool', /^(?:pool|piscina)$/],
  ['balcony', /^(?:balcony|balcon)$/],
  ['view', /^(?:view|views)$/],
];
/** What cameras and phones call every picture. */
const CAMERA = /^(?:img|image|dsc[nf]?|pxl|photo|picture|screenshot|whatsapp|p|gopr|mvimg)$/;

/** The pictures of one home in the order that players see: the front, other views from outside, then by name. */
export function orderPhotos<F>(files: readonly F[], pathOf: (file: F) => string): readonly NamedPhoto<F>[] {
  return frontFirst(inOrder(files, pathOf).map(({ path: _, ...photo }) => photo));
}

/** As people count: 2 comes before 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Pictures in the order of their names, each with what its name says. */
export function inOrder<F>(files: readonly F[], pathOf: (file: F) => string) {
  return files
    .map((file) => ({ file, path: pathOf(file) }))
    .sort((a, b) => byName.compare(a.path, b.path))
    .map(({ file, path }) => {
      const { room, isFront } = readName(path);
      return { file, path, room, isFront };
    });
}

/** The room that a picture's name tells, and what is left of the name. */
export function readName(path: string): {
  readonly stem: string;
  readonly room: string | null;
  readonly isFront: boolean;
} {
  const name = (path.split('/').at(-1) ?? '').replace(/\.[a-z0-9]+$/i, '').normalize('NFC');
  const words = name.split(/[\s_\-.()[\]]+/).filter((word) => word !== '');
  const rooms = words.map((word) => roomOf(word));
  const room = rooms.find((one) => one !== null) ?? null;
  const at = rooms.findIndex((one) => one !== null);
  const before = at > 0 ? words.slice(0, at) : words.filter((_, place) => rooms[place] === null);
  // A number at the end counts the pictures, unless it is all there is.
  const last = before.at(-1) ?? '';
  const own = before.length > 1 && /^\d{1,9}$/.test(last) && at < 0 ? before.slice(0, -1) : before;
  const isCamera = own.every((word) => CAMERA.test(word.toLowerCase()) || /^\d{6,}$/.test(word));
  const isFront = room === 'exterior' && words.some((word) => FRONT.test(plainOf(word)));
  return { stem: isCamera ? '' : own.join(' '), room, isFront };
}

function roomOf(word: string): string | null {
  const plain = plainOf(word);
  if (FRONT.test(plain)) return 'exterior';
  return ROOMS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** A word without its number, its accents and its capitals. */
function plainOf(word: string): string {
  return word.toLowerCase().replace(/\d+$/, '').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The front of a home comes first, then the rest of its outside; otherwise the order stays. */
export function frontFirst<F>(photos: readonly NamedPhoto<F>[]): readonly NamedPhoto<F>[] {
  const rank = ({ isFront, room }: NamedPhoto<F>) => (isFront ? 0 : room === 'exterior' ? 1 : 2);
  return [...photos].sort((a, b) => rank(a) - rank(b));
}
