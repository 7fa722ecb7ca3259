import type { DoorLook } from './door.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import type { WindowLook } from './window.ts';

/** A detached or semi-detached house as data. Lists offer choices; the house's own seed picks. */
export interface HouseDesign {
  readonly storeyHeight: number;
  /** Width over depth. */
  readonly aspect: number;
  /** Storeys up to the eaves; upper floors beyond that are in the roof. */
  readonly eavesStoreys?: number;
  readonly walls: readonly Wall[];
  readonly upperWall?: { readonly from: number; readonly wall: Wall };
  readonly roof: Roof;
  readonly roofColours: readonly string[];
  readonly window: WindowLook;
  readonly windowSize: readonly [number, number];
  readonly door: Omit<DoorLook, 'colour'>;
  readonly doorColours: readonly string[];
  readonly doorAt: 'centre' | 'left' | 'right';
  /** A gabled part that comes forward at the end away from the door. */
  readonly wing?: { readonly share: number; readonly forward: number };
  readonly hasBay?: boolean;
  readonly porch: 'none' | 'canopy' | 'gable' | 'veranda' | 'tapered' | 'arcade' | 'portico';
  readonly chimneys: number;
  readonly dormers: number;
  readonly deck?: number;
  readonly plinth?: string;
  readonly climber?: readonly string[];
}
