import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import type { Point2 } from '../space/camera.ts';
import type { Sketch } from '../space/sketch.ts';
import { smoothPath } from '../space/sketch.ts';
import { colours } from './map-colours.ts';

/** Blocks are laid out on a grid, then the whole sheet is bent, more in old towns than in planned ones. */
interface Town {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  bend(point: Point2): Point2;
}

export function planTown(home: SampleHome, random: SampleRandom): Town {
  const isPlanned = ['US', 'CA', 'AU'].includes(home.countryCode) && home.setting !== 'mountain';
  const isOld =
    home.setting === 'village' || home.style === 'village-house' || home.style === 'iberian-block';
  const isOpen = home.setting === 'country' || home.setting === 'mountain' || home.setting === 'desert';
  const [small, large] = isPlanned ? [190, 250] : isOld ? [110, 190] : isOpen ? [240, 380] : [150, 270];
  const cuts = (end: number): readonly number[] => {
    const list: number[] = [];
    for (let at = -320; at < end + 320; at += random.between(small, large)) list.push(at);
    return list;
  };
  const swing = isPlanned ? 7 : isOld ? 62 : 42;
  const phase = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)] as const;
  const turn = isPlanned ? random.pick([0, 0.12, -0.16]) : random.between(-0.35, 0.35);
  return {
    columns: cuts(1600),
    rows: cuts(1200),
    bend([x, y]) {
      const bx = x + swing * Math.sin(y / 210 + phase[0]) + swing * 0.5 * Math.sin((x + y) / 330 + phase[1]);
      const by = y + swing * Math.sin(x / 250 + phase[2]);
      return [
        800 + (bx - 800) * Math.cos(turn) - (by - 600) * Math.sin(turn),
        600 + (bx - 800) * Math.sin(turn) + (by - 600) * Math.cos(turn),
      ];
    },
  };
}

/** A line across the sheet at a fixed column or row, sampled so that it bends. */
export function roadAlong(town: Town, isColumn: boolean, at: number): readonly Point2[] {
  return Array.from({ length: 17 }, (_, step) =>
    town.bend(isColumn ? [at, -340 + step * 118] : [-340 + step * 145, at]),
  );
}

export function drawBlock(
  sketch: Sketch,
  town: Town,
  random: SampleRandom,
  left: number,
  top: number,
  right: number,
  foot: number,
  kind: 'homes' | 'park' | 'sparse',
): void {
  const corner = (x: number, y: number): Point2 => town.bend([x, y]);
  const inset = 12;
  const outline = [
    corner(left + inset, top + inset),
    corner(right - inset, top + inset),
    corner(right - inset, foot - inset),
    corner(left + inset, foot - inset),
  ];
  sketch.polygon(outline, { fill: kind === 'park' ? colours.park : colours.block });
  if (kind === 'park') {
    for (let tree = 0; tree < 12; tree += 1) {
      const [x, y] = corner(random.between(left + 30, right - 30), random.between(top + 30, foot - 30));
      sketch.circle(x, y, random.between(7, 13), { fill: colours.tree, stroke: '#6f8f5c', width: 1.4 });
    }
    sketch.path(
      smoothPath(
        [
          corner(left + inset, (top + foot) / 2),
          corner((left + right) / 2, top + (foot - top) * 0.35),
          corner(right - inset, (top + foot) / 2),
        ],
        false,
      ),
      { stroke: '#efe6cc', width: 6 },
    );
    return;
  }
  const density = kind === 'sparse' ? 0.3 : 0.88;
  for (const y of [top + 20, foot - 48]) {
    for (let x = left + 20; x < right - 44;) {
      const [w, d] = [random.between(22, 38), random.between(22, 30)];
      if (random.chance(density))
        sketch.polygon([corner(x, y), corner(x + w, y), corner(x + w, y + d), corner(x, y + d)], {
          fill: colours.house,
          stroke: '#b49c7a',
          width: 1.2,
        });
      x += w + random.between(2, kind === 'sparse' ? 40 : 9);
    }
  }
  if (foot - top < 150) return;
  for (const x of [left + 20, right - 48]) {
    for (let y = top + 66; y < foot - 84; y += random.between(34, 52)) {
      const d = random.between(22, 32);
      if (random.chance(density))
        sketch.polygon([corner(x, y), corner(x + 28, y), corner(x + 28, y + d), corner(x, y + d)], {
          fill: colours.house,
          stroke: '#b49c7a',
          width: 1.2,
        });
    }
  }
}
