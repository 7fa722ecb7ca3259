import type { SampleHome } from '../../samples/sample-listing.ts';
import type { Scene } from '../space/surface.ts';
import type { Building } from './building.ts';
import type { BuildingShape } from './draw-exterior.ts';
import { drawFrontWalls, drawRailings } from './fences.ts';
import { plantingOf } from './planting.ts';
import { drawPlant } from './plants.ts';
import { drawBicycle, drawCar, drawLampPost, drawPool } from './props.ts';

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
