import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { projectPoint } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import type { Scene, Surface } from '../space/surface.ts';
import type { Building } from './building.ts';
import { drawDoor } from './door.ts';
import { drawBalcony } from './balcony.ts';
import { drawBayWindow } from './bay-window.ts';
import { drawChimney } from './roof-parts.ts';
import type { Mass } from './mass.ts';
import { ridgeRise } from './roof.ts';
import type { RowDesign } from './row-design.ts';
import { drawFlowerBox, drawWindow } from './window.ts';
import type { Wall } from './wall-texture.ts';

interface Unit {
  readonly wall: Wall;
  readonly doorColour: string;
  readonly isOurs: boolean;
  readonly storeys: number;
}

function drawFrontage(surface: Surface, design: RowDesign, unit: Unit, home: SampleHome): void {
  const { unitWidth: width, storeyHeight, bays } = design;
  const [windowWidth, windowHeight] = design.windowSize;
  const doorAlong = width * 0.22;
  const bayWidth = Math.min(2.5, width * 0.5);
  const step = width / bays;
  const isNeat = unit.isOurs && home.condition !== 'needs-work';
  for (let floor = 0; floor < unit.storeys; floor += 1) {
    const height = floor === 0 ? windowHeight : windowHeight * (1 - 0.08 * floor);
    const sill = design.stoop + floor * storeyHeight + (storeyHeight - height) * 0.45;
    for (let bay = 0; bay < bays; bay += 1) {
      const middle = step * (bay + 0.5);
      if (floor === 0 && (Math.abs(middle - doorAlong) < 1.15 || design.hasBay === true)) continue;
      const isDoorHeight = design.balcony === true && floor === 1 && bay === 1;
      drawWindow(
        surface,
        middle - windowWidth / 2,
        isDoorHeight ? design.stoop + storeyHeight + 0.05 : sill,
        windowWidth,
        isDoorHeight ? 2.1 : height,
        { ...design.window, ...(isDoorHeight || floor > 0 ? { grille: false } : {}) },
      );
      if (isDoorHeight)
        drawBalcony(
          surface,
          middle - 0.95,
          design.stoop + storeyHeight + 0.05,
          1.9,
          0.55,
          'iron',
          '#e8dcc4',
          unit.isOurs,
        );
      else if (isNeat && design.frontage !== 'wall' && floor === 1)
        drawFlowerBox(surface, middle - windowWidth / 2, sill - 0.08, windowWidth);
    }
  }
  if (design.hasBay === true)
    drawBayWindow(
      surface,
      width * 0.66 - bayWidth / 2,
      bayWidth,
      [[0.85, 1.6]],
      storeyHeight - 0.15,
      unit.wall,
      { ...design.window, surround: undefined },
      design.roof.colour,
    );
  drawDoor(surface, doorAlong - 0.5, design.stoop, 1, 2.15, { ...design.door, colour: unit.doorColour });
  const eaves = design.stoop + unit.storeys * storeyHeight + 0.2;
  if (design.cornice !== undefined) {
    surface.shade(
      [
        [0, eaves - 0.4],
        [width, eaves - 0.4],
        [width, eaves - 0.75],
        [0, eaves - 0.75],
      ],
      0.3,
    );
    surface.fill(
      [
        [0, eaves - 0.4, 0.2],
        [width, eaves - 0.4, 0.2],
        [width, eaves, 0.34],
        [0, eaves, 0.34],
      ],
      design.cornice,
      1.04,
      { stroke: surface.scene.light.ink, width: surface.detail * 1.2 },
    );
    surface.inked(0, storeyHeight + design.stoop - 0.18, width, 0.16, design.cornice);
  }
  // The downpipe marks where one house ends and the next begins.
  surface.line(
    [
      [width - 0.08, 0],
      [width - 0.08, eaves - 0.3],
    ],
    surface.scene.light.tone('#4a4a55'),
    surface.detail * 2,
  );
}

