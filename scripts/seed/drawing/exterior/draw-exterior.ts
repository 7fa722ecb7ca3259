import { createSampleRandom } from '../../samples/sample-random.ts';
import type { SampleHome } from '../../samples/sample-listing.ts';
import { frameBox } from '../space/camera.ts';
import { createLight } from '../space/light.ts';
import { Sketch } from '../space/sketch.ts';
import type { Scene } from '../space/surface.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawBuilding, type Building } from './building.ts';
import { isInStreet } from './block-street.ts';
import { buildBlock } from './build-block.ts';
import { blockDesigns } from './block-design.ts';
import { buildHouse } from './build-house.ts';
import { buildModern } from './build-modern.ts';
import { buildRow } from './build-row.ts';
import { houseDesigns } from './house-designs.ts';
import { rowDesigns } from './row-design.ts';
import { drawCastShadows } from './mass.ts';
import { drawBirds, drawSky } from './sky.ts';
import { drawFrontOfBlock } from './front-of-block.ts';
import { drawFrontOfHouse, drawLandFor, drawBehind, frontDepth } from './surroundings.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';

export type BuildingShape = 'block' | 'row' | 'house';

function build(home: SampleHome, random: SampleRandom): { building: Building; shape: BuildingShape } {
  const block = blockDesigns[home.style];
  if (block) return { building: buildBlock(home, block, random), shape: 'block' };
  const row = rowDesigns[home.style];
  if (row) return { building: buildRow(home, row, random), shape: 'row' };
  const house = houseDesigns[home.style];
  if (house) return { building: buildHouse(home, house, random), shape: 'house' };
  return { building: buildModern(home, random), shape: 'house' };
}

function eyeHeightFor(
  shape: BuildingShape,
  height: number,
  hasSea: boolean,
  hasPool: boolean,
  usual: number,
): number {
  if (shape === 'block') return Math.min(hasSea ? 10 : 6, height * 0.3);
  if (shape === 'row') return 2.2;
  return hasPool ? 5.2 : hasSea ? 4.4 : usual;
}

/** The home from the street, as an SVG text. */
export function drawExterior(home: SampleHome): string {
  const random = createSampleRandom(`exterior/${home.externalRef}`);
  const { building, shape } = build(home, random);
  const side = random.chance(0.5) ? 1 : -1;
  const width = building.high[0] - building.low[0];
  const height = building.high[2];
  const yaw =
    side *
    (shape === 'row'
      ? random.between(0.1, 0.2)
      : shape === 'block'
        ? isInStreet(home)
          ? random.between(0.14, 0.22)
          : random.between(0.3, 0.46)
        : random.between(0.24, 0.46));
  const hasSea = home.features.includes('sea-view');
  const hasPool = home.features.includes('pool');
  const garden = shape === 'house' ? frontDepth(home, building) : 4;
  const camera = frameBox(building.low, building.high, {
    yaw,
    eyeHeight: eyeHeightFor(shape, height, hasSea, hasPool, random.between(2.3, 3)),
    distance: Math.max(width * 1.45, height * 1.9, 13, garden + 13),
    left: shape === 'row' ? 150 : shape === 'block' ? 230 : 120,
    right: shape === 'row' ? 1450 : shape === 'block' ? 1370 : 1480,
    top: shape === 'block' ? 90 : 170,
    base: shape === 'row' ? 1010 : hasPool && shape === 'house' ? 905 : shape === 'block' ? 985 : 975,
  });
  const light = createLight(home.light, yaw > 0 ? 1 : -1);
  const scene: Scene = { camera, sketch: new Sketch(), light, random };
  const haze = drawSky(scene, ['ES', 'PT', 'AU'].includes(home.countryCode) || home.setting === 'desert');
  if (!light.isDusk && random.chance(0.6)) drawBirds(scene);
  drawBackdrop(scene, home, haze);
  drawLandFor(scene, home, building, shape);
  drawBehind(scene, home, building, shape);
  drawCastShadows(scene, building.masses);
  drawBuilding(scene, building);
  if (shape === 'house') drawFrontOfHouse(scene, home, building);
  else drawFrontOfBlock(scene, home, building, shape);
  return scene.sketch.toSvg();
}
