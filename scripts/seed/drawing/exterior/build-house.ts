import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { type Scene, Surface } from '../space/surface.ts';
import { addPorch } from './add-porch.ts';
import { addRoofParts } from './add-roof-parts.ts';
import { drawBayWindow } from './bay-window.ts';
import type { Building } from './building.ts';
import { drawDoor, drawGarageDoor } from './door.ts';
import { drawClimber } from './facade-parts.ts';
import type { HouseDesign } from './house-design.ts';
import { chooseLooks, drawFront } from './house-front.ts';
import type { Mass } from './mass.ts';
import { ridgeRise, type Roof } from './roof.ts';
import { drawWindow } from './window.ts';

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
