import type { SampleHome } from '../../samples/sample-listing.ts';
import { createSampleRandom, type SampleRandom } from '../../samples/sample-random.ts';
import type { Point2 } from '../space/camera.ts';
import { writeGlyphs } from '../space/glyphs.ts';
import { pathThrough, Sketch, smoothPath } from '../space/sketch.ts';
import { drawSampleLabel } from '../sample-label.ts';

const colours = {
  land: '#f3ecdb',
  block: '#eadfc8',
  house: '#d3bfa0',
  park: '#c3d6a4',
  tree: '#93b077',
  water: '#a5cfdb',
  shore: '#f0dfb5',
  road: '#fffaf0',
  edge: '#c9b99c',
  main: '#f5cf86',
  ink: '#2a2932',
  accent: '#c9573f',
} as const;

/** Blocks are laid out on a grid, then the whole sheet is bent, more in old towns than in planned ones. */
interface Town {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  bend(point: Point2): Point2;
}

function planTown(home: SampleHome, random: SampleRandom): Town {
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
function roadAlong(town: Town, isColumn: boolean, at: number): readonly Point2[] {
  return Array.from({ length: 17 }, (_, step) =>
    town.bend(isColumn ? [at, -340 + step * 118] : [-340 + step * 145, at]),
  );
}

function drawBlock(
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
  drawSampleLabel(sketch);
  return sketch.toSvg();
}

function drawRailway(sketch: Sketch, random: SampleRandom): void {
  const y = random.between(150, 330);
  const line: readonly Point2[] = [
    [-40, y],
    [420, y + random.between(-60, 60)],
    [900, y + random.between(-80, 40)],
    [1640, y + random.between(-120, 60)],
  ];
  const d = smoothPath(line, false);
  sketch.path(d, { stroke: '#fbf6ea', width: 13 });
  sketch.path(d, { stroke: '#5f5b66', width: 4 });
  for (let step = 0; step < 54; step += 1) {
    const share = step / 54;
    const index = Math.min(2, Math.floor(share * 3));
    const [a, b] = [line[index] ?? [0, y], line[index + 1] ?? [0, y]];
    const t = share * 3 - index;
    const [x, ty] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    sketch.line(
      [
        [x, ty - 8],
        [x, ty + 8],
      ],
      '#5f5b66',
      2,
      0.6,
    );
  }
}

/** The circle is wide on purpose: it names a neighbourhood, not a door. */
function drawMarker(sketch: Sketch, random: SampleRandom): void {
  const [x, y] = [800 + random.between(-90, 90), 590 + random.between(-70, 70)];
  sketch.circle(x, y, 205, { fill: colours.accent, opacity: 0.16 });
  sketch.circle(x, y, 205, { stroke: colours.accent, width: 5 });
  sketch.path(
    `M${x} ${y}C${x - 60} ${y - 74} ${x - 44} ${y - 128} ${x} ${y - 128}C${x + 44} ${y - 128} ${x + 60} ${y - 74} ${x} ${y}Z`,
    { fill: colours.accent, stroke: colours.ink, width: 3.4 },
  );
  sketch.path(`M${x - 23} ${y - 80}L${x} ${y - 102}L${x + 23} ${y - 80}V${y - 60}H${x - 23}Z`, {
    fill: '#fffaf0',
    stroke: colours.ink,
    width: 2.4,
  });
}

function drawCompass(sketch: Sketch): void {
  const [x, y] = [1500, 110];
  sketch.circle(x, y, 46, { fill: '#fbf6ea', stroke: colours.ink, width: 3 });
  sketch.path(
    pathThrough(
      [
        [x, y - 34],
        [x + 11, y + 6],
        [x, y],
        [x - 11, y + 6],
      ],
      true,
    ),
    { fill: colours.accent, stroke: colours.ink, width: 2 },
  );
  writeGlyphs(sketch, 'N', x - 6, y + 14, 18, colours.ink);
  sketch.rect(60, 1128, 200, 10, { fill: '#fbf6ea', stroke: colours.ink, width: 2 });
  sketch.rect(60, 1128, 100, 10, { fill: colours.ink });
  writeGlyphs(sketch, '200 m', 276, 1124, 17, colours.ink);
}
