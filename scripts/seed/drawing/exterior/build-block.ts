import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { Surface, type Scene } from '../space/surface.ts';
import type { BlockDesign } from './block-design.ts';
import type { Building } from './building.ts';
import { drawDoor } from './door.ts';
import { drawAwning, drawBalcony, drawDormer } from './facade-parts.ts';
import type { Mass } from './mass.ts';
import { drawCanopy } from './porches.ts';
import { ridgeRise } from './roof.ts';
import { drawWindow } from './window.ts';

function hasBalcony(design: BlockDesign, bay: number): boolean {
  const where = design.balcony?.bays;
  const middle = Math.floor(design.bays / 2);
  if (where === 'all') return true;
  if (where === 'odd') return bay % 2 === 1;
  if (where === 'ends') return bay === 0 || bay === design.bays - 1;
  return where === 'middle' && bay === middle;
}

function drawGroundFloor(surface: Surface, design: BlockDesign, home: SampleHome, width: number): void {
  const { random, light, sketch } = surface.scene;
  const { storeyHeight, bays, bayWidth } = design;
  const middle = Math.floor(bays / 2);
  const glow = light.isDusk ? '#ffdc9a' : light.tone('#8fb0b8', surface.brightness);
  if (design.groundFloor !== 'homes') surface.inked(0, 0, width, storeyHeight, design.groundColour);
  for (let bay = 0; bay < bays; bay += 1) {
    const left = bayWidth * bay;
    const isEntrance = bay === middle;
    if (design.groundFloor === 'homes' && !isEntrance)
      drawWindow(
        surface,
        left + (bayWidth - design.windowSize[0]) / 2,
        0.9,
        design.windowSize[0],
        Math.min(design.windowSize[1], storeyHeight - 1.3),
        { ...design.window, shutters: undefined },
      );
    else if (design.groundFloor === 'shops' && !isEntrance) {
      const colour = random.pick(['#2f5d50', '#8c2f39', '#2b4a73', '#c58b2a', '#5a4a66']);
      sketch.polygon(
        surface.project([
          [left + 0.3, 0.4],
          [left + bayWidth - 0.3, 0.4],
          [left + bayWidth - 0.3, storeyHeight - 0.8],
          [left + 0.3, storeyHeight - 0.8],
        ]),
        { fill: glow, stroke: light.ink, width: surface.outline * 0.7 },
      );
      surface.inked(left + 0.2, storeyHeight - 0.75, bayWidth - 0.4, 0.45, colour);
      if (random.chance(0.6))
        drawAwning(surface, left + 0.25, storeyHeight - 0.75, bayWidth - 0.5, 1, colour);
    } else if (design.groundFloor === 'lobby') {
      sketch.polygon(
        surface.project([
          [left + 0.35, 0.15],
          [left + bayWidth - 0.35, 0.15],
          [left + bayWidth - 0.35, storeyHeight - 0.4],
          [left + 0.35, storeyHeight - 0.4],
        ]),
        { fill: glow, stroke: light.ink, width: surface.detail },
      );
      surface.line(
        [
          [left + bayWidth / 2, 0.15],
          [left + bayWidth / 2, storeyHeight - 0.4],
        ],
        light.ink,
        surface.detail,
      );
    }
    if (!isEntrance) continue;
    drawDoor(surface, left + bayWidth / 2 - 0.8, 0, 1.6, 2.35, {
      kind: home.yearBuilt > 1950 ? 'glazed' : 'panelled',
      colour: home.condition === 'dated' ? '#7a6a55' : '#2f4a4f',
      fanlight: 'square',
      surround: '#efe6d2',
    });
    if (home.yearBuilt > 1950) drawCanopy(surface, left + bayWidth / 2 - 1.4, 2.95, 2.8, 1.4, '#cfc9be');
  }
}

