import type { SampleHome } from '../../samples/sample-listing.ts';
import { createSampleRandom, type SampleRandom } from '../../samples/sample-random.ts';
import type { Point2 } from '../space/camera.ts';
import { Sketch, smoothPath } from '../space/sketch.ts';
import { colours } from './map-colours.ts';
import { drawCompass, drawMarker, drawRailway } from './map-signs.ts';
import { drawBlock, planTown, roadAlong } from './town-plan.ts';

const isByTheSea = (home: SampleHome) => home.setting === 'coast' || home.features.includes('sea-view');

/** Sea along one side, or a river through the sheet. */
function drawWater(sketch: Sketch, home: SampleHome, random: SampleRandom): void {
  if (isByTheSea(home)) {
    const isLeft = random.chance(0.5);
    const edge = (offset: number): readonly Point2[] =>
      Array.from({ length: 9 }, (_, step): Point2 => [
        (isLeft ? 1 : -1) * offset +
          (isLeft ? 300 : 1300) +
          Math.sin(step * 1.3 + offset * 0.01) * 46 +
          random.between(-16, 16),
        -60 + step * 165,
      ]);
    const close = isLeft ? 'L-60 1300L-60 -60Z' : 'L1700 1300L1700 -60Z';
    sketch.path(`${smoothPath(edge(34), false)}${close}`, { fill: colours.shore });
    sketch.path(`${smoothPath(edge(0), false)}${close}`, {
      fill: colours.water,
      stroke: '#7fb3c2',
      width: 3,
    });
    for (let wave = 0; wave < 16; wave += 1) {
      const [x, y] = [
        isLeft ? random.between(10, 210) : random.between(1400, 1560),
        random.between(20, 1180),
      ];
      sketch.path(`M${Math.round(x)} ${Math.round(y)}q9 -8 18 0t18 0`, { stroke: '#dff0f2', width: 2.6 });
    }
  } else if (random.chance(0.6) && home.setting !== 'desert') {
    const start = random.between(160, 420) * (random.chance(0.5) ? 1 : 2.4);
    const river = Array.from({ length: 7 }, (_, step): Point2 => [
      -80 + step * 300,
      start + Math.sin(step * 1.2 + start) * 110,
    ]);
    sketch.path(smoothPath(river, false), { stroke: '#7fb3c2', width: 74 });
    sketch.path(smoothPath(river, false), { stroke: colours.water, width: 66 });
  }
}

/** A street map that exists nowhere, in the manner of the place, with a circle about the home. */
export function drawStreetMap(home: SampleHome): string {
  const random = createSampleRandom(`map/${home.externalRef}`);
  const sketch = new Sketch();
  const town = planTown(home, random);
  const isOpen = home.setting === 'country' || home.setting === 'mountain' || home.setting === 'desert';
  sketch.rect(0, 0, 1600, 1200, {
    fill: isOpen ? (home.setting === 'desert' ? '#efdcb8' : '#dfe3bd') : colours.land,
  });
  town.columns.slice(0, -1).forEach((left, column) => {
    const right = town.columns[column + 1] ?? left;
    town.rows.slice(0, -1).forEach((top, row) => {
      const kind = random.chance(isOpen ? 0.3 : 0.12) ? 'park' : isOpen ? 'sparse' : 'homes';
      drawBlock(sketch, town, random, left, top, right, town.rows[row + 1] ?? top, kind);
    });
  });
  const mainColumn = town.columns[Math.floor(town.columns.length * 0.35)];
  const mainRow = town.rows[Math.floor(town.rows.length * 0.62)];
  const roads = [
    ...town.columns.map((at) => ({ points: roadAlong(town, true, at), isMain: at === mainColumn })),
    ...town.rows.map((at) => ({ points: roadAlong(town, false, at), isMain: at === mainRow })),
  ];
  for (const { points, isMain } of roads)
    sketch.path(smoothPath(points, false), { stroke: colours.edge, width: isMain ? 34 : 22 });
  for (const { points } of roads.filter((road) => !road.isMain))
    sketch.path(smoothPath(points, false), { stroke: colours.road, width: 17, opacity: 0.95 });
  if (isByTheSea(home))
    for (const { points } of roads.filter((road) => road.isMain))
      sketch.path(smoothPath(points, false), { stroke: colours.main, width: 27 });
  drawWater(sketch, home, random);
  // Main roads cross a river by bridges; at the coast they end at the water with all the others.
  const bridges = isByTheSea(home) ? [] : roads.filter((road) => road.isMain);
  for (const { points } of bridges)
    sketch.path(smoothPath(points, false), { stroke: colours.edge, width: 34 });
  for (const { points } of bridges)
    sketch.path(smoothPath(points, false), { stroke: colours.main, width: 27 });
  if (!isByTheSea(home) && (home.setting === 'city' || home.setting === 'suburb'))
    drawRailway(sketch, random);
  drawMarker(sketch, random);
  drawCompass(sketch);
  return sketch.toSvg();
}
