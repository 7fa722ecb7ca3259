import { mixColours } from '../space/colour.ts';
import { pictureWidth, type Point2 } from '../space/camera.ts';
import { plain } from '../space/sketch.ts';
import type { Scene } from '../space/surface.ts';

type SkyStops = readonly (readonly [number, string])[];

const daySkies: readonly SkyStops[] = [
  [
    [0, '#8cc3dd'],
    [0.6, '#c9e3e6'],
    [1, '#f4efdd'],
  ],
  [
    [0, '#a9cfdc'],
    [0.55, '#d8e7e2'],
    [1, '#f7ecd6'],
  ],
  [
    [0, '#7fb6d6'],
    [0.7, '#bfe0e8'],
    [1, '#eef3e6'],
  ],
  [
    [0, '#b7d3d6'],
    [0.6, '#e2e8dc'],
    [1, '#f9e9cd'],
  ],
];
const southernSkies: readonly SkyStops[] = [
  [
    [0, '#4aa5d8'],
    [0.6, '#9cd5ea'],
    [1, '#f3f1dd'],
  ],
  [
    [0, '#5db3dc'],
    [0.65, '#b2dfe8'],
    [1, '#fbeed2'],
  ],
];
const duskSkies: readonly SkyStops[] = [
  [
    [0, '#2b2f63'],
    [0.45, '#7a5687'],
    [0.78, '#d98276'],
    [1, '#f7bd7e'],
  ],
  [
    [0, '#232a58'],
    [0.5, '#54619c'],
    [0.82, '#c78fa0'],
    [1, '#f3c69b'],
  ],
  [
    [0, '#38305f'],
    [0.5, '#9c5f80'],
    [0.85, '#ee9a6e'],
    [1, '#fad08d'],
  ],
];

/** A poster cloud: flat below, scalloped above, two tones. */
function drawCloud(scene: Scene, x: number, y: number, size: number): void {
  const { light, random, sketch } = scene;
  const humps = random.whole(4, 6);
  const outline = (spread: number, lift: number): string => {
    const tops = Array.from({ length: humps + 1 }, (_, hump): Point2 => {
      const share = hump / humps;
      const jitter = hump === 0 || hump === humps ? 0 : random.between(-0.05, 0.05);
      return [
        x - size * spread + size * 2 * spread * (share + jitter),
        y - size * lift * Math.sin(share * Math.PI) ** 0.8,
      ];
    });
    const arcs = tops.slice(1).map((top, index) => {
      const before = tops[index] ?? top;
      const radius = plain(Math.hypot(top[0] - before[0], top[1] - before[1]) * 0.56);
      return `A${radius} ${radius} 0 0 1 ${plain(top[0])} ${plain(top[1])}`;
    });
    return `M${plain(x - size * spread)} ${plain(y)}${arcs.join('')}Z`;
  };
  const [under, over] = light.isDusk ? ['#b9778c', '#f0ad92'] : ['#e3e9e2', '#fffaf0'];
  sketch.path(outline(1, 0.42), { fill: over, opacity: light.isDusk ? 0.5 : 0.95 });
  sketch.path(outline(0.66, 0.2), { fill: under, opacity: light.isDusk ? 0.4 : 0.75 });
}

/** The sky down to the horizon, with sun or moon and a few clouds. Returns the colour at the horizon, for haze. */
export function drawSky(scene: Scene, isSouthern: boolean): string {
  const { light, random, sketch, camera } = scene;
  const stops = random.pick(light.isDusk ? duskSkies : isSouthern ? southernSkies : daySkies);
  sketch.rect(0, 0, pictureWidth, camera.horizonY + 30, {
    fill: sketch.gradient([0, 0], [0, camera.horizonY + 10], stops),
  });
  const sunX = light.sunSide > 0 ? random.between(1180, 1500) : random.between(100, 420);
  if (light.isDusk) {
    for (let star = 0; star < 26; star += 1)
      sketch.circle(random.between(0, pictureWidth), random.between(10, 340), random.between(0.9, 2.2), {
        fill: '#fff3d6',
        opacity: random.between(0.4, 0.9),
      });
    const moonX = pictureWidth - sunX;
    sketch.circle(moonX, 150, 120, { fill: sketch.halo(moonX, 150, 120, '#fff0cf', 0.35) });
    sketch.path(`M${moonX - 6} 118A34 34 0 1 0 ${moonX + 30} 172A29 29 0 1 1 ${moonX - 6} 118Z`, {
      fill: '#fff3d6',
    });
  } else {
    sketch.circle(sunX, 180, 300, { fill: sketch.halo(sunX, 180, 300, '#fff4cf', 0.85) });
    sketch.circle(sunX, 180, 46, { fill: '#fff6dc' });
  }
  const clouds = random.whole(2, 5);
  for (let cloud = 0; cloud < clouds; cloud += 1)
    drawCloud(
      scene,
      (pictureWidth * (cloud + random.between(0.15, 0.85))) / clouds,
      random.between(110, camera.horizonY - 230),
      random.between(70, 190),
    );
  return mixColours(stops[stops.length - 1]?.[1] ?? '#f4efdd', light.isDusk ? '#6a5a86' : '#a9c3cc', 0.4);
}

/** Birds, far away. */
export function drawBirds(scene: Scene): void {
  const { random, sketch, light } = scene;
  const [x, y] = [random.between(200, 1400), random.between(120, 320)];
  for (let bird = 0; bird < random.whole(3, 6); bird += 1) {
    const [bx, by, s] = [x + random.between(-120, 120), y + random.between(-50, 50), random.between(7, 13)];
    sketch.path(
      `M${bx - s} ${by - s * 0.4}Q${bx - s * 0.4} ${by - s * 0.8} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.8} ${bx + s} ${by - s * 0.4}`,
      { stroke: light.ink, width: 2, opacity: 0.7 },
    );
  }
}
