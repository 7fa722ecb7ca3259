import type { SampleHome } from '../samples/sample-listing.ts';
import { styleWords } from '../samples/sample-words.ts';
import type { SampleRoom } from './draw-sample.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const has = (home: SampleHome, feature: SampleHome['features'][number]) => home.features.includes(feature);
const isFlat = (home: SampleHome) => ['studio', 'flat', 'penthouse', 'loft'].includes(home.propertyType);

function listWords(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function describeExterior(home: SampleHome): string {
  const words = styleWords[home.style];
  const subject = isFlat(home)
    ? `${words.building}, ${numbers[home.buildingStoreys] ?? 'many'} storeys high`
    : `a ${words.house.charAt(0).toLowerCase()}${words.house.slice(1)}`;
  const around: string[] = [];
  if (has(home, 'garage')) around.push('a garage at the side');
  if (has(home, 'pool')) around.push('a pool in front');
  if (has(home, 'solar-panels')) around.push('solar panels on the roof');
  if (has(home, 'bike')) around.push('a bicycle outside');
  if (!has(home, 'garage') && has(home, 'driveway')) around.push('a car on the drive');
  const view = has(home, 'sea-view')
    ? ' The sea lies behind.'
    : has(home, 'mountain-view') || home.setting === 'mountain'
      ? ' Mountains rise behind.'
      : home.setting === 'city'
        ? ' The street is in a city.'
        : '';
  const hour = home.light === 'dusk' ? 'at dusk with its windows lit' : 'by day';
  return `Drawing of ${subject}, ${hour}${around.length > 0 ? `, with ${listWords(around)}` : ''}.${view}`;
}

const kitchens = {
  'needs-work':
    'an old free-standing cooker, a chequered lino floor, a bare bulb and a cupboard door missing',
  dated: 'orange wooden units, patterned tiles and a strip light',
  good: 'plain pale units, white tiles and a wooden worktop',
  refurbished: 'painted panelled units, brass handles and pendant lamps',
  luxury: 'handleless units, marble, built-in ovens and a line of light above',
} as const;
const livingRooms = {
  'needs-work': 'a sagging sofa, peeling wallpaper and bare boards',
  dated: 'a floral sofa, a patterned carpet and a heavy curtain',
  good: 'a plain sofa, a rug and a bookcase',
  refurbished: 'a velvet sofa, pictures on the wall and an arc lamp',
  luxury: 'a long sectional sofa, wide glass and art on the wall',
} as const;
const bedrooms = {
  'needs-work': 'an iron bed, stained wallpaper and a bare bulb',
  dated: 'a wooden bed with a patchwork cover and a mirrored wardrobe',
  good: 'a made bed, two bedside lamps and a simple wardrobe',
  refurbished: 'an upholstered bed, panelled wall and pendant lights',
  luxury: 'a wide bed with a tall padded headboard, fitted wardrobes and tall windows',
} as const;
const bathrooms = {
  'needs-work': 'a chipped bath, cracked tiles and a single tap',
  dated: 'a coloured suite of bath, basin and lavatory with patterned tiles',
  good: 'a white bath with a shower screen, a basin and plain tiles',
  refurbished: 'metro tiles, a walk-in shower and a timber vanity',
  luxury: 'a free-standing bath, stone walls, a double basin and a glass shower',
} as const;

/** Alternative text of one picture: concrete, and silent about money. */
export function describePicture(home: SampleHome, room: SampleRoom): string {
  const island = has(home, 'kitchen-island') ? ', and an island in the middle' : '';
  const fire = has(home, 'fireplace') ? ', around a fireplace' : '';
  switch (room) {
    case 'exterior':
      return describeExterior(home);
    case 'kitchen':
      return `Drawing of the kitchen: ${kitchens[home.condition]}${island}.`;
    case 'living-room':
      return `Drawing of the ${home.bedrooms === 0 ? 'studio room, with a bed in the corner' : 'living room'}: ${livingRooms[home.condition]}${fire}.`;
    case 'bedroom':
      return `Drawing of a bedroom: ${bedrooms[home.condition]}.`;
    case 'bathroom':
      return `Drawing of the bathroom: ${bathrooms[home.condition]}.`;
    case 'floor-plan':
      return `Floor plan of ${isFlat(home) ? 'one level' : `${numbers[home.storeys] ?? 'several'} floor${home.storeys > 1 ? 's' : ''}`}, drawn to scale: ${home.bedrooms === 0 ? 'one main room' : `${numbers[home.bedrooms] ?? 'several'} bedroom${home.bedrooms > 1 ? 's' : ''}`}, ${numbers[home.bathrooms] ?? 'several'} bathroom${home.bathrooms > 1 ? 's' : ''}, kitchen and hall.`;
    case 'street-map':
      return `Invented street map of the area with a circle around the neighbourhood${has(home, 'sea-view') || home.setting === 'coast' ? ', near the water' : home.setting === 'city' ? ', among close city streets' : ''}.`;
  }
}
