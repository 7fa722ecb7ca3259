import { projectPoint, scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
import { Surface, type Scene } from '../space/surface.ts';
import { drawGround, drawGroundLine } from './ground.ts';

/** A bicycle leaning there, about 1.7 m long. */
export function drawBicycle(scene: Scene, x: number, y: number): void {
  const [px, py] = projectPoint(scene.camera, [x, y, 0]);
  const m = scaleAt(scene.camera, [x, y, 0]);
  const { sketch, light } = scene;
  const colour = light.tone('#c0453c', 1);
  const r = 0.33 * m;
  sketch.ellipse(px + 0.5 * m, py, 0.95 * m, 0.07 * m, { fill: '#1f1c46', opacity: 0.25 });
  for (const wheel of [0, 1.05]) {
    sketch.circle(px + wheel * m, py - r, r, { stroke: light.ink, width: Math.max(2, m * 0.05) });
    for (let n = 0; n < 4; n += 1) {
      const angle = (n * Math.PI) / 4;
      sketch.line(
        [
          [px + wheel * m - Math.cos(angle) * r, py - r - Math.sin(angle) * r],
          [px + wheel * m + Math.cos(angle) * r, py - r + Math.sin(angle) * r],
        ],
        light.ink,
        0.8,
        0.6,
      );
    }
  }
  const at = (along: number, up: number) => [px + along * m, py - up * m] as const;
  const w = Math.max(2.2, m * 0.05);
  sketch.line([at(0, 0.33), at(0.3, 0.75), at(0.8, 0.78), at(0.48, 0.33), at(0, 0.33)], colour, w);
  sketch.line([at(0.48, 0.33), at(0.28, 0.85)], colour, w);
  sketch.line([at(1.05, 0.33), at(0.78, 0.98)], colour, w);
  sketch.line([at(0.68, 1.02), at(0.9, 0.98)], light.ink, w);
  sketch.line([at(0.18, 0.87), at(0.4, 0.87)], light.ink, w * 1.6);
  sketch.polygon([at(0.88, 0.78), at(1.12, 0.78), at(1.08, 1), at(0.92, 1)], {
    fill: light.tone('#c9a36b'),
    stroke: light.ink,
    width: 1.3,
  });
}

/** A small car seen from the side (`isAlong`) or from behind, without a plate. */
export function drawCar(scene: Scene, x: number, y: number, colour: string, isAlong = false): void {
  const [px, py] = projectPoint(scene.camera, [x, y, 0]);
  const m = scaleAt(scene.camera, [x, y, 0]);
  const { sketch, light } = scene;
  const at = (along: number, up: number) => [px + along * m, py - up * m] as const;
  const ink = { stroke: light.ink, width: Math.max(1.6, m * 0.035) };
  const glass = light.isDusk ? '#454c7c' : light.tone('#a9c4cc');
  if (isAlong) {
    sketch.ellipse(px, py, 2.1 * m, 0.16 * m, { fill: '#1f1c46', opacity: 0.3 });
    sketch.path(
      smoothPath([
        at(-1.9, 0.3),
        at(-1.92, 0.75),
        at(-1.5, 0.85),
        at(-0.9, 0.95),
        at(-0.5, 1.4),
        at(0.5, 1.45),
        at(1.15, 0.98),
        at(1.75, 0.85),
        at(1.9, 0.6),
        at(1.88, 0.3),
      ]),
      { fill: light.tone(colour, 0.98), ...ink },
    );
    sketch.polygon([at(-0.75, 0.95), at(-0.42, 1.32), at(-0.02, 1.34), at(-0.02, 0.95)], {
      fill: glass,
      ...ink,
    });
    sketch.polygon([at(0.06, 0.95), at(0.06, 1.35), at(0.46, 1.33), at(0.9, 0.95)], { fill: glass, ...ink });
    for (const wheel of [-1.15, 1.15]) {
      sketch.circle(px + wheel * m, py - 0.3 * m, 0.32 * m, { fill: light.tone('#3a3a44'), ...ink });
      sketch.circle(px + wheel * m, py - 0.3 * m, 0.15 * m, { fill: light.tone('#c9c9c9'), ...ink });
    }
    sketch.circle(px + 1.85 * m, py - 0.68 * m, 0.08 * m, { fill: light.isDusk ? '#ffe9b0' : '#f3e6c0' });
    return;
  }
  sketch.ellipse(px, py, 1.05 * m, 0.18 * m, { fill: '#1f1c46', opacity: 0.3 });
  for (const wheel of [-0.72, 0.5])
    sketch.rect(px + wheel * m, py - 0.34 * m, 0.24 * m, 0.34 * m, { fill: light.tone('#3a3a44'), ...ink });
  sketch.polygon(
    [at(-0.86, 0.24), at(0.86, 0.24), at(0.9, 0.85), at(0.78, 0.95), at(-0.78, 0.95), at(-0.9, 0.85)],
    { fill: light.tone(colour, 0.98), ...ink },
  );
  sketch.polygon([at(-0.74, 0.95), at(0.74, 0.95), at(0.58, 1.46), at(-0.58, 1.46)], {
    fill: light.tone(mixColours(colour, '#ffffff', 0.08), 1),
    ...ink,
  });
  sketch.polygon([at(-0.62, 0.98), at(0.62, 0.98), at(0.5, 1.36), at(-0.5, 1.36)], { fill: glass, ...ink });
  for (const lamp of [-0.84, 0.6])
    sketch.polygon([at(lamp, 0.66), at(lamp + 0.24, 0.66), at(lamp + 0.24, 0.82), at(lamp, 0.82)], {
      fill: light.isDusk ? '#ff7a5c' : '#c94f41',
      ...ink,
    });
  sketch.line([at(-0.86, 0.42), at(0.86, 0.42)], light.ink, ink.width);
}

/** A street lamp, lit at dusk. */
export function drawLampPost(scene: Scene, x: number, y: number): void {
  const [px, py] = projectPoint(scene.camera, [x, y, 0]);
  const m = scaleAt(scene.camera, [x, y, 0]);
  const { sketch, light } = scene;
  const top = py - 3.6 * m;
  if (light.isDusk) sketch.circle(px, top, 1.7 * m, { fill: sketch.halo(px, top, 1.7 * m, '#ffd98f', 0.6) });
  sketch.polygon(
    [
      [px - 0.08 * m, py],
      [px + 0.08 * m, py],
      [px + 0.045 * m, top],
      [px - 0.045 * m, top],
    ],
    { fill: light.tone('#3c4a4a'), stroke: light.ink, width: 1.4 },
  );
  sketch.rect(px - 0.14 * m, py - 0.5 * m, 0.28 * m, 0.5 * m, {
    fill: light.tone('#3c4a4a'),
    stroke: light.ink,
    width: 1.4,
  });
  sketch.polygon(
    [
      [px - 0.14 * m, top],
      [px + 0.14 * m, top],
      [px + 0.22 * m, top - 0.42 * m],
      [px - 0.22 * m, top - 0.42 * m],
    ],
    { fill: light.isDusk ? '#ffe3a1' : light.tone('#eee6cc'), stroke: light.ink, width: 1.6 },
  );
  sketch.polygon(
    [
      [px - 0.27 * m, top - 0.42 * m],
      [px + 0.27 * m, top - 0.42 * m],
      [px, top - 0.72 * m],
    ],
    { fill: light.tone('#3c4a4a'), stroke: light.ink, width: 1.6 },
  );
}

/** A pool with coping, ripples, loungers and a parasol; these stand at its left end, or at the right one, away from a drive. */
export function drawPool(
  scene: Scene,
  left: number,
  right: number,
  near: number,
  far: number,
  isLoungeRight = false,
): void {
  const { random, light } = scene;
  const lounge = isLoungeRight ? right - 2.5 : left;
  drawGround(
    scene,
    [
      [left - 0.9, near - 0.5],
      [right + 0.9, near - 0.5],
      [right + 0.9, far + 0.9],
      [left - 0.9, far + 0.9],
    ],
    '#e6d8bd',
    1.6,
  );
  drawGround(
    scene,
    [
      [left - 0.25, near - 0.2],
      [right + 0.25, near - 0.2],
      [right + 0.25, far + 0.25],
      [left - 0.25, far + 0.25],
    ],
    '#f6efe0',
    1.6,
  );
  const corners = [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ] as const;
  drawGround(scene, corners, light.isDusk ? '#6fd0dd' : '#4fb6cf', 2);
  drawGround(
    scene,
    [
      [left, far - 0.25],
      [right, far - 0.25],
      [right, far],
      [left, far],
    ],
    '#2f8fae',
  );
  for (let n = 0; n < 16; n += 1) {
    const [x, y] = [random.between(left + 0.2, right - 1.2), random.between(near + 0.2, far - 0.4)];
    drawGroundLine(
      scene,
      [
        [x, y],
        [x + random.between(0.4, 1), y],
      ],
      light.isDusk ? '#ffe0b0' : '#d9f3f4',
      2,
    );
  }
  for (const x of [lounge + 0.3, lounge + 1.5]) {
    const bed = new Surface(scene, [x, far + 0.35, 0.3], [1, 0, 0], [0, 1, 0]);
    bed.inked(0, 0, 0.7, 0.5, '#f6efe0');
    bed.fill(
      [
        [0, 0.5, 0],
        [0.7, 0.5, 0],
        [0.7, 0.8, 0.5],
        [0, 0.8, 0.5],
      ],
      '#e8a598',
      1,
      { stroke: light.ink, width: bed.detail },
    );
  }
  const [px, py] = projectPoint(scene.camera, [lounge + 1.25, far + 0.7, 0]);
  const m = scaleAt(scene.camera, [lounge + 1.25, far + 0.7, 0]);
  scene.sketch.line(
    [
      [px, py],
      [px, py - 2.3 * m],
    ],
    light.ink,
    Math.max(2, m * 0.05),
  );
  scene.sketch.path(
    `M${px - 1.3 * m} ${py - 1.9 * m}Q${px} ${py - 3.1 * m} ${px + 1.3 * m} ${py - 1.9 * m}Q${px + 0.85 * m} ${py - 2.06 * m} ${px + 0.43 * m} ${py - 1.9 * m}Q${px} ${py - 2.06 * m} ${px - 0.43 * m} ${py - 1.9 * m}Q${px - 0.85 * m} ${py - 2.06 * m} ${px - 1.3 * m} ${py - 1.9 * m}Z`,
    { fill: light.tone('#e9a23b', 1.02), stroke: light.ink, width: 1.8 },
  );
}
