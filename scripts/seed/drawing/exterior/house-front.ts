import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import { drawDoor } from './door.ts';
import type { HouseDesign } from './house-design.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import { drawWindow } from './window.ts';

const weathered = { 'needs-work': 0.34, dated: 0.12, good: 0, refurbished: 0, luxury: 0 } as const;

/** Windows in even bays on every floor, with the door in one of them. */
export function drawFront(
  surface: Surface,
  width: number,
  plan: {
    design: HouseDesign;
    storeys: number;
    eaves: number;
    doorAlong?: number;
    doorColour: string;
    skipFrom?: number;
    skipTo?: number;
    foot: number;
  },
): void {
  const { design, storeys, doorAlong, foot } = plan;
  const [windowWidth, windowHeight] = design.windowSize;
  const room = (design.window.shutters === undefined ? 1.5 : 2.1) * windowWidth + 0.5;
  const bays = Math.max(1, Math.min(7, Math.floor(width / room)));
  const odd =
    doorAlong !== undefined && design.doorAt === 'centre' && bays > 2 && bays % 2 === 0 ? bays - 1 : bays;
  const step = width / odd;
  for (let floor = 0; floor < storeys; floor += 1) {
    for (let bay = 0; bay < odd; bay += 1) {
      const middle = step * (bay + 0.5);
      if (floor === 0 && doorAlong !== undefined && Math.abs(middle - doorAlong) < windowWidth * 0.5 + 0.95)
        continue;
      if (
        plan.skipFrom !== undefined &&
        plan.skipTo !== undefined &&
        middle > plan.skipFrom - 0.3 &&
        middle < plan.skipTo + 0.3
      )
        continue;
      const sill =
        foot +
        floor * design.storeyHeight +
        (design.storeyHeight - windowHeight) * (windowHeight > 1.6 ? 0.42 : 0.52);
      const height = floor > 0 && windowHeight > 1.5 ? windowHeight * 0.9 : windowHeight;
      if (sill + height > plan.eaves - 0.15) continue;
      drawWindow(surface, middle - windowWidth / 2, sill, windowWidth, height, design.window);
    }
  }
  if (doorAlong !== undefined)
    drawDoor(surface, doorAlong - 0.5, foot, 1, 2.1, { ...design.door, colour: plan.doorColour });
}

export function chooseLooks(home: SampleHome, design: HouseDesign, random: SampleRandom) {
  const fade = weathered[home.condition];
  const wear = (colour: string) => mixColours(colour, '#8d8778', fade);
  const wall = random.pick(design.walls);
  const roof: Roof = {
    ...design.roof,
    colour: wear(random.pick(design.roofColours)),
    trim: wear(design.roof.trim),
  };
  return {
    wear,
    roof,
    wall: { ...wall, colour: wear(wall.colour) } satisfies Wall,
    doorColour: wear(random.pick(design.doorColours)),
  };
}
