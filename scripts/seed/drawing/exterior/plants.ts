import { type Point3, projectPoint, scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
import type { Scene } from '../space/surface.ts';
import { drawBlossom, drawConifer, drawCrown, drawPalm, drawSpikes, drawTrunk } from './plant-parts.ts';

export const plantKinds = [
  'round',
  'birch',
  'poplar',
  'pine',
  'cypress',
  'palm',
  'olive',
  'gum',
  'shrub',
  'flowers',
  'lavender',
  'agave',
  'cactus',
  'citrus',
  'bougainvillea',
] as const;

export type PlantKind = (typeof plantKinds)[number];

const greens: Partial<Record<PlantKind, string>> = {
  round: '#6b9a54',
  birch: '#8fb266',
  poplar: '#7da35a',
  pine: '#3f6b50',
  cypress: '#3f6447',
  palm: '#5f9152',
  olive: '#93a37c',
  gum: '#87a07a',
  shrub: '#5f8f55',
  flowers: '#6d9b58',
  lavender: '#8a9b74',
  agave: '#7fa58f',
  cactus: '#5f8a63',
  citrus: '#4f8a4d',
  bougainvillea: '#5c8a4c',
};

/** A plant rooted at a point of the ground, so many metres high, with its shadow. */
export function drawPlant(scene: Scene, kind: PlantKind, foot: Point3, height: number, tint?: string): void {
  const { camera, sketch, light, random } = scene;
  const [x, y] = projectPoint(camera, foot);
  const metre = scaleAt(camera, foot);
  const size = height * metre;
  const base = tint ?? greens[kind] ?? '#6b9a54';
  const colour = mixColours(base, random.pick(['#f0e3a0', '#2f5d4a', '#7aa06a']), random.between(0.02, 0.13));
  const ink = Math.max(1.2, Math.min(3, metre * 0.045));
  const wide = {
    round: 0.42,
    birch: 0.26,
    poplar: 0.2,
    pine: 0.26,
    cypress: 0.12,
    palm: 0.2,
    olive: 0.45,
    gum: 0.34,
    shrub: 0.6,
    flowers: 0.7,
    lavender: 0.5,
    agave: 0.8,
    cactus: 0.2,
    citrus: 0.36,
    bougainvillea: 0.6,
  }[kind];
  sketch.ellipse(
    x - light.sunSide * size * wide * 0.5,
    y,
    size * wide * 1.1,
    Math.max(3, size * wide * 0.16),
    { fill: '#1f1c46', opacity: 0.22 },
  );
  if (kind === 'round' || kind === 'citrus') {
    drawTrunk(scene, x, y, size * 0.075, size * 0.45, '#7d6049');
    drawCrown(scene, x, y - size * 0.64, size * 0.36, size * 0.36, colour, ink);
    if (kind === 'citrus')
      drawBlossom(
        scene,
        x,
        y - size * 0.62,
        size * 0.28,
        size * 0.26,
        ['#f0a02f', '#f6b73c'],
        9,
        size * 0.03,
      );
  } else if (kind === 'birch') {
    drawTrunk(scene, x, y, size * 0.05, size * 0.7, '#e8e2d6', size * 0.02);
    drawCrown(scene, x, y - size * 0.66, size * 0.23, size * 0.33, colour, ink);
  } else if (kind === 'gum' || kind === 'olive') {
    const trunk = kind === 'gum' ? '#cbb9a2' : '#8a7862';
    drawTrunk(scene, x, y, size * 0.07, size * 0.55, trunk, size * 0.05);
    drawCrown(scene, x - size * 0.16, y - size * 0.58, size * 0.22, size * 0.16, colour, ink);
    drawCrown(scene, x + size * 0.18, y - size * 0.66, size * 0.24, size * 0.19, colour, ink);
    drawCrown(scene, x + size * 0.02, y - size * 0.82, size * 0.22, size * 0.17, colour, ink);
  } else if (kind === 'poplar' || kind === 'cypress') {
    const half = kind === 'cypress' ? 0.085 : 0.15;
    drawTrunk(scene, x, y, size * 0.03, size * 0.12, '#6d5442');
    sketch.path(
      smoothPath([
        [x, y - size],
        [x + size * half * 0.8, y - size * 0.6],
        [x + size * half, y - size * 0.25],
        [x + size * half * 0.5, y - size * 0.06],
        [x - size * half * 0.5, y - size * 0.06],
        [x - size * half, y - size * 0.25],
        [x - size * half * 0.8, y - size * 0.6],
      ]),
      { fill: light.tone(colour, 0.84), stroke: light.ink, width: ink },
    );
    sketch.path(
      smoothPath([
        [x + light.sunSide * size * half * 0.3, y - size * 0.92],
        [x + light.sunSide * size * half * 0.7, y - size * 0.5],
        [x + light.sunSide * size * half * 0.5, y - size * 0.14],
        [x + light.sunSide * size * half * 0.15, y - size * 0.4],
      ]),
      { fill: light.tone(mixColours(colour, '#d9dd9a', 0.25), 1) },
    );
  } else if (kind === 'pine') drawConifer(scene, x, y, size, colour);
  else if (kind === 'palm') drawPalm(scene, x, y, size * 0.3, size * 0.78, colour);
  else if (kind === 'agave') drawSpikes(scene, x, y, size * 0.9, colour);
  else if (kind === 'cactus') {
    const arm = (dx: number, low: number, high: number) =>
      sketch.path(`M${x + dx * size} ${y - low * size}V${y - high * size}`, {
        stroke: light.ink,
        width: size * 0.17,
      });
    const flesh = (dx: number, low: number, high: number) =>
      sketch.path(`M${x + dx * size} ${y - low * size}V${y - high * size}`, {
        stroke: light.tone(colour, 0.95),
        width: size * 0.14,
      });
    for (const paint of [arm, flesh])
      [
        [0, 0, 0.9],
        [-0.2, 0.4, 0.62],
        [0.2, 0.3, 0.7],
      ].forEach(([dx = 0, low = 0, high = 0]) => paint(dx, low, high));
    for (const dx of [-0.1, 0.1])
      sketch.path(`M${x + dx * size} ${y - (dx < 0 ? 0.4 : 0.3) * size}H${x}`, {
        stroke: light.tone(colour, 0.95),
        width: size * 0.1,
      });
  } else {
    drawCrown(scene, x, y - size * 0.42, size * 0.62, size * 0.46, colour, ink);
    const petals: Partial<Record<PlantKind, readonly string[]>> = {
      flowers: ['#e06377', '#f4c95d', '#f4efe6', '#b06ab3'],
      lavender: ['#8d79c7', '#a694d8'],
      bougainvillea: ['#d6336c', '#e64980', '#c2255c'],
    };
    const blossom = petals[kind];
    if (blossom)
      drawBlossom(
        scene,
        x,
        y - size * 0.5,
        size * 0.52,
        size * 0.36,
        blossom,
        kind === 'bougainvillea' ? 34 : 16,
        Math.max(2, size * 0.05),
      );
  }
}
