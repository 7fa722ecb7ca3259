import { mixColours } from '../space/colour.ts';
import { pictureWidth, type Point2 } from '../space/camera.ts';
import { pathThrough, smoothPath } from '../space/sketch.ts';
import type { Scene } from '../space/surface.ts';
import type { SampleHome } from '../../samples/sample-listing.ts';

/** A ridge of hills or trees across the picture, as a closed band down to `foot`. */
function ridge(scene: Scene, level: number, swing: number, steps: number, foot: number): string {
  const points: Point2[] = [
    [-60, foot],
    [-60, level],
  ];
  for (let step = 0; step <= steps; step += 1)
    points.push([-40 + ((pictureWidth + 80) * step) / steps, level - scene.random.between(0, swing)]);
  points.push([pictureWidth + 60, level], [pictureWidth + 60, foot]);
  return smoothPath(points.slice(1, -1), false) + `L${pictureWidth + 60} ${foot}L-60 ${foot}Z`;
}

function drawMountains(scene: Scene, haze: string, horizon: number, colour: string, hasSnow: boolean): void {
  const { random, sketch, light } = scene;
  for (const [layer, height, fade] of [
    [0, 250, 0.55],
    [1, 150, 0.3],
  ] as const) {
    const peaks: Point2[] = [];
    let x = -120;
    while (x < pictureWidth + 160) {
      const rise = height * random.between(0.55, 1);
      peaks.push([x, horizon - rise * 0.3], [x + random.between(90, 130), horizon - rise]);
      x += random.between(210, 330);
    }
    const fill = light.tone(mixColours(colour, haze, fade), 0.95);
    sketch.path(pathThrough([[-120, horizon + 20], ...peaks, [pictureWidth + 160, horizon + 20]], true), {
      fill,
    });
    peaks.forEach((peak, index) => {
      if (index % 2 === 0) return;
      const foot = peaks[index + (light.sunSide > 0 ? -1 : 1)] ?? peak;
      sketch.polygon([peak, [peak[0] + light.sunSide * -8, horizon - 40], foot], {
        fill: '#2c2a52',
        opacity: 0.12,
      });
      if (!hasSnow || layer > 0) return;
      const before = peaks[index - 1] ?? peak;
      const after = peaks[index + 1] ?? peak;
      const cap = (to: Point2, share: number): Point2 => [
        peak[0] + (to[0] - peak[0]) * share,
        peak[1] + (to[1] - peak[1]) * share,
      ];
      const [l, r] = [cap(before, 0.34), cap(after, 0.34)];
      sketch.polygon(
        [
          peak,
          r,
          [peak[0] + 16, (peak[1] + r[1]) / 2 + 16],
          [peak[0] + 2, r[1] + 6],
          [peak[0] - 14, (peak[1] + l[1]) / 2 + 14],
          l,
        ],
        { fill: light.isDusk ? '#d9c3d0' : '#fbfaf5' },
      );
    });
  }
}

function drawSkyline(scene: Scene, haze: string, horizon: number, isModern: boolean): void {
  const { random, sketch, light } = scene;
  for (const [rise, fade] of [
    [isModern ? 250 : 130, 0.66],
    [isModern ? 150 : 84, 0.4],
  ] as const) {
    const colour = light.tone(mixColours('#7d8499', haze, fade), 1);
    let x = -20;
    let d = `M-20 ${horizon + 30}`;
    const windows: Point2[] = [];
    while (x < pictureWidth + 20) {
      const [w, h] = [random.between(44, 110), rise * random.between(0.4, 1)];
      d += `L${Math.round(x)} ${Math.round(horizon - h)}`;
      if (!isModern && random.chance(0.6))
        d += `L${Math.round(x + w / 2)} ${Math.round(horizon - h - w * 0.35)}`;
      d += `L${Math.round(x + w)} ${Math.round(horizon - h)}`;
      for (let up = 14; up < h - 10; up += 20)
        for (let across = 10; across < w - 10; across += 17)
          if (random.chance(0.3)) windows.push([x + across, horizon - h + up]);
      x += w;
    }
    sketch.path(`${d}L${pictureWidth + 20} ${horizon + 30}Z`, { fill: colour });
    sketch.path(windows.map(([wx, wy]) => `M${Math.round(wx)} ${Math.round(wy)}h6v8h-6z`).join(''), {
      fill: light.isDusk ? '#ffd98f' : '#ffffff',
      opacity: light.isDusk ? 0.6 : 0.28,
    });
  }
}

