import type { PlacedRoom } from './lay-out-floor.ts';
import type { PlanFloor } from './plan-rooms.ts';

export const ink = '#2a2932';

export const paper = '#fbf6ea';

/** A room as drawn, with its area in m² to one decimal: what the plan must agree with, not what is written on it. */
export interface LabelledRoom extends PlacedRoom {
  readonly label: string;
}

export interface LaidOutFloor {
  readonly floor: PlanFloor;
  readonly rooms: readonly LabelledRoom[];
  readonly width: number;
  readonly height: number;
}
