import type { SampleHome } from '../../samples/sample-listing.ts';
import { createSampleRandom } from '../../samples/sample-random.ts';

export const planKinds = [
  'living',
  'kitchen',
  'dining',
  'bedroom',
  'bathroom',
  'hall',
  'utility',
  'study',
] as const;
export type PlanKind = (typeof planKinds)[number];

export interface PlanRoom {
  readonly name: string;
  readonly kind: PlanKind;
  /** Share of the floor it takes, before rounding. */
  readonly areaM2: number;
}

export interface PlanFloor {
  readonly name: string;
  readonly areaM2: number;
  readonly rooms: readonly PlanRoom[];
}

type Wish = readonly [name: string, kind: PlanKind, weight: number];

const floorNames = ['GROUND FLOOR', 'FIRST FLOOR', 'SECOND FLOOR'];

function bedroomWishes(home: SampleHome, from: number, count: number): readonly Wish[] {
  return Array.from({ length: count }, (_, index): Wish => {
    const number = from + index;
    return [
      home.bedrooms === 1 ? 'BEDROOM' : `BEDROOM ${number}`,
      'bedroom',
      number === 1 ? 17 : number === 2 ? 13 : 10,
    ];
  });
}

function bathroomWishes(home: SampleHome, from: number, count: number): readonly Wish[] {
  return Array.from({ length: count }, (_, index): Wish => {
    const number = from + index;
    const isEnSuite = number === 2 && home.features.includes('en-suite');
    return [
      isEnSuite ? 'EN SUITE' : home.bathrooms === 1 ? 'BATHROOM' : number === 1 ? 'BATHROOM' : 'SHOWER',
      'bathroom',
      number === 1 ? 6 : 4.5,
    ];
  });
}

function livingWishes(home: SampleHome): readonly Wish[] {
  if (home.bedrooms === 0)
    return [
      ['LIVING / SLEEPING', 'living', 20],
      ['KITCHEN', 'kitchen', 6],
    ];
  const big = home.floorAreaM2 > 150;
  return [
    ['LIVING ROOM', 'living', big ? 26 : 20],
    home.features.includes('kitchen-island')
      ? ['KITCHEN / DINING', 'kitchen', 24]
      : ['KITCHEN', 'kitchen', 11],
    ...(home.floorAreaM2 > 115 && !home.features.includes('kitchen-island')
      ? ([['DINING ROOM', 'dining', 12]] as const)
      : []),
    ...(home.floorAreaM2 > 190 ? ([['STUDY', 'study', 10]] as const) : []),
    ...(home.floorAreaM2 > 140 ? ([['UTILITY', 'utility', 6]] as const) : []),
  ];
}

/** Which rooms are on which floor: living below, sleeping above; in one storey, all together. */
function wishesByFloor(home: SampleHome): readonly (readonly Wish[])[] {
  const hall = (weight: number, name = 'HALL'): Wish => [name, 'hall', weight];
  const { bedrooms, bathrooms, storeys } = home;
  if (storeys === 1)
    return [
      [
        ...livingWishes(home),
        ...bedroomWishes(home, 1, bedrooms),
        ...bathroomWishes(home, 1, bathrooms),
        hall(home.floorAreaM2 < 45 ? 3 : 7),
      ],
    ];
  const below = bathrooms > 2 ? 1 : 0;
  const ground: readonly Wish[] = [
    ...livingWishes(home),
    ...(below > 0 ? ([['WC', 'bathroom', 3.5]] as const) : []),
    hall(8),
  ];
  if (storeys === 2)
    return [
      ground,
      [
        ...bedroomWishes(home, 1, bedrooms),
        ...bathroomWishes(home, 1, bathrooms - below),
        hall(6, 'LANDING'),
      ],
    ];
  const first = Math.ceil(bedrooms / 2);
  const firstBaths = Math.max(1, Math.floor((bathrooms - below) / 2));
  return [
    ground,
    [...bedroomWishes(home, 1, first), ...bathroomWishes(home, 1, firstBaths), hall(6, 'LANDING')],
    [
      ...bedroomWishes(home, first + 1, bedrooms - first),
      ...bathroomWishes(home, firstBaths + 1, bathrooms - below - firstBaths),
      hall(5, 'LANDING'),
    ],
  ];
}

/** The rooms of a home, floor by floor. Their areas add up to the floor area. */
export function planRooms(home: SampleHome): readonly PlanFloor[] {
  const random = createSampleRandom(`rooms/${home.externalRef}`);
  const floors = wishesByFloor(home);
  return floors.map((wishes, index) => {
    const areaM2 = home.floorAreaM2 / floors.length;
    const weighted = wishes.map(([name, kind, weight]) => ({
      name,
      kind,
      weight: weight * random.between(0.92, 1.08),
    }));
    const total = weighted.reduce((sum, wish) => sum + wish.weight, 0);
    return {
      name: floors.length === 1 ? 'FLOOR PLAN' : (floorNames[index] ?? 'FLOOR'),
      areaM2,
      rooms: weighted.map(({ name, kind, weight }) => ({ name, kind, areaM2: (areaM2 * weight) / total })),
    };
  });
}
