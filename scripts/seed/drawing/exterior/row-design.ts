import type { SampleStyle } from '../../samples/sample-listing.ts';
import type { DoorLook } from './door.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import type { WindowLook } from './window.ts';

/** A house in a row, its neighbours alike but for paint. */
export interface RowDesign {
  readonly storeyHeight: number;
  readonly storeys: number;
  readonly unitWidth: number;
  readonly walls: readonly Wall[];
  readonly roof: Roof;
  readonly window: WindowLook;
  readonly windowSize: readonly [number, number];
  readonly bays: number;
  readonly door: Omit<DoorLook, 'colour'>;
  readonly doorColours: readonly string[];
  readonly hasBay?: boolean;
  /** Ground floor above the street: a stoop. */
  readonly stoop: number;
  readonly cornice?: string;
  readonly chimneys: boolean;
  readonly frontage: 'wall' | 'railings' | 'none';
  readonly balcony?: boolean;
  readonly isUneven?: boolean;
}

const white = '#f6f1e6';
const paint = (...colours: readonly string[]): readonly Wall[] =>
  colours.map((colour) => ({ material: 'render', colour }));

export const rowDesigns: Partial<Record<SampleStyle, RowDesign>> = {
  'victorian-terrace': {
    storeyHeight: 3,
    storeys: 2,
    unitWidth: 5.2,
    walls: [
      { material: 'brick', colour: '#b0644c' },
      { material: 'brick', colour: '#c2966a' },
    ],
    roof: {
      form: 'gable-x',
      material: 'slate',
      colour: '#646a7c',
      pitch: 0.8,
      overhang: 0.2,
      trim: '#e9dfc9',
    },
    window: { panes: [2, 2], frame: white, isSash: true, surround: 'lintel', surroundColour: '#ecdfc2' },
    windowSize: [1.0, 1.65],
    bays: 2,
    door: { kind: 'panelled', fanlight: 'square', surround: '#ecdfc2' },
    doorColours: ['#2f5d50', '#8c2f39', '#2b4a73', '#d0a23c', '#3d3d4a'],
    hasBay: true,
    stoop: 0.2,
    chimneys: true,
    frontage: 'wall',
  },
  'coloured-terrace': {
    storeyHeight: 3,
    storeys: 2,
    unitWidth: 5.4,
    walls: paint('#7fb0b8', '#e8a598', '#f0cf7f', '#9fb98a', '#d4a3bf', '#8fa9cf'),
    roof: { form: 'gable-x', material: 'slate', colour: '#666b7b', pitch: 0.75, overhang: 0.22, trim: white },
    window: { panes: [2, 2], frame: white, isSash: true, surround: 'trim', surroundColour: white },
    windowSize: [1.05, 1.7],
    bays: 2,
    door: { kind: 'panelled', fanlight: 'square', surround: white },
    doorColours: ['#22384f', '#8c2f39', '#d0a23c', '#3f6b50'],
    hasBay: true,
    stoop: 0.35,
    chimneys: true,
    frontage: 'wall',
  },
  'georgian-townhouse': {
    storeyHeight: 3.3,
    storeys: 3,
    unitWidth: 6.6,
    walls: [
      { material: 'stone', colour: '#e0cda4' },
      { material: 'brick', colour: '#b5795c' },
    ],
    roof: {
      form: 'mansard',
      material: 'slate',
      colour: '#636878',
      pitch: 1,
      overhang: 0.05,
      trim: '#e7d9b8',
    },
    window: { panes: [3, 4], frame: white, isSash: true, surround: 'band', surroundColour: '#efe2c4' },
    windowSize: [1.1, 2.0],
    bays: 3,
    door: { kind: 'panelled', fanlight: 'round', surround: '#f3ead6' },
    doorColours: ['#22384f', '#2a2a33', '#8c2f39', '#2f5d50'],
    stoop: 0.5,
    cornice: '#efe2c4',
    chimneys: true,
    frontage: 'railings',
  },
  brownstone: {
    storeyHeight: 3.3,
    storeys: 3,
    unitWidth: 6.2,
    walls: [
      { material: 'stone', colour: '#8f5f4c' },
      { material: 'stone', colour: '#a37a5f' },
      { material: 'brick', colour: '#a8564a' },
    ],
    roof: {
      form: 'flat',
      material: 'membrane',
      colour: '#777777',
      pitch: 0.1,
      overhang: 0.05,
      trim: '#6b4a3e',
    },
    window: { panes: [2, 2], frame: '#4a3a34', isSash: true, surround: 'hood', surroundColour: '#b08a70' },
    windowSize: [1.05, 1.95],
    bays: 3,
    door: { kind: 'glazed', fanlight: 'square', surround: '#b08a70' },
    doorColours: ['#3a2a28', '#5a3328', '#22384f'],
    stoop: 1.5,
    cornice: '#5f4238',
    chimneys: false,
    frontage: 'railings',
  },
  'village-house': {
    storeyHeight: 2.9,
    storeys: 2,
    unitWidth: 5.6,
    walls: paint('#fbf6ea', '#f6e7c4', '#f9efe2', '#efe3cf'),
    roof: {
      form: 'gable-x',
      material: 'pantile',
      colour: '#c9744f',
      pitch: 0.4,
      overhang: 0.35,
      trim: '#efdfc4',
    },
    window: { panes: [2, 2], frame: '#5b4a3c', surround: 'band', surroundColour: '#f0cf7f', grille: true },
    windowSize: [1.0, 1.4],
    bays: 2,
    door: { kind: 'plank', surround: '#e8c476' },
    doorColours: ['#2f6a8a', '#5b6f4a', '#6d4a33'],
    stoop: 0.15,
    chimneys: false,
    frontage: 'none',
    balcony: true,
    isUneven: true,
  },
};
