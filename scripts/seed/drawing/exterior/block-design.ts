import type { SampleStyle } from '../../samples/sample-listing.ts';
import type { BalconyKind } from './balcony.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import type { WindowLook } from './window.ts';

/** A block of flats. */
export interface BlockDesign {
  readonly storeyHeight: number;
  readonly bays: number;
  readonly bayWidth: number;
  readonly depth: number;
  readonly walls: readonly Wall[];
  readonly roof: Roof;
  readonly window: WindowLook;
  readonly windowSize: readonly [number, number];
  /** Which bays have balconies. */
  readonly balcony?: {
    readonly kind: BalconyKind;
    readonly bays: 'all' | 'odd' | 'ends' | 'middle';
    readonly out: number;
    readonly colour: string;
  };
  readonly groundFloor: 'homes' | 'shops' | 'lobby' | 'stilts';
  readonly groundColour: string;
  readonly panel?: readonly string[];
  readonly awning?: string;
  readonly band?: string;
  readonly hasBayColumn?: boolean;
  readonly setback?: boolean;
  readonly isGlass?: boolean;
  readonly dormers?: boolean;
}

const white = '#f6f1e6';
const flat = (trim: string, overhang = 0.1): Roof => ({
  form: 'flat',
  material: 'membrane',
  colour: '#8a8a8a',
  pitch: 0.1,
  overhang,
  trim,
});