/** A house in a row with its neighbours; ours stands in the middle in full colour. */
export function buildRow(home: SampleHome, design: RowDesign, random: SampleRandom): Building {
  const { unitWidth: width } = design;
  const depth = 8;
  const count = 5;
  const wear = home.condition === 'needs-work' ? 0.32 : home.condition === 'dated' ? 0.1 : 0;
  const start = random.whole(0, design.walls.length - 1);
  const sameWall = random.pick(design.walls);
  const isPainted = design.walls.length > 3;
  const units = Array.from({ length: count }, (_, index): Unit => {
    const isOurs = index === 2;
    const wall = isPainted ? (design.walls[(start + index) % design.walls.length] ?? sameWall) : sameWall;
    const colour = isOurs
      ? mixColours(wall.colour, '#8d8778', wear)
      : mixColours(wall.colour, '#cfc7ba', isPainted ? 0.28 : 0.22);
    const door = random.pick(design.doorColours);
    return {
      wall: { ...wall, colour },
      isOurs,
      doorColour: isOurs ? door : mixColours(door, '#a9a298', 0.4),
      storeys: isOurs
        ? Math.max(design.storeys, home.storeys)
        : design.isUneven === true && random.chance(0.35)
          ? design.storeys + 1
          : design.storeys,
    };
  });
  const masses: Mass[] = [];
  const extras: ((scene: Scene) => void)[] = [];
  units.forEach((unit, index) => {
    const x = (index - 2) * width;
    const height =
      design.stoop +
      unit.storeys * design.storeyHeight +
      0.2 +
      (design.isUneven === true && !unit.isOurs ? random.between(-0.3, 0.4) : 0);
    const roof = {
      ...design.roof,
      colour: unit.isOurs
        ? mixColours(design.roof.colour, '#8d8778', wear)
        : mixColours(design.roof.colour, '#b3aaa2', 0.25),
    };
    masses.push({
      x,
      y: 0,
      z: 0,
      width,
      depth,
      height,
      wall: unit.wall,
      roof: { ...roof, isContinuous: true },
      front: (surface) => drawFrontage(surface, design, unit, home),
    });
    if (roof.form === 'gable-x' && design.chimneys)
      extras.push((scene) =>
        drawChimney(
          scene,
          x + width - 0.5,
          depth / 2 - 0.5,
          height + ridgeRise(roof, width, depth) - 0.5,
          1.5,
          mixColours(
            unit.wall.material === 'brick' ? unit.wall.colour : '#b07a62',
            '#cfc7ba',
            unit.isOurs ? 0 : 0.2,
          ),
          3,
        ),
      );
    if (roof.form === 'mansard')
      extras.push((scene) =>
        drawChimney(scene, x + width - 0.5, depth / 2 - 0.5, height + 1.6, 1.9, '#c7a98a', 4),
      );
    if (design.stoop > 0.25)
      extras.push((scene) => drawStoop(scene, x + width * 0.22, design.stoop, unit.isOurs));
  });
  const ours = masses[2];
  const top = (ours?.height ?? 7) + ridgeRise(design.roof, width, depth);
  const reach = width * (design.storeys > 2 ? 0.75 : 0.72);
  return {
    masses,
    extras,
    doorX: width * 0.22,
    doorReach: design.stoop > 1 ? 3 : 1,
    low: [-reach, -0.5, 0],
    high: [width + reach, 2, top + (design.chimneys ? 1.2 : 0.3)],
  };
}

function drawStoop(scene: Scene, doorX: number, rise: number, isOurs: boolean): void {
  const steps = Math.round(rise / 0.18);
  const colour = isOurs ? '#b79a84' : '#bcae9f';
  for (let step = steps; step >= 1; step -= 1) {
    const height = (rise * step) / steps;
    drawBox(
      scene,
      {
        x: doorX - 0.8,
        y: -0.3 * (steps - step + 1) - 0.2,
        width: 1.6,
        depth: 0.3 + (step === steps ? 0.2 : 0),
        height,
      },
      colour,
    );
  }
  if (rise < 1) return;
  const far = -0.3 * steps - 0.2;
  for (const side of [-0.95, 0.8]) {
    drawBox(scene, { x: doorX + side, y: far, width: 0.15, depth: 0.15, height: 1.1 }, '#3a3a44');
    scene.sketch.line(
      [
        projectPoint(scene.camera, [doorX + side + 0.07, far, 1.05]),
        projectPoint(scene.camera, [doorX + side + 0.07, -0.1, rise + 1]),
      ],
      scene.light.ink,
      3.2,
    );
  }
}
