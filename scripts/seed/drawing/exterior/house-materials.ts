import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import type { WindowLook } from './window.ts';

export const white = '#f6f1e6';
export const roof = (
  form: Roof['form'],
  material: Roof['material'],
  pitch: number,
  overhang: number,
  trim = white,
): Roof => ({ form, material, pitch, overhang, trim, colour: '#777777' });
export const brick = (...colours: readonly string[]): readonly Wall[] =>
  colours.map((colour) => ({ material: 'brick', colour }));
export const walls = (material: Wall['material'], ...colours: readonly string[]): readonly Wall[] =>
  colours.map((colour) => ({ material, colour }));
export const slate = ['#5f6679', '#6b6f80'] as const;
export const redTile = ['#a8553f', '#9a4c3b', '#b0654a'] as const;
export const terracotta = ['#c9744f', '#bd6a47', '#d08158'] as const;
export const sash: WindowLook = {
  panes: [2, 2],
  frame: white,
  isSash: true,
  surround: 'lintel',
  surroundColour: '#e9dfc9',
};
export const doubleHung: WindowLook = {
  panes: [2, 2],
  frame: white,
  isSash: true,
  surround: 'trim',
  surroundColour: white,
};
export const casement: WindowLook = { panes: [3, 1], frame: white };
export const small: WindowLook = {
  panes: [2, 2],
  frame: white,
  surround: 'lintel',
  surroundColour: '#cbbfa8',
};
export const strong = ['#2f5d50', '#8c2f39', '#2b4a73', '#3d3d4a', '#c58b2a'] as const;