function drawSea(scene: Scene, horizon: number): void {
  const { random, sketch, light } = scene;
  const colours: readonly (readonly [number, string])[] = light.isDusk
    ? [
        [0, '#8b7fae'],
        [1, '#3d4a86'],
      ]
    : [
        [0, '#7fc0cf'],
        [1, '#3c95b4'],
      ];
  sketch.rect(0, horizon, pictureWidth, 500, {
    fill: sketch.gradient([0, horizon], [0, horizon + 120], colours),
  });
  for (let glint = 0; glint < 60; glint += 1) {
    const y = horizon + 4 + 90 * random.next() ** 1.6;
    const x = random.between(0, pictureWidth);
    sketch.line(
      [
        [x, y],
        [x + random.between(14, 60), y],
      ],
      light.isDusk ? '#f5c9a0' : '#e6f6f4',
      2,
      0.55,
    );
  }
  for (let sail = 0; sail < random.whole(1, 3); sail += 1) {
    const [x, y, s] = [random.between(60, 1540), horizon + random.between(8, 26), random.between(14, 30)];
    sketch.polygon(
      [
        [x, y],
        [x, y - s * 1.6],
        [x + s * 0.8, y - 2],
      ],
      { fill: '#fff8ea', stroke: light.ink, width: 1.4 },
    );
    sketch.polygon(
      [
        [x - 3, y - 1],
        [x - 3, y - s * 1.3],
        [x - s * 0.6, y - 2],
      ],
      { fill: '#f0e2c8', stroke: light.ink, width: 1.4 },
    );
    sketch.path(
      `M${x - s * 0.8} ${y}L${x + s * 0.9} ${y}L${x + s * 0.6} ${y + s * 0.28}L${x - s * 0.5} ${y + s * 0.28}Z`,
      { fill: light.tone('#a8443f'), stroke: light.ink, width: 1.4 },
    );
  }
  const side = random.chance(0.5);
  const from = side ? -40 : pictureWidth + 40;
  const sign = side ? 1 : -1;
  const headland: readonly Point2[] = [
    [from, horizon + 30],
    [from, horizon - 92],
    [from + sign * 150, horizon - 84],
    [from + sign * 280, horizon - 40],
    [from + sign * 420, horizon - 24],
    [from + sign * 520, horizon + 6],
  ];
  sketch.path(`${smoothPath(headland.slice(1), false)}L${from} ${horizon + 20}Z`, {
    fill: light.tone('#8fa48a', 0.92),
  });
}

function drawHills(scene: Scene, haze: string, horizon: number, colour: string): void {
  const { sketch, light } = scene;
  for (const [rise, fade] of [
    [130, 0.6],
    [84, 0.38],
    [40, 0.14],
  ] as const) {
    sketch.path(ridge(scene, horizon - rise * 0.4, rise, 7, horizon + 60), {
      fill: light.tone(mixColours(colour, haze, fade), 0.98),
    });
  }
}

function drawTreeLine(scene: Scene, haze: string, horizon: number, colour: string): void {
  const { random, sketch, light } = scene;
  for (const [rise, fade, tone] of [
    [92, 0.45, 0.95],
    [52, 0.18, 0.88],
  ] as const) {
    const points: Point2[] = [[-60, horizon]];
    for (let x = -60; x < pictureWidth + 60; x += random.between(34, 60))
      points.push([x, horizon - rise * random.between(0.55, 1)], [x + 22, horizon - rise * 0.52]);
    points.push([pictureWidth + 60, horizon]);
    sketch.path(`${smoothPath(points, false)}L${pictureWidth + 60} ${horizon + 60}L-60 ${horizon + 60}Z`, {
      fill: light.tone(mixColours(colour, haze, fade), tone),
    });
  }
}

/** What lies behind the home, from its setting and its views. */
export function drawBackdrop(scene: Scene, home: SampleHome, haze: string): void {
  const horizon = scene.camera.horizonY;
  const green = ['ES', 'PT', 'AU'].includes(home.countryCode)
    ? '#8d9a68'
    : home.setting === 'desert'
      ? '#b98d66'
      : '#6f9468';
  if (home.features.includes('mountain-view') || home.setting === 'mountain') {
    drawMountains(
      scene,
      haze,
      horizon,
      home.setting === 'desert' ? '#a8705c' : ['ES', 'AU'].includes(home.countryCode) ? '#8f8a7a' : '#6b7a94',
      home.countryCode === 'CA' || home.town === 'Denver',
    );
    drawHills(scene, haze, horizon, green);
  } else if (home.features.includes('sea-view')) {
    drawSea(scene, horizon);
    return;
  } else if (home.setting === 'city')
    drawSkyline(
      scene,
      haze,
      horizon,
      home.countryCode === 'US' || home.countryCode === 'CA' || home.yearBuilt > 2000,
    );
  else if (home.setting === 'desert') drawMountains(scene, haze, horizon, '#b0735a', false);
  else drawHills(scene, haze, horizon, green);
  if (home.setting !== 'desert') drawTreeLine(scene, haze, horizon + 8, green);
}
