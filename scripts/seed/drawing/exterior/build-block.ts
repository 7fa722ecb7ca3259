import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { type Scene, Surface } from '../space/surface.ts';
import type { BlockDesign } from './block-design.ts';
import { drawFloors, drawGroundFloor } from './block-front.ts';
import { drawOutsideStair, drawPlanter, isInStreet, neighbourBlock } from './block-street.ts';
import type { Building } from './building.ts';
import { drawDormer } from './roof-parts.ts';
import type { Mass } from './mass.ts';
import { ridgeRise } from './roof.ts';
import { drawWindow } from './window.ts';

/** A block of flats with the home somewhere in it. */
export function buildBlock(home: SampleHome, design: BlockDesign, random: SampleRandom): Building {
  const storeys = home.buildingStoreys;
  const width = design.bays * design.bayWidth;
  const wear = home.condition === 'dated' || home.condition === 'needs-work' ? 0.14 : 0;
  const picked = random.pick(design.walls);
  const wall = { ...picked, colour: mixColours(picked.colour, '#8d8778', wear) };
  const height = storeys * design.storeyHeight + 0.3;
  const hasTop = design.setback === true;
  const masses: Mass[] = [];
  const extras: ((scene: Scene) => void)[] = [];
  const behind: ((scene: Scene) => void)[] = [];
  masses.push({
    x: 0,
    y: 0,
    z: 0,
    width,
    depth: design.depth,
    height,
    wall,
    roof: design.roof,
    front: (surface) => {
      drawGroundFloor(surface, design, home, width);
      drawFloors(surface, design, home, storeys);
    },
    side: (surface, depth) => {
      for (let floor = 0; floor < storeys; floor += 1) {
        if (design.band !== undefined && floor > 0)
          surface.inked(0, floor * design.storeyHeight - 0.14, depth, 0.2, design.band);
        for (const share of design.isGlass === true ? [0.05, 0.35, 0.65] : [0.2, 0.62])
          drawWindow(
            surface,
            depth * share,
            floor * design.storeyHeight + (design.isGlass === true ? 0.12 : 0.9),
            design.isGlass === true ? depth * 0.27 : 1.3,
            design.isGlass === true ? design.windowSize[1] : Math.min(1.5, design.windowSize[1]),
            { panes: [2, 1], frame: design.window.frame, hasSill: false },
          );
      }
    },
  });
  if (isInStreet(home)) {
    for (const [x, wide, levels] of [
      [-16, 16, storeys + random.pick([-1, 0, -1])],
      [width, 18, storeys + random.pick([0, -1, 0])],
    ] as const)
      masses.push(neighbourBlock(design, wall.colour, x, wide, levels, random));
  }
  if (hasTop) {
    const inset = 2.2;
    const isPenthouse = home.propertyType === 'penthouse';
    extras.push((scene) => {
      const faces = drawBox(
        scene,
        {
          x: inset,
          y: inset,
          z: height + 0.42,
          width: width - inset * 2,
          depth: design.depth - inset * 2,
          height: 2.8,
        },
        mixColours(wall.colour, '#e9e4da', 0.4),
      );
      const bays = design.bays - 1;
      for (let bay = 0; bay < bays; bay += 1)
        drawWindow(
          faces.front,
          0.5 + ((width - inset * 2 - 1) * bay) / bays,
          0.1,
          (width - inset * 2 - 1) / bays - 0.3,
          2.3,
          { panes: [2, 1], frame: design.window.frame, hasSill: false },
        );
      drawBox(
        scene,
        {
          x: inset - 0.9,
          y: inset - 1.2,
          z: height + 3.2,
          width: width - inset * 2 + 1.8,
          depth: design.depth - inset * 2 + 1.6,
          height: 0.28,
        },
        '#efe9dc',
      );
      if (isPenthouse)
        for (let n = 0; n < 6; n += 1) drawPlanter(scene, inset + n * ((width - 5) / 5), 0.5, height + 0.42);
      const rail = new Surface(scene, [0, -0.1, height + 0.42], [1, 0, 0], [0, 0, 1]);
      rail.rect(0, 0, width, 0.8, '#d5eaee', 1, {
        opacity: 0.4,
        stroke: scene.light.ink,
        width: rail.detail,
      });
    });
  } else if (design.roof.form === 'flat') {
    behind.push((scene) => {
      drawBox(
        scene,
        { x: width * 0.34, y: design.depth * 0.4, z: height + 0.3, width: 3.4, depth: 3, height: 2.2 },
        mixColours(wall.colour, '#b9b2a4', 0.5),
      );
    });
  }
  if (design.dormers === true)
    for (let bay = 0; bay < design.bays; bay += 1)
      extras.push((scene) =>
        drawDormer(
          scene,
          design.bayWidth * (bay + 0.5) - 0.65,
          0.45,
          height + 0.3,
          1.3,
          1.25,
          3,
          '#efe2c4',
          '#6f7a8a',
          { panes: [2, 2], frame: '#f6f1e6', hasSill: false },
        ),
      );
  if (home.style === 'stair-triplex')
    extras.push((scene) => drawOutsideStair(scene, design.bayWidth * 0.2, design.storeyHeight));
  const rise = hasTop
    ? 3.6
    : ridgeRise(design.roof, width, design.depth) + (design.roof.form === 'flat' ? 1.4 : 0);
  return {
    masses,
    behind,
    extras,
    doorX: design.bayWidth * (Math.floor(design.bays / 2) + 0.5),
    doorReach: 1.5,
    low: [0, -1, 0],
    high: [width, design.depth, height + rise],
  };
}
