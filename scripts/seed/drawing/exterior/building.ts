import type { Scene } from '../space/surface.ts';
import type { Mass } from './mass.ts';
import { drawMass } from './mass.ts';

/** A building ready to be drawn: volumes, and parts that stand before them. */
export interface Building {
  readonly masses: readonly Mass[];
  /** Drawn before all volumes: what stands on a roof behind its parapet. */
  readonly behind?: readonly ((scene: Scene) => void)[];
  /** Drawn after all volumes, such as porches and chimneys. */
  readonly extras: readonly ((scene: Scene) => void)[];
  /** What the picture must hold. */
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
  /** Where the path to the door and the drive end. */
  readonly doorX: number;
  /** How far the porch or stairs reach forward. */
  readonly doorReach: number;
  readonly garageX?: number;
  readonly garageWidth?: number;
}

/** Whether `a` must be drawn before `b`, seen from the eye: boxes apart are parted by a plane. */
function isBehind(a: Mass, b: Mass, eyeX: number): boolean {
  if (a.y >= b.y + b.depth - 0.05) return true;
  if (b.y >= a.y + a.depth - 0.05) return false;
  if (a.x >= b.x + b.width - 0.05) return eyeX < a.x;
  if (b.x >= a.x + a.width - 0.05) return eyeX > b.x;
  return a.y > b.y;
}

/** Draws the volumes from back to front, then the rest. */
export function drawBuilding(scene: Scene, building: Building): void {
  for (const part of building.behind ?? []) part(scene);
  const eyeX = scene.camera.eye[0];
  const waiting = [...building.masses];
  while (waiting.length > 0) {
    const index = waiting.findIndex((mass) =>
      waiting.every((other) => other === mass || !isBehind(other, mass, eyeX)),
    );
    const [next] = waiting.splice(Math.max(0, index), 1);
    if (next) drawMass(scene, next);
  }
  for (const extra of building.extras) extra(scene);
}
