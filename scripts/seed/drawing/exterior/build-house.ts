import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { mixColours } from '../space/colour.ts';
import { Surface, type Scene } from '../space/surface.ts';
import type { Building } from './building.ts';
import { drawDoor, drawGarageDoor } from './door.ts';
import { drawBayWindow, drawChimney, drawClimber, drawDormer, drawSolarPanels } from './facade-parts.ts';
import type { HouseDesign } from './house-design.ts';
import type { Mass } from './mass.ts';
import {
  drawArcade,
  drawCanopy,
  drawGablePorch,
  drawPortico,
  drawVeranda,
  type PorchSize,
} from './porches.ts';
import { ridgeRise, type Roof } from './roof.ts';
import { drawWindow } from './window.ts';
import type { Wall } from './wall-texture.ts';

const weathered = { 'needs-work': 0.34, dated: 0.12, good: 0, refurbished: 0, luxury: 0 } as const;

/** Windows in even bays on every floor, with the door in one of them. */
function drawFront(
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

function chooseLooks(home: SampleHome, design: HouseDesign, random: SampleRandom) {
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

/** A house of its own (or half of a pair) from its attributes. */
export function buildHouse(home: SampleHome, design: HouseDesign, random: SampleRandom): Building {
  const { roof, wall, doorColour, wear } = chooseLooks(home, design, random);
  const hasGarage = home.features.includes('garage');
  const isPair = home.propertyType === 'semi-detached';
  const storeys = home.storeys;
  const footprint = (home.floorAreaM2 / storeys) * 1.12;
  const width = Math.max(5.6, Math.min(21, Math.sqrt(footprint * design.aspect)));
  const depth = Math.min(footprint / width, 9);
  const deck = design.deck ?? 0;
  const eaves = (design.eavesStoreys ?? storeys) * design.storeyHeight + deck + 0.25;
  const full = Math.floor((design.eavesStoreys ?? storeys) + 0.05);
  const isMirrored = random.chance(0.5) && !isPair;
  const at = (share: number) => (isMirrored ? 1 - share : share);
  const wingWidth = design.wing ? Math.max(3.4, width * design.wing.share) : 0;
  const doorAlong =
    width * at(design.doorAt === 'centre' ? (design.wing && design.wing.share < 0.35 ? 0.42 : 0.5) : 0.22);
  const masses: Mass[] = [];
  const extras: ((scene: Scene) => void)[] = [];
  const upper = design.upperWall
    ? {
        from: design.upperWall.from,
        wall: { ...design.upperWall.wall, colour: wear(design.upperWall.wall.colour) },
      }
    : undefined;
  const wingX = isMirrored ? 0 : width - wingWidth;
  const bayWidth = 2.9;
  const bayAlong = design.hasBay === true && !design.wing ? width * at(0.68) - bayWidth / 2 : undefined;
  const isBarn = home.style === 'barn-conversion';
  const isChalet = home.style === 'log-chalet';
  const glass = { panes: [4, 2] as const, frame: isBarn ? '#2f3036' : '#5b3f2c', hasSill: false };
  masses.push({
    x: 0,
    y: 0,
    z: 0,
    width: isPair ? width * 2 : width,
    depth,
    height: eaves,
    wall,
    roof,
    ...(upper ? { upperWall: upper } : {}),
    ...(design.plinth === undefined ? {} : { plinth: design.plinth }),
    front: (surface) => {
      const skip = design.wing
        ? { skipFrom: wingX, skipTo: wingX + wingWidth }
        : bayAlong === undefined
          ? {}
          : { skipFrom: bayAlong, skipTo: bayAlong + bayWidth };
      if (isBarn) {
        drawWindow(surface, width / 2 - 1.8, 0.1, 3.6, eaves - 0.5, { ...glass, panes: [4, 3] });
        drawDoor(surface, width * at(0.2), 0, 1, 2.1, { ...design.door, colour: doorColour });
        for (const share of [0.08, 0.72, 0.86])
          drawWindow(surface, width * at(share) - 0.4, 3.1, 0.9, 1.2, design.window);
        drawWindow(surface, width * at(0.79) - 0.6, 0.6, 1.3, 1.1, design.window);
        return;
      }
      drawFront(surface, width, {
        design,
        storeys: isChalet ? 1 : full,
        eaves,
        doorAlong,
        doorColour,
        foot: deck,
        ...skip,
      });
      if (isChalet) {
        drawWindow(surface, width * 0.5 - 1.9, eaves - 2.2, 3.8, 2.3, glass);
        surface.scene.sketch.polygon(
          surface.project([
            [width * 0.5 - 1.6, eaves + 0.4],
            [width * 0.5 + 1.6, eaves + 0.4],
            [width * 0.5, eaves + 1.9],
          ]),
          {
            fill: surface.scene.light.isDusk ? '#ffd586' : surface.scene.light.tone('#87a6b2'),
            stroke: surface.scene.light.ink,
            width: surface.outline,
          },
        );
      }
      if (home.style === 'weatherboard')
        drawWindow(surface, width / 2 - 0.5, eaves + 0.25, 1, 1.25, design.window);
      if (bayAlong !== undefined) {
        const levels = Array.from({ length: full }, (_, floor): readonly [number, number] => [
          0.75 + floor * design.storeyHeight,
          1.55,
        ]);
        drawBayWindow(
          surface,
          bayAlong,
          bayWidth,
          levels,
          full * design.storeyHeight - 0.2,
          upper?.wall ?? wall,
          design.window,
          roof.colour,
        );
      }
      if (isPair) {
        surface.rect(width, 0, width, eaves, '#d9cfc0', 1, { opacity: 0.38 });
        surface.line(
          [
            [width, 0],
            [width, eaves],
          ],
          surface.scene.light.ink,
          surface.detail,
        );
        const next = new Surface(surface.scene, surface.at([width, 0]), [1, 0, 0], [0, 0, 1]);
        drawFront(next, width, {
          design,
          storeys: full,
          eaves,
          doorAlong: width * 0.78,
          doorColour: '#6f7a80',
          foot: 0,
        });
      }
      if (design.climber && home.condition !== 'luxury')
        drawClimber(surface, width * at(0.06), eaves * 0.72, 0.9, design.climber);
    },
    side: (surface, sideDepth) => {
      const [w, h] = design.windowSize;
      for (let floor = 0; floor < full; floor += 1)
        if (sideDepth > 4)
          drawWindow(
            surface,
            sideDepth * 0.5 - w / 2,
            deck + floor * design.storeyHeight + 0.95,
            Math.min(w, 1.2),
            Math.min(h, 1.4),
            { ...design.window, panes: [2, design.window.panes[1]] },
          );
      if (roof.form === 'gable-x' && ridgeRise(roof, isPair ? width * 2 : width, depth) > 2)
        drawWindow(surface, sideDepth * 0.5 - 0.45, eaves + 0.3, 0.9, 1, { ...design.window, panes: [2, 2] });
    },
  });
  if (design.wing) {
    const wingRoof: Roof = { ...roof, form: 'gable-y' };
    masses.push({
      x: wingX,
      y: -design.wing.forward,
      z: 0,
      width: wingWidth,
      depth: design.wing.forward,
      height: eaves,
      wall,
      roof: { ...wingRoof, overhang: roof.overhang * 0.9 },
      ...(upper ? { upperWall: upper } : {}),
      ...(design.plinth === undefined ? {} : { plinth: design.plinth }),
      front: (surface) => {
        if (design.hasBay === true) {
          drawBayWindow(
            surface,
            wingWidth / 2 - bayWidth / 2,
            bayWidth,
            [[0.8, 1.7]],
            design.storeyHeight - 0.1,
            wall,
            design.window,
            roof.colour,
          );
          drawFront(surface, wingWidth, {
            design,
            storeys: full,
            eaves,
            doorColour,
            foot: deck,
            skipFrom: -99,
            skipTo: -98,
          });
        } else drawFront(surface, wingWidth, { design, storeys: full, eaves, doorColour, foot: deck });
        if (ridgeRise(wingRoof, wingWidth, 1) > 1.6)
          drawWindow(surface, wingWidth / 2 - 0.35, eaves + 0.2, 0.7, 0.8, {
            ...design.window,
            panes: [2, 1],
          });
      },
    });
    if (design.wing.share < 0.3)
      masses.push({ ...(masses[1] as Mass), x: isMirrored ? width - wingWidth : 0 });
  }
  let [low, high] = [0, isPair ? width * 1.55 : width];
  let garageX: number | undefined;
  const garageWidth = home.floorAreaM2 > 170 ? 5.6 : 3.2;
  if (hasGarage) {
    const side = isPair ? -1 : isMirrored ? 1 : -1;
    const gx = side < 0 ? -garageWidth - 0.5 : width;
    garageX = gx + 0.25;
    const isFlatRoof = roof.form === 'hip' || home.yearBuilt < 1970;
    masses.push({
      x: gx,
      y: 1,
      z: 0,
      width: garageWidth + 0.5,
      depth: 5.6,
      height: 2.7,
      wall,
      roof: isFlatRoof
        ? { ...roof, form: 'flat', overhang: 0.1 }
        : { ...roof, form: 'gable-y', pitch: Math.min(roof.pitch, 0.7), overhang: 0.25 },
      front: (surface) =>
        drawGarageDoor(
          surface,
          0.25,
          0,
          garageWidth,
          2.15,
          wear(home.yearBuilt > 1995 ? '#e6e0d2' : doorColour),
          home.yearBuilt > 1995,
        ),
    });
    low = Math.min(low, gx);
    high = Math.max(high, gx + garageWidth + 0.5);
  }
  const doorReach = addPorch(extras, { design, width, doorAlong, roof, wall, wingX, wingWidth, deck, eaves });
  const rise = ridgeRise(roof, isPair ? width * 2 : width, depth);
  addRoofParts(extras, { home, design, width, depth, eaves, roof, wall, rise });
  return {
    masses,
    extras,
    doorX: doorAlong,
    doorReach,
    ...(garageX === undefined ? {} : { garageX, garageWidth }),
    low: [low - 0.6, -doorReach, 0],
    high: [high + 0.6, depth, eaves + rise + (design.chimneys > 0 ? 1.2 : 0.2)],
  };
}

function addPorch(
  extras: ((scene: Scene) => void)[],
  part: {
    design: HouseDesign;
    width: number;
    doorAlong: number;
    roof: Roof;
    wall: Wall;
    wingX: number;
    wingWidth: number;
    deck: number;
    eaves: number;
  },
): number {
  const { design, width, doorAlong, roof, wall, deck } = part;
  const trim = roof.trim;
  const porch = (x: number, w: number, depth: number, height: number): PorchSize => ({
    x,
    width: w,
    depth,
    y: 0,
    deck,
    height,
  });
  const free: readonly [number, number] =
    part.wingWidth === 0 ? [0, width] : part.wingX > 0 ? [0, part.wingX] : [part.wingWidth, width];
  if (design.porch === 'veranda' || design.porch === 'tapered') {
    extras.push((scene) =>
      drawVeranda(
        scene,
        porch(free[0], free[1] - free[0], 2.1, design.porch === 'tapered' ? 2.5 : 2.6),
        roof,
        '#f6f1e6',
        doorAlong,
        design.porch === 'tapered',
      ),
    );
    return 2.1 + deck * 1.7;
  }
  if (design.porch === 'gable') {
    extras.push((scene) =>
      drawGablePorch(
        scene,
        porch(doorAlong - 1.05, 2.1, 1.3, 2.35),
        roof,
        trim,
        wall.material === 'clapboard' ? wall : { material: 'render', colour: '#f1e9d8' },
      ),
    );
    return 1.6;
  }
  if (design.porch === 'arcade') {
    const arches = Math.max(3, Math.round((width * 0.8) / 2.6));
    extras.push((scene) => drawArcade(scene, porch(width * 0.1, width * 0.8, 2.4, 2.75), roof, wall, arches));
    return 2.4;
  }
  if (design.porch === 'portico') {
    extras.push((scene) => {
      drawPortico(scene, porch(doorAlong - 1.6, 3.2, 1.6, 2.75), trim, 4);
    });
    return 2.4;
  }
  if (design.porch === 'canopy') {
    extras.push((scene) =>
      drawCanopy(new Surface(scene, [0, 0, 0], [1, 0, 0], [0, 0, 1]), doorAlong - 0.9, 2.62, 1.8, 0.9, trim),
    );
  }
  extras.push((scene) => {
    const step = new Surface(scene, [doorAlong - 0.8, -0.6, 0], [1, 0, 0], [0, 0, 1]);
    step.inked(0, 0, 1.6, 0.14, '#cfc4b0');
    step.fill(
      [
        [0, 0.14, 0],
        [1.6, 0.14, 0],
        [1.6, 0.14, -0.6],
        [0, 0.14, -0.6],
      ],
      '#ddd3c0',
      1,
      { stroke: scene.light.ink, width: step.detail },
    );
  });
  return 0.8;
}

function addRoofParts(
  extras: ((scene: Scene) => void)[],
  part: {
    home: SampleHome;
    design: HouseDesign;
    width: number;
    depth: number;
    eaves: number;
    roof: Roof;
    wall: Wall;
    rise: number;
  },
): void {
  const { home, design, width, depth, eaves, roof, wall, rise } = part;
  const chimneyColour =
    wall.material === 'brick' || wall.material === 'rubble' || wall.material === 'stone'
      ? wall.colour
      : '#b07a62';
  if (roof.form === 'gable-x') {
    for (let n = 0; n < design.dormers; n += 1) {
      const share = (n + 1) / (design.dormers + 1);
      const back = depth * 0.16;
      const w = home.style === 'craftsman' ? 3.2 : 1.7;
      extras.push((scene) =>
        drawDormer(
          scene,
          width * share - w / 2,
          back,
          eaves + back * roof.pitch,
          w,
          1.35,
          roof.pitch,
          wall.material === 'rubble' || wall.material === 'stone' ? '#e3d6bd' : wall.colour,
          roof.colour,
          {
            ...design.window,
            panes: w > 2 ? [3, 1] : [2, 2],
            surround: 'band',
            hasSill: false,
            surroundColour: roof.trim,
            ...(design.window.shutters === undefined ? {} : { shutters: undefined }),
          },
        ),
      );
    }
    if (home.features.includes('solar-panels'))
      extras.push((scene) => {
        const slope = Math.hypot(1, roof.pitch);
        const surface = new Surface(scene, [0, 0, eaves], [1, 0, 0], [0, 1 / slope, roof.pitch / slope]);
        if (surface.isVisible)
          drawSolarPanels(
            surface,
            width * 0.3,
            0.5,
            Math.max(3, Math.floor((width * 0.4) / 1.12)),
            Math.max(1, Math.min(2, Math.floor(((depth / 2) * slope - 0.8) / 1.62))),
          );
      });
  }
  for (let n = 0; n < design.chimneys; n += 1) {
    const isRidgeLong = roof.form !== 'gable-y';
    const share =
      design.chimneys === 1
        ? 0.72
        : design.chimneys === 2
          ? ([0.06, 0.88][n] ?? 0.5)
          : ([0.12, 0.5, 0.84][n] ?? 0.5);
    const inset = roof.form === 'hip' ? 0.3 + share * 0.4 : share;
    const x = isRidgeLong ? width * inset - 0.45 : width * 0.72;
    const y = isRidgeLong ? depth / 2 - 0.5 : depth * 0.5;
    const foot = isRidgeLong ? eaves + rise - 0.55 * roof.pitch - 0.1 : eaves + width * 0.26 * roof.pitch;
    extras.push((scene) =>
      drawChimney(scene, x, y, foot, isRidgeLong ? 1.5 : 2.6, chimneyColour, design.chimneys > 2 ? 3 : 2),
    );
  }
}
