import type { SampleHome } from '../../samples/sample-listing.ts';
import { mixColours } from '../space/colour.ts';
import type { Scene } from '../space/surface.ts';
import type { Building } from './building.ts';
import type { BuildingShape } from './draw-exterior.ts';
import { drawFence } from './fences.ts';
import { drawGround, drawGroundLine, drawLand, drawPaving, drawStrip } from './ground.ts';
import { plantingOf } from './planting.ts';
import { drawPlant } from './plants.ts';
import { drawBicycle, drawCar, drawPool } from './props.ts';

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
  // Before what stands nearer: a pool's parasol may hide a bit of the car, never the car the parasol.
  if (drive && garageX === undefined)
    drawCar(
      scene,
      (drive[0] + drive[1]) / 2,
      -1.8,
      random.pick(['#b5483f', '#3f6f8f', '#d9d3c4', '#5f7f6a']),
    );
  if (hasPool) {
    const [from, to] = poolSpan(doorX, left, right, drive);
    const isDriveLeft = drive !== undefined && drive[0] < from;
    drawPool(scene, from, to, edge + 0.9, Math.min(-building.doorReach - 1, edge + 4.2), isDriveLeft);
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
