import { fillOutlines, type Canvas, type Color } from './canvas.ts';
import { MUTED, PAPER } from './card-colors.ts';
import { roundedBox } from './shapes.ts';

/** The signs of `SQUARES` in the domain: colour and shape both change from band to band. */
const SIGNS: readonly { readonly color: Color; readonly isRound: boolean }[] = [
  { color: [46, 125, 50], isRound: false },
  { color: [88, 160, 74], isRound: true },
  { color: [235, 190, 52], isRound: false },
  { color: [232, 126, 36], isRound: true },
  { color: [196, 48, 43], isRound: false },
  { color: [44, 40, 38], isRound: false },
];

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One sign for each round, in rows, as large as the room allows. An open round is an empty frame. */
export function drawSquares(canvas: Canvas, bands: readonly (number | null)[], room: Room): void {
  const gapShare = 0.22;
  const perRow = bestPerRow(bands.length, room, gapShare);
  const rows = Math.ceil(bands.length / perRow);
  const size = Math.min(
    room.width / (perRow + (perRow - 1) * gapShare),
    room.height / (rows + (rows - 1) * gapShare),
    150,
  );
  const top = room.y + (room.height - size * (rows + (rows - 1) * gapShare)) / 2;
  bands.forEach((band, place) => {
    const x = room.x + (place % perRow) * size * (1 + gapShare);
    const y = top + Math.floor(place / perRow) * size * (1 + gapShare);
    const sign = band === null ? undefined : SIGNS[band];
    const radius = sign?.isRound ? size / 2 : size * 0.16;
    fillOutlines(canvas, roundedBox(x, y, size, size, radius), sign?.color ?? MUTED);
    if (!sign) {
      const line = Math.max(3, size * 0.06);
      fillOutlines(canvas, roundedBox(x + line, y + line, size - 2 * line, size - 2 * line, radius), PAPER);
    }
  });
}

/** The number of signs in a row that lets them be largest. */
function bestPerRow(count: number, { width, height }: Room, gapShare: number): number {
  const sizeWith = (perRow: number) => {
    const rows = Math.ceil(count / perRow);
    return Math.min(width / (perRow * (1 + gapShare)), height / (rows * (1 + gapShare)));
  };
  const choices = Array.from({ length: count }, (_, place) => place + 1);
  return choices.reduce((best, one) => (sizeWith(one) > sizeWith(best) ? one : best), 1);
}
