import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawFloorShadow } from './furniture.ts';
import type { Room } from './room-shell.ts';
import { drawCushion } from './sofa.ts';

const LENGTH = 2;

/** A bed with its head against the right wall; `y` is its side towards us. */
export function drawBedAside(room: Room, y: number, width: number): void {
  const { scene, look, floor, near } = room;
  const head = room.width - 0.06;
  const foot = head - LENGTH;
  const headHeight = [0.9, 1.05, 0.95, 1.15, 1.5][look.level] ?? 1;
  drawFloorShadow(scene, floor, near, { x: foot, y, width: LENGTH, depth: width });
  const board = { x: head - 0.1, y: y - 0.05, width: 0.1, depth: width + 0.1, height: headHeight };
  drawBox(scene, board, look.level >= 3 ? look.cloth : look.level === 0 ? '#4a4a50' : look.wood);
  if (look.level >= 3) {
    const { left } = boxFaces(scene, board);
    const panel = (width + 0.1) / 3;
    for (let n = 0; n < 3; n += 1)
      drawCushion(left, n * panel + 0.02, 0.45, panel - 0.04, headHeight - 0.5, look.cloth, 1.03);
  }
  const frame = look.level >= 3 ? mixColours(look.cloth, '#241c28', 0.1) : look.wood;
  drawBox(scene, { x: foot, y, z: 0.14, width: LENGTH - 0.1, depth: width, height: 0.16 }, frame);
  drawBox(
    scene,
    { x: foot + 0.02, y: y + 0.02, z: 0.3, width: LENGTH - 0.14, depth: width - 0.04, height: 0.22 },
    '#f6f1e6',
  );
  const pillows = width > 1.2 ? 2 : 1;
  const each = (width - 0.2) / pillows;
  for (let n = pillows - 1; n >= 0; n -= 1) {
    const shape = { x: head - 0.42, y: y + 0.1 + n * each, z: 0.5, width: 0.14, depth: each, height: 0.4 };
    const { left } = boxFaces(scene, shape);
    drawCushion(left, 0.02, 0, each - 0.06, 0.36, '#fdf9f0', 1.02);
    if (look.level >= 3) drawCushion(left, 0.1, -0.03, each - 0.24, 0.26, look.accent, 1, 0.12);
  }
  drawBlanket(room, foot, y, width);
}

function drawBlanket({ scene, look }: Room, foot: number, y: number, width: number): void {
  const cover = ['#a89a7a', '#b5764f', look.feature, look.feature, '#efe7d8'][look.level] ?? look.feature;
  const length = LENGTH * 0.64;
  const { top } = drawBox(
    scene,
    { x: foot - 0.03, y: y - 0.03, z: 0.28, width: length, depth: width + 0.06, height: 0.28 },
    cover,
  );
  const fold = mixColours(cover, '#fffaf0', 0.55);
  top.rect(length - 0.26, 0, 0.26, width + 0.06, fold, 1, { stroke: scene.light.ink, width: 1.6 });
  if (look.level >= 3)
    drawBox(
      scene,
      { x: foot + 0.15, y: y - 0.05, z: 0.3, width: 0.5, depth: width + 0.1, height: 0.28 },
      look.accent,
    );
  if (look.level === 1)
    for (let a = 0.1; a < length - 0.4; a += 0.34)
      top.rect(a, 0.05, 0.2, width - 0.05, a % 0.68 < 0.34 ? '#d9a45f' : '#e6cfa0');
}