function drawFloors(surface: Surface, design: BlockDesign, home: SampleHome, storeys: number): void {
  const { random } = surface.scene;
  const { storeyHeight, bays, bayWidth } = design;
  const [windowWidth, windowHeight] = design.windowSize;
  const order = surface.scene.camera.eye[0] < 0 ? [...Array(bays).keys()].reverse() : [...Array(bays).keys()];
  for (let floor = 1; floor < storeys; floor += 1) {
    const foot = floor * storeyHeight;
    if (design.band !== undefined) surface.inked(0, foot - 0.14, bays * bayWidth, 0.2, design.band);
    for (const bay of order) {
      const left = bay * bayWidth + (bayWidth - windowWidth) / 2;
      const opens = hasBalcony(design, bay);
      const isTall = opens || windowHeight > 1.9;
      const sill = foot + (isTall ? 0.12 : (storeyHeight - windowHeight) * 0.5);
      if (design.panel && !opens) {
        const colour = design.panel[(bay + floor) % design.panel.length] ?? '#7f9a96';
        surface.inked(
          left,
          foot + 0.12,
          windowWidth,
          Math.max(0.5, sill - foot - 0.15),
          mixColours(colour, '#9a948a', home.condition === 'dated' ? 0.35 : 0),
        );
      }
      drawWindow(surface, left, sill, windowWidth, opens ? Math.max(windowHeight, 2.05) : windowHeight, {
        ...design.window,
        ...(opens ? { hasSill: false } : {}),
      });
      if (design.awning !== undefined && opens && random.chance(0.42))
        drawAwning(
          surface,
          left - 0.2,
          foot + storeyHeight - 0.35,
          windowWidth + 0.4,
          1.25,
          random.pick([design.awning, '#e0a13c', design.awning]),
        );
      if (opens && design.balcony)
        drawBalcony(
          surface,
          left - 0.35,
          foot,
          windowWidth + 0.7,
          design.balcony.out,
          design.balcony.kind,
          design.balcony.colour,
          random.chance(0.35),
        );
    }
  }
}

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

/** Whether the block stands in a closed street front. */
export function isInStreet(home: SampleHome): boolean {
  return ['tenement', 'iberian-block', 'haussmann', 'stair-triplex', 'loft-block'].includes(home.style);
}

/** The house next door: the same street in quieter colours. */
function neighbourBlock(
  design: BlockDesign,
  near: string,
  x: number,
  width: number,
  storeys: number,
  random: SampleRandom,
): Mass {
  const other = random.pick(design.walls);
  const wall = { ...other, colour: mixColours(mixColours(other.colour, near, 0.3), '#cfc7ba', 0.35) };
  const [windowWidth, windowHeight] = design.windowSize;
  const bays = Math.floor(width / (design.bayWidth * 1.05));
  return {
    x,
    y: 0.02,
    z: 0,
    width,
    depth: design.depth,
    height: storeys * design.storeyHeight + random.between(0, 0.6),
    wall,
    roof: { ...design.roof, colour: mixColours(design.roof.colour, '#b3aaa2', 0.3) },
    front: (surface) => {
      for (let floor = 0; floor < storeys; floor += 1) {
        if (floor > 0)
          surface.inked(
            0,
            floor * design.storeyHeight - 0.12,
            width,
            0.14,
            mixColours(wall.colour, '#fff6e4', 0.5),
          );
        for (let bay = 0; bay < bays; bay += 1)
          drawWindow(
            surface,
            (width / bays) * (bay + 0.5) - windowWidth / 2,
            floor * design.storeyHeight + 0.75,
            windowWidth,
            Math.min(windowHeight * 0.85, design.storeyHeight - 1.2),
            { ...design.window, shutters: undefined },
          );
      }
    },
  };
}

function drawPlanter(scene: Scene, x: number, y: number, z: number): void {
  const faces = drawBox(scene, { x, y, z, width: 1, depth: 0.4, height: 0.5 }, '#a65a3c');
  for (let n = 0; n < 5; n += 1) {
    const [point] = faces.front.project([
      [0.1 + n * 0.2, 0.7],
      [0, 0],
      [1, 0],
    ]);
    if (point)
      scene.sketch.circle(point[0], point[1], faces.front.pixelsPerMetre * 0.3, {
        fill: scene.light.tone(scene.random.pick(['#5f8f55', '#6fa05c', '#4f7d4c'])),
        stroke: scene.light.ink,
        width: 1.2,
      });
  }
}

/** The iron stair that climbs from the pavement to the first floor. */
function drawOutsideStair(scene: Scene, x: number, rise: number): void {
  const steps = 15;
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps;
    drawBox(
      scene,
      { x: x + share * 4.2, y: -1.5, z: rise * share, width: 0.34, depth: 0.95, height: 0.09 },
      '#55606a',
      1.2,
    );
  }
  const face = new Surface(scene, [x, -1.5, 0], [1, 0, 0], [0, 0, 1]);
  face.line(
    [
      [0, 0.9],
      [4.5, rise + 0.95],
    ],
    scene.light.ink,
    face.detail * 2,
  );
  for (let step = 0; step <= steps; step += 2)
    face.line(
      [
        [(step / steps) * 4.3, (rise * step) / steps],
        [(step / steps) * 4.3, (rise * step) / steps + 0.95],
      ],
      scene.light.ink,
      face.detail,
    );
}