export const blockDesigns: Partial<Record<SampleStyle, BlockDesign>> = {
  'modern-apartments': {
    storeyHeight: 3,
    bays: 5,
    bayWidth: 3.6,
    depth: 13,
    walls: [
      { material: 'brick', colour: '#c2a07c' },
      { material: 'brick', colour: '#8f6a5c' },
      { material: 'render', colour: '#e9e2d2' },
    ],
    roof: flat('#5b5f6b'),
    window: { panes: [2, 1], frame: '#3a3d47', hasSill: false },
    windowSize: [1.8, 2.0],
    balcony: { kind: 'glass', bays: 'odd', out: 1.3, colour: '#d8d3c8' },
    groundFloor: 'lobby',
    groundColour: '#6b6f78',
    panel: ['#7f9a96', '#c98f5a'],
    setback: true,
  },
  'sixties-block': {
    storeyHeight: 2.8,
    bays: 7,
    bayWidth: 3.1,
    depth: 10,
    walls: [
      { material: 'concrete', colour: '#d6cdbb' },
      { material: 'concrete', colour: '#cfc9c0' },
    ],
    roof: flat('#b9b2a4', 0.25),
    window: { panes: [3, 1], frame: white, hasSill: false },
    windowSize: [2.2, 1.35],
    balcony: { kind: 'solid', bays: 'ends', out: 0.9, colour: '#c7bda9' },
    groundFloor: 'lobby',
    groundColour: '#8f8a80',
    panel: ['#5f8f9a', '#d0a23c', '#b5614a'],
  },
  tenement: {
    storeyHeight: 3.4,
    bays: 5,
    bayWidth: 2.9,
    depth: 11,
    walls: [
      { material: 'stone', colour: '#c98f6d' },
      { material: 'stone', colour: '#d8bd8f' },
    ],
    roof: { form: 'mansard', material: 'slate', colour: '#5f6576', pitch: 1, overhang: 0.1, trim: '#e2cfa8' },
    window: { panes: [2, 2], frame: white, isSash: true, surround: 'band', surroundColour: '#e7d3ab' },
    windowSize: [1.15, 2.0],
    groundFloor: 'homes',
    groundColour: '#b5825f',
    band: '#e2cba0',
    hasBayColumn: true,
  },
  'loft-block': {
    storeyHeight: 3.8,
    bays: 5,
    bayWidth: 3.7,
    depth: 14,
    walls: [{ material: 'brick', colour: '#a65b45' }],
    roof: flat('#8f4f3f', 0.15),
    window: { panes: [4, 4], frame: '#34383f', surround: 'lintel', surroundColour: '#d9c8a8' },
    windowSize: [2.5, 2.5],
    groundFloor: 'shops',
    groundColour: '#7a4538',
    band: '#cbb796',
  },
  'condo-tower': {
    storeyHeight: 3,
    bays: 5,
    bayWidth: 3.8,
    depth: 15,
    walls: [
      { material: 'concrete', colour: '#cfd6da' },
      { material: 'concrete', colour: '#d8d0c2' },
    ],
    roof: flat('#8d97a3', 0.2),
    window: { panes: [3, 1], frame: '#59616d', hasSill: false },
    windowSize: [3.1, 2.35],
    balcony: { kind: 'glass', bays: 'odd', out: 1.4, colour: '#e4e4e0' },
    groundFloor: 'lobby',
    groundColour: '#5d6875',
    setback: true,
    isGlass: true,
  },
  'costa-block': {
    storeyHeight: 2.9,
    bays: 5,
    bayWidth: 3.9,
    depth: 12,
    walls: [
      { material: 'render', colour: '#fbf6ea' },
      { material: 'render', colour: '#f7ead2' },
    ],
    roof: flat('#efe3cc', 0.2),
    window: { panes: [3, 1], frame: '#6f7f88', hasSill: false },
    windowSize: [2.5, 2.1],
    balcony: { kind: 'glass', bays: 'all', out: 1.6, colour: '#f6efe0' },
    groundFloor: 'homes',
    groundColour: '#e5d6ba',
    awning: '#3f87a6',
    setback: true,
  },
  'iberian-block': {
    storeyHeight: 3.3,
    bays: 4,
    bayWidth: 2.9,
    depth: 11,
    walls: [
      { material: 'render', colour: '#f0c987' },
      { material: 'render', colour: '#eac2a8' },
      { material: 'render', colour: '#b9d0d4' },
    ],
    roof: { form: 'hip', material: 'pantile', colour: '#c9744f', pitch: 0.3, overhang: 0.5, trim: '#efe3cc' },
    window: {
      panes: [2, 3],
      frame: white,
      surround: 'trim',
      surroundColour: '#faf3e4',
      shutters: '#4f7f6f',
      hasSill: false,
    },
    windowSize: [1.05, 2.25],
    balcony: { kind: 'iron', bays: 'all', out: 0.6, colour: '#e7dcc6' },
    groundFloor: 'shops',
    groundColour: '#b99a78',
    band: '#faf3e4',
  },
  haussmann: {
    storeyHeight: 3.3,
    bays: 5,
    bayWidth: 2.7,
    depth: 12,
    walls: [{ material: 'stone', colour: '#e6d5b0' }],
    roof: {
      form: 'mansard',
      material: 'slate',
      colour: '#7f8a9a',
      pitch: 1,
      overhang: 0.15,
      trim: '#efe2c4',
    },
    window: { panes: [2, 3], frame: white, surround: 'trim', surroundColour: '#f2e7cd', hasSill: false },
    windowSize: [1.1, 2.25],
    balcony: { kind: 'iron', bays: 'all', out: 0.55, colour: '#efe2c4' },
    groundFloor: 'shops',
    groundColour: '#c9b48a',
    band: '#f2e7cd',
    dormers: true,
  },
  'stair-triplex': {
    storeyHeight: 3.1,
    bays: 3,
    bayWidth: 2.7,
    depth: 12,
    walls: [{ material: 'brick', colour: '#a85c4a' }],
    roof: flat('#e9dfc9', 0.25),
    window: { panes: [2, 2], frame: white, isSash: true, surround: 'lintel', surroundColour: '#e5d8c0' },
    windowSize: [1.1, 1.7],
    balcony: { kind: 'bars', bays: 'all', out: 1.3, colour: '#7a8790' },
    groundFloor: 'homes',
    groundColour: '#93503f',
    band: '#e5d8c0',
  },
};
