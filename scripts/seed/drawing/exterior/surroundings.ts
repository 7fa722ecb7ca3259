import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBox } from '../space/box.ts';
import { scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { Surface, type Scene } from '../space/surface.ts';
import type { Building } from './building.ts';
import type { BuildingShape } from './draw-exterior.ts';
import { drawGround, drawGroundLine, drawLand, drawPaving, drawStrip } from './ground.ts';
import { drawPlant, type PlantKind } from './plants.ts';
import { drawBicycle, drawCar, drawLampPost, drawPool } from './props.ts';

/** What grows where: trees behind and before, shrubs by the wall, lawn or gravel. */
interface Planting {
  readonly land: string;
  readonly trees: readonly PlantKind[];
  readonly low: readonly PlantKind[];
  readonly path: string;
  readonly fence: 'hedge' | 'picket' | 'wall' | 'stone' | 'none';
}

function plantingOf(home: SampleHome): Planting {
  const bare = home.condition === 'needs-work';
  if (home.setting === 'desert')
    return {
      land: '#d9b98c',
      trees: ['cactus', 'olive'],
      low: ['agave', 'cactus', 'agave'],
      path: '#cfa67c',
      fence: 'none',
    };
  if (home.countryCode === 'ES' || home.countryCode === 'PT')
    return {
      land: bare ? '#c9b88a' : '#b9b576',
      trees: ['palm', 'cypress', 'olive', 'citrus'],
      low: ['bougainvillea', 'agave', 'lavender'],
      path: '#dcc29a',
      fence: 'wall',
    };
  if (home.countryCode === 'FR')
    return {
      land: '#a9b56f',
      trees: home.town === 'Uzès' ? ['cypress', 'olive', 'cypress'] : ['round', 'poplar'],
      low: ['lavender', 'flowers'],
      path: '#d9c6a0',
      fence: 'stone',
    };
  if (home.countryCode === 'AU')
    return {
      land: '#a3b26b',
      trees: ['gum', 'palm', 'gum'],
      low: ['shrub', 'agave', 'flowers'],
      path: '#cdb99a',
      fence: 'picket',
    };
  if (home.countryCode === 'US') {
    if (home.town === 'Tampa' || home.town === 'San Diego')
      return {
        land: '#9dbb6c',
        trees: ['palm', 'palm', 'round'],
        low: ['shrub', 'agave', 'flowers'],
        path: '#d6cab4',
        fence: 'none',
      };
    return {
      land: '#95b568',
      trees: home.setting === 'mountain' ? ['pine', 'birch', 'pine'] : ['round', 'birch', 'round'],
      low: ['shrub', 'flowers', 'shrub'],
      path: '#cfc6b6',
      fence: home.style === 'cape-cod' || home.style === 'colonial' ? 'picket' : 'none',
    };
  }
  if (home.countryCode === 'CA')
    return {
      land: '#8db06a',
      trees: ['pine', 'birch', 'pine'],
      low: ['shrub', 'flowers'],
      path: '#c9c2b4',
      fence: 'none',
    };
  return {
    land: bare ? '#a6ad72' : '#8fb467',
    trees: ['round', 'birch', 'round', 'poplar'],
    low: ['shrub', 'flowers', 'lavender'],
    path: '#c9b79c',
    fence:
      home.setting === 'village' || home.setting === 'mountain' || home.setting === 'country'
        ? 'stone'
        : 'hedge',
  };
}

/** Depth of the ground between house and pavement, in metres. */
export function frontDepth(home: SampleHome, building: Building): number {
  if (home.features.includes('pool')) return building.doorReach + 7.5;
  return Math.max(building.doorReach + 2.2, home.plotAreaM2 !== null && home.plotAreaM2 > 600 ? 7 : 5.2);
}

/** Ground, street and pavement. */
export function drawLandFor(scene: Scene, home: SampleHome, building: Building, shape: BuildingShape): void {
  const planting = plantingOf(home);
  drawLand(scene, planting.land, home.features.includes('sea-view') ? building.high[1] + 7 : undefined);
  const isRural =
    home.setting === 'village' ||
    home.setting === 'country' ||
    home.setting === 'mountain' ||
    home.setting === 'desert';
  const garden = shape === 'house' ? frontDepth(home, building) : shape === 'row' ? 1.9 : 4.2;
  const road = home.setting === 'desert' ? '#b59a84' : isRural && shape === 'house' ? '#b9a98c' : '#8d8c95';
  const pavement = isRural && shape === 'house' ? mixColours(planting.land, '#d9cda0', 0.35) : '#d3cabb';
  const kerb = -garden - 2.1;
  drawStrip(scene, kerb - 5.6, kerb, road);
  drawStrip(scene, kerb - 5.75, kerb - 5.55, '#e7e0d2', 1.2);
  drawStrip(scene, kerb - 7.2, kerb - 5.75, pavement, 1.2);
  drawStrip(scene, -garden - 2.1, -garden, pavement, 1.4);
  if (!isRural || shape !== 'house') {
    drawStrip(scene, -garden - 2.25, -garden - 2.05, '#e7e0d2', 1.2);
    const line = scene.light.tone(mixColours(pavement, '#3a3348', 0.2));
    for (let x = -70; x < 80; x += 1.5)
      drawGroundLine(
        scene,
        [
          [x, -garden - 2],
          [x, -garden],
        ],
        line,
        1,
      );
    for (let x = -60; x < 70; x += 5)
      drawGround(
        scene,
        [
          [x, -garden - 4.9],
          [x + 2.2, -garden - 4.9],
          [x + 2.2, -garden - 4.75],
          [x, -garden - 4.75],
        ],
        '#efe8d6',
      );
  }
  if (shape === 'row') drawStrip(scene, -garden, 0.2, '#c4b8a4', 1.2);
  if (shape === 'block') {
    const isUrban = home.setting === 'city' || home.style === 'iberian-block' || home.style === 'haussmann';
    if (isUrban) drawStrip(scene, -garden, 0.4, '#d0c6b4', 1.2);
    else
      drawGround(
        scene,
        [
          [building.doorX - 1.6, -garden],
          [building.doorX + 1.6, -garden],
          [building.doorX + 1.6, 0],
          [building.doorX - 1.6, 0],
        ],
        '#d3c8b4',
        1.4,
      );
  }
}

/** Trees and neighbours behind the building. */
export function drawBehind(scene: Scene, home: SampleHome, building: Building, shape: BuildingShape): void {
  const { random } = scene;
  const planting = plantingOf(home);
  const [left, right] = [building.low[0], building.high[0]];
  if (shape === 'row') return;
  const far = building.high[1];
  const count =
    home.setting === 'desert' || home.features.includes('sea-view') ? 3 : home.setting === 'city' ? 4 : 7;
  const span = (right - left) * 1.2 + 14;
  for (let n = 0; n < count; n += 1) {
    const x = left - span * 0.35 + (span * 1.7 * (n + random.between(0.2, 0.8))) / count;
    const kind = random.pick(planting.trees);
    const tall =
      kind === 'cactus'
        ? random.between(2, 3)
        : kind === 'olive' || kind === 'citrus'
          ? random.between(3.2, 4.6)
          : random.between(5.5, 9);
    drawPlant(scene, kind, [x, far + random.between(2, 9), 0], tall);
  }
}

function drawFence(
  scene: Scene,
  planting: Planting,
  y: number,
  gaps: readonly (readonly [number, number])[],
  span: readonly [number, number],
  home: SampleHome,
): void {
  const edges = [span[0] - 15, ...gaps.flat().sort((a, b) => a - b), span[1] + 15];
  const neglected = home.condition === 'needs-work';
  for (let n = 0; n < edges.length; n += 2) {
    const [from, to] = [edges[n] ?? 0, edges[n + 1] ?? 0];
    if (to - from < 0.4) continue;
    if (planting.fence === 'wall' || planting.fence === 'stone') {
      const colour = planting.fence === 'wall' ? '#f6ecd8' : '#b5aa96';
      const { front } = drawBox(scene, { x: from, y, width: to - from, depth: 0.3, height: 0.75 }, colour);
      if (planting.fence === 'stone')
        for (let a = 0.3; a < to - from - 0.5; a += scene.random.between(0.5, 1.1))
          front.rect(
            a,
            scene.random.between(0.1, 0.45),
            scene.random.between(0.25, 0.5),
            0.2,
            mixColours(colour, '#5d5470', 0.22),
            1,
            { opacity: 0.7 },
          );
      else
        front.rect(0, 0.66, to - from, 0.12, '#d98f5f', 1, { stroke: scene.light.ink, width: front.detail });
    } else if (planting.fence === 'picket') {
      const face = new Surface(scene, [from, y, 0], [1, 0, 0], [0, 0, 1]);
      for (const up of [0.25, 0.65])
        face.rect(0, up, to - from, 0.09, '#f6f1e6', 0.92, {
          stroke: scene.light.ink,
          width: face.detail * 0.6,
        });
      for (let a = 0.05; a < to - from - 0.1; a += 0.24)
        face.fill(
          [
            [a, 0],
            [a + 0.13, 0],
            [a + 0.13, 0.85],
            [a + 0.065, 0.98],
            [a, 0.85],
          ],
          '#f6f1e6',
          1,
          { stroke: scene.light.ink, width: face.detail * 0.6 },
        );
    } else if (planting.fence === 'hedge') {
      const height = neglected ? 1.25 : 0.85;
      const { front, top } = drawBox(scene, { x: from, y, width: to - from, depth: 0.7, height }, '#5f8c4f');
      for (let a = 0.1; a < to - from; a += 0.34) {
        const [point] = (scene.random.chance(0.4) ? top : front).project([
          [a, scene.random.between(0.1, 0.7)],
          [a, 0],
          [a + 1, 0],
        ]);
        if (point)
          scene.sketch.circle(
            point[0],
            point[1],
            scaleAt(scene.camera, front.at([a, 0])) * scene.random.between(0.08, 0.17),
            {
              fill: scene.light.tone(scene.random.pick(['#6f9f58', '#547f48', '#7fae63'])),
            },
          );
      }
    }
  }
}

/** Where a pool fits along the front: the widest stretch free of path and drive, three to eight metres long. */
export function poolSpan(
  doorX: number,
  left: number,
  right: number,
  drive: readonly [number, number] | undefined,
): readonly [number, number] {
  const spans: readonly (readonly [number, number])[] = [
    [left, doorX - 1.5],
    [doorX + 1.5, right],
  ];
  const free = spans.map(([from, to]): readonly [number, number] => {
    if (!drive || drive[0] >= to || drive[1] <= from) return [from, to];
    return drive[0] - from > to - drive[1] ? [from, drive[0] - 0.6] : [drive[1] + 0.6, to];
  });
  const [from, to] = free.reduce((best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best));
  const length = Math.max(3, Math.min(8, to - from));
  return from < doorX ? [to - length, to] : [from, from + length];
}

/** Path, drive, planting, pool and fence of a house. */
export function drawFrontOfHouse(scene: Scene, home: SampleHome, building: Building): void {
  const { random, light } = scene;
  const planting = plantingOf(home);
  const edge = -frontDepth(home, building);
  const { doorX, garageX, garageWidth } = building;
  const drive: readonly [number, number] | undefined =
    garageX !== undefined && garageWidth !== undefined
      ? [garageX, garageX + garageWidth]
      : home.features.includes('driveway')
        ? light.sunSide > 0
          ? [building.high[0] + 0.2, building.high[0] + 3.4]
          : [building.low[0] - 3.4, building.low[0] - 0.2]
        : undefined;
  if (drive)
    drawPaving(
      scene,
      drive[0] - 0.1,
      drive[1] + 0.1,
      edge - 2.1,
      garageX === undefined ? 3 : 0.98,
      home.condition === 'luxury' ? '#d9cdb4' : '#bfb5a6',
      1.2,
    );
  drawPaving(scene, doorX - 0.75, doorX + 0.75, edge, -building.doorReach + 0.5, planting.path, 0.75);
  const isFree = (x: number, room: number) =>
    Math.abs(x - doorX) > room + 1 && (!drive || x < drive[0] - room || x > drive[1] + room);
  const [left, right] = [building.low[0], building.high[0]];
  const width = right - left;
  const hasPool = home.features.includes('pool');
  const tended = home.condition === 'needs-work' ? 0.45 : 1;
  for (let x = left + 0.4; x < right - 0.2; x += random.between(0.9, 1.5) / tended) {
    const reach = building.doorReach > 1.9 ? building.doorReach : 0.5;
    if (isFree(x, 0.5))
      drawPlant(
        scene,
        random.pick(planting.low),
        [x, -reach - 0.45, 0],
        random.between(0.5, 0.95) * (home.condition === 'needs-work' ? 1.3 : 1),
      );
  }
  if (hasPool) {
    const [from, to] = poolSpan(doorX, left, right, drive);
    drawPool(scene, from, to, edge + 0.9, Math.min(-building.doorReach - 1, edge + 4.2));
  } else {
    const beds = home.condition === 'luxury' || home.condition === 'refurbished' ? 4 : 2;
    for (let n = 0; n < beds; n += 1) {
      const x = left + (width * (n + 0.5)) / beds;
      if (isFree(x, 1.2))
        drawPlant(
          scene,
          random.pick(planting.low),
          [x, edge + random.between(1, 2), 0],
          random.between(0.5, 0.8),
        );
    }
  }
  if (drive && garageX === undefined)
    drawCar(
      scene,
      (drive[0] + drive[1]) / 2,
      -1.8,
      random.pick(['#b5483f', '#3f6f8f', '#d9d3c4', '#5f7f6a']),
    );
  drawFence(
    scene,
    hasPool ? { ...planting, fence: 'none' } : planting,
    edge,
    [[doorX - 0.85, doorX + 0.85], ...(drive ? [[drive[0] - 0.1, drive[1] + 0.1] as const] : [])],
    [left, right],
    home,
  );
  if (home.features.includes('bike')) drawBicycle(scene, doorX + 1.8, edge + 1.2);
  const side = light.sunSide > 0 ? left - 2.5 : right + 2.5;
  const tree = random.pick(planting.trees);
  const isClear = !drive || side < drive[0] - 1 || side > drive[1] + 1;
  if (isClear)
    drawPlant(
      scene,
      tree,
      [side, edge + 1.6, 0],
      tree === 'cactus' ? 2.4 : tree === 'olive' || tree === 'citrus' ? 3.6 : tree === 'cypress' ? 6 : 5,
    );
}

/** Pavement life before a row or block. */
export function drawFrontOfBlock(
  scene: Scene,
  home: SampleHome,
  building: Building,
  shape: BuildingShape,
): void {
  const { random } = scene;
  const planting = plantingOf(home);
  const [left, right] = [building.low[0], building.high[0]];
  if (shape === 'row') {
    if (home.style === 'victorian-terrace' || home.style === 'coloured-terrace')
      drawFrontWalls(scene, building, home);
    if (home.style === 'georgian-townhouse') drawRailings(scene, building);
    if (home.features.includes('bike')) drawBicycle(scene, 3.2, -2.4);
    drawPlant(scene, random.pick(planting.trees), [left - 0.6, -3, 0], 6.5);
    drawLampPost(scene, right - 0.8, -3.4);
    return;
  }
  const isUrban = home.setting === 'city' || home.style === 'iberian-block' || home.style === 'haussmann';
  if (!isUrban) {
    for (let x = left + 0.5; x < right; x += random.between(1, 1.7))
      if (Math.abs(x - building.doorX) > 2.4)
        drawPlant(scene, random.pick(planting.low), [x, -1.2, 0], random.between(0.6, 1.1));
  }
  if (home.features.includes('pool')) drawPool(scene, building.doorX + 2.6, building.doorX + 9, -4, -1.9);
  if (home.features.includes('bike')) drawBicycle(scene, building.doorX + 3.4, -2.2);
  for (const [x, y] of [
    [left - 2.5, -3.4],
    [right + 1.6, -3.2],
  ] as const)
    drawPlant(scene, random.pick(planting.trees), [x, y, 0], random.between(5.5, 7.5));
  drawLampPost(scene, left + (right - left) * 0.2, -5.2);
  if (random.chance(0.6))
    drawCar(scene, right - 2, -7.4, random.pick(['#b5483f', '#3f6f8f', '#d9d3c4', '#5f7f6a']), true);
}

function drawFrontWalls(scene: Scene, building: Building, home: SampleHome): void {
  const unit = 5.2;
  for (let n = -2; n <= 2; n += 1) {
    const gate = n * unit + building.doorX;
    const colour = n === 0 ? '#a8604a' : '#b39a88';
    for (const [from, to] of [[gate + 0.6, gate + unit - 0.75]] as const) {
      const { front } = drawBox(
        scene,
        { x: from, y: -1.9, width: to - from, depth: 0.24, height: 0.6 },
        colour,
      );
      front.rect(0, 0.56, to - from, 0.1, '#e5d8bf', 1, { stroke: scene.light.ink, width: front.detail });
      if (n === 0 && home.condition !== 'needs-work')
        for (let a = from + 0.3; a < to; a += 0.6)
          drawPlant(scene, scene.random.pick(['flowers', 'lavender', 'shrub']), [a, -1.5, 0], 0.75);
    }
    for (const x of [gate - 0.72, gate + 0.48])
      drawBox(scene, { x, y: -1.95, width: 0.28, depth: 0.3, height: 0.95 }, colour);
  }
}

function drawRailings(scene: Scene, building: Building): void {
  const face = new Surface(scene, [building.low[0] - 2, -1.7, 0], [1, 0, 0], [0, 0, 1]);
  const width = building.high[0] - building.low[0] + 4;
  const gate = building.doorX - building.low[0] + 2;
  for (let a = 0; a < width; a += 0.2)
    if (Math.abs(a - gate) > 0.8)
      face.line(
        [
          [a, 0.1],
          [a, 1.05],
        ],
        scene.light.ink,
        Math.max(1.3, face.detail),
      );
  for (const up of [0.15, 0.92]) {
    face.line(
      [
        [0, up],
        [gate - 0.8, up],
      ],
      scene.light.ink,
      face.detail * 1.8,
    );
    face.line(
      [
        [gate + 0.8, up],
        [width, up],
      ],
      scene.light.ink,
      face.detail * 1.8,
    );
  }
}
