import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBox } from '../space/box.ts';
import { scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { type Scene, Surface } from '../space/surface.ts';
import type { Building } from './building.ts';
import type { Planting } from './planting.ts';
import { drawPlant } from './plants.ts';

export function drawFence(
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

export function drawFrontWalls(scene: Scene, building: Building, home: SampleHome): void {
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

export function drawRailings(scene: Scene, building: Building): void {
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
