import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawFloorShadow } from './furniture.ts';
import { drawCushion } from './sofa.ts';
import type { Room } from './room-shell.ts';

/** A bed with its head towards the back; `y` is its foot. */
export function drawBedAt(room: Room, x: number, y: number, width: number, length: number): void {
  const { scene, look, floor, near } = room;
  const { light } = scene;
  drawFloorShadow(scene, floor, near, { x, y, width, depth: length });
  const head = y + length;
  const headHeight = [0.9, 1.05, 0.95, 1.15, 1.5][look.level] ?? 1;
  if (look.level === 0) {
    const face = boxFaces(scene, { x, y: head, width, depth: 0.05, height: headHeight }).front;
    for (let a = 0; a <= width + 0.01; a += width / 8)
      face.line(
        [
          [a, 0.3],
          [a, headHeight],
        ],
        light.tone('#4a4a50'),
        4,
      );
    face.line(
      [
        [0, headHeight],
        [width, headHeight],
      ],
      light.tone('#4a4a50'),
      6,
    );
  } else {
    const { front } = drawBox(
      scene,
      { x: x - 0.06, y: head, width: width + 0.12, depth: 0.1, height: headHeight },
      look.level >= 3 ? look.cloth : look.wood,
    );
    if (look.level >= 3) {
      const panels = look.level === 4 ? 6 : 3;
      for (let n = 0; n < panels; n += 1)
        drawCushion(
          front,
          0.03 + (n * (width + 0.06)) / panels,
          0.45,
          (width + 0.06) / panels - 0.02,
          headHeight - 0.5,
          look.cloth,
          1.03,
        );
    }
  }
  drawBox(
    scene,
    { x, y, z: 0.14, width, depth: length, height: 0.16 },
    look.level >= 3 ? mixColours(look.cloth, '#241c28', 0.1) : look.wood,
  );
  drawBox(
    scene,
    { x: x + 0.02, y: y + 0.02, z: 0.3, width: width - 0.04, depth: length - 0.02, height: 0.22 },
    '#f6f1e6',
  );
  const pillow = width > 1.2 ? 2 : 1;
  for (let n = 0; n < pillow; n += 1) {
    const face = boxFaces(scene, {
      x: x + 0.1 + (n * (width - 0.15)) / pillow,
      y: head - 0.32,
      z: 0.5,
      width: (width - 0.25) / pillow,
      depth: 0.1,
      height: 0.4,
    }).front;
    drawCushion(face, 0, 0, (width - 0.25) / pillow, 0.36, '#fdf9f0', 1.02);
    if (look.level >= 3) drawCushion(face, 0.08, -0.04, (width - 0.6) / pillow, 0.26, look.accent, 1, 0.12);
  }
  const cover =
    look.level === 1 ? '#b5764f' : look.level === 0 ? '#a89a7a' : look.level === 4 ? '#efe7d8' : look.feature;
  const blanket = {
    x: x - 0.03,
    y: y - 0.03,
    z: 0.28,
    width: width + 0.06,
    depth: length * 0.68,
    height: 0.28,
  };
  const faces = drawBox(scene, blanket, cover);
  if (look.level === 1)
    for (let a = 0.05; a < width; a += 0.3)
      for (let b = 0.05; b < length * 0.6; b += 0.3)
        faces.top.rect(
          a,
          b,
          0.28,
          0.28,
          ['#d9a45f', '#8f5f4a', '#e6cfa0', '#7a8a5a'][Math.round((a + b) / 0.3) % 4] ?? cover,
        );
  faces.top.rect(0, length * 0.56, width + 0.06, length * 0.12, mixColours(cover, '#fffaf0', 0.55), 1, {
    stroke: light.ink,
    width: 1.6,
  });
  if (look.level >= 3) {
    drawBox(
      scene,
      { x: x - 0.05, y: y + 0.1, z: 0.3, width: width + 0.1, depth: 0.5, height: 0.29 },
      look.accent,
    );
  }
}
