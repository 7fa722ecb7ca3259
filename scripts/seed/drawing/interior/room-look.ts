import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';

export const floorKinds = ['boards', 'tiles', 'carpet', 'lino', 'stone', 'parquet', 'terracotta'] as const;
export type FloorKind = (typeof floorKinds)[number];

/** Colours and materials of a home's rooms: they follow condition and region, as the price does. */
export interface RoomLook {
  readonly wall: string;
  readonly feature: string;
  readonly floor: FloorKind;
  readonly floorColour: string;
  readonly trim: string;
  readonly cloth: string;
  readonly accent: string;
  readonly wood: string;
  readonly unit: string;
  readonly worktop: string;
  readonly metal: string;
  readonly height: number;
  readonly hasBeams: boolean;
  readonly isPeriod: boolean;
  /** 0 needs work … 4 luxury. */
  readonly level: number;
}

const levels = { 'needs-work': 0, dated: 1, good: 2, refurbished: 3, luxury: 4 } as const;
const tall = [
  'georgian-townhouse',
  'haussmann',
  'brownstone',
  'tenement',
  'manor',
  'edwardian-house',
  'federation',
  'queenslander',
  'loft-block',
  'iberian-block',
];
const low = ['stone-cottage', 'thatched-cottage', 'manufactured-home', 'sixties-block'];
const beamed = [
  'stone-cottage',
  'thatched-cottage',
  'barn-conversion',
  'finca',
  'longere',
  'log-chalet',
  'adobe',
  'village-house',
  'provencal',
];

/** Chooses a home's interior once, so that its rooms belong together. */
export function chooseRoomLook(home: SampleHome, random: SampleRandom): RoomLook {
  const level = levels[home.condition];
  const isSouthern = ['ES', 'PT'].includes(home.countryCode) || home.style === 'provencal';
  const pick = (options: readonly (readonly string[])[]): string =>
    random.pick(options[level] ?? ['#cccccc']);
  const isPeriod = home.yearBuilt < 1940;
  const floors: readonly (readonly [FloorKind, ...FloorKind[]])[] = [
    ['boards'],
    ['carpet'],
    isSouthern ? ['terracotta', 'tiles'] : ['boards', 'carpet'],
    isSouthern ? ['terracotta', 'parquet'] : ['boards', 'parquet'],
    isSouthern ? ['stone'] : ['parquet', 'stone'],
  ];
  const floor = random.pick<FloorKind>(floors[level] ?? ['boards']);
  const floorColours: Record<FloorKind, readonly string[]> = {
    boards: level === 0 ? ['#a58a6c'] : ['#c79a67', '#d3ab7b', '#b5855a'],
    tiles: ['#e0d6c4'],
    carpet: level === 1 ? ['#a8765f', '#8f8a63', '#7f8a9a'] : ['#cbbfae', '#b9b6ad'],
    lino: ['#c9b98f'],
    stone: ['#ddd5c6', '#cfc9bf'],
    parquet: ['#c08f5c', '#b98a5f'],
    terracotta: ['#cf855c', '#d49468'],
  };
  return {
    wall: pick([
      ['#d8cfae', '#cfc8a8'],
      ['#e8d3ae', '#dfd0b8', '#d9c5b8'],
      ['#f1e8d6', '#eae6d8', '#e6e3d4'],
      ['#e9e2d2', '#dfe3dc', '#ece0d2'],
      ['#f3eee4', '#ece7dd'],
    ]),
    feature: pick([
      ['#bfae86', '#b5a98a'],
      ['#c79f76', '#b98f8a', '#9fae8a'],
      ['#b9cbb7', '#c9d3d6', '#e3c9a6'],
      ['#4f6f6a', '#375570', '#8f5a52', '#71806a'],
      ['#53605c', '#3d4f5c', '#a58f78'],
    ]),
    floor,
    floorColour: random.pick(floorColours[floor]),
    trim: level === 0 ? '#d9d0b4' : '#f8f3e8',
    cloth: pick([
      ['#8f8468', '#7f7a70'],
      ['#a5683f', '#8a7a4a', '#9a5f5a'],
      ['#7f97a3', '#9a9f8a', '#b58f78'],
      ['#37635f', '#b3603f', '#41557f', '#8f4f5c'],
      ['#e6ddcd', '#cfc4b3', '#d8d3c8'],
    ]),
    accent: random.pick(['#d98a3a', '#c9573f', '#3f7f8f', '#c9a33f', '#7a8f5a']),
    wood: pick([
      ['#8a6f52'],
      ['#a8642f', '#9a5c33'],
      ['#c99f6d', '#b98f60'],
      ['#a5764c', '#8f6240'],
      ['#7a5840', '#5a4335'],
    ]),
    unit: pick([
      ['#d8d0b0', '#c9c7a8'],
      ['#c47f3f', '#b87238'],
      ['#f2eee2', '#e6e6de', '#dfe2d4'],
      ['#3f5f5c', '#4a6482', '#7d8f78', '#a4563f'],
      ['#e9e4da', '#4a4d52', '#8f7a66'],
    ]),
    worktop: pick([
      ['#9a8f7a'],
      ['#b59a78', '#8f8a80'],
      ['#c9a06a', '#6f6f72'],
      ['#f1ece2', '#d8b98a'],
      ['#f3f0ea', '#e8e4de'],
    ]),
    metal: level >= 3 ? '#d2a94f' : '#b9bfc4',
    height: tall.includes(home.style) ? 3.25 : low.includes(home.style) ? 2.35 : level === 4 ? 3 : 2.65,
    hasBeams: beamed.includes(home.style),
    isPeriod,
    level,
  };
}
