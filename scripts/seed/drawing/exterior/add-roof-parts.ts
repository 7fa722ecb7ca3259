import type { SampleHome } from '../../samples/sample-listing.ts';
import { type Scene, Surface } from '../space/surface.ts';
import type { HouseDesign } from './house-design.ts';
import { drawChimney, drawDormer, drawSolarPanels } from './roof-parts.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';

export function addRoofParts(
  extras: ((scene: Scene) => void)[],
  part: {
    home: SampleHome;
    design: HouseDesign;
    width: number;
    depth: number;
    eaves: number;
    roof: Roof;
    wall: Wall;
    rise: number;
  },
): void {
  const { home, design, width, depth, eaves, roof, wall, rise } = part;
  const chimneyColour =
    wall.material === 'brick' || wall.material === 'rubble' || wall.material === 'stone'
      ? wall.colour
      : '#b07a62';
  if (roof.form === 'gable-x') {
    for (let n = 0; n < design.dormers; n += 1) {
      const share = (n + 1) / (design.dormers + 1);
      const back = depth * 0.16;
      const w = home.style === 'craftsman' ? 3.2 : 1.7;
      extras.push((scene) =>
        drawDormer(
          scene,
          width * share - w / 2,
          back,
          eaves + back * roof.pitch,
          w,
          1.35,
          roof.pitch,
          wall.material === 'rubble' || wall.material === 'stone' ? '#e3d6bd' : wall.colour,
          roof.colour,
          {
            ...design.window,
            panes: w > 2 ? [3, 1] : [2, 2],
            surround: 'band',
            hasSill: false,
            surroundColour: roof.trim,
            ...(design.window.shutters === undefined ? {} : { shutters: undefined }),
          },
        ),
      );
    }
    if (home.features.includes('solar-panels'))
      extras.push((scene) => {
        const slope = Math.hypot(1, roof.pitch);
        const surface = new Surface(scene, [0, 0, eaves], [1, 0, 0], [0, 1 / slope, roof.pitch / slope]);
        if (surface.isVisible)
          drawSolarPanels(
            surface,
            width * 0.3,
            0.5,
            Math.max(3, Math.floor((width * 0.4) / 1.12)),
            Math.max(1, Math.min(2, Math.floor(((depth / 2) * slope - 0.8) / 1.62))),
          );
      });
  }
  for (let n = 0; n < design.chimneys; n += 1) {
    const isRidgeLong = roof.form !== 'gable-y';
    const share =
      design.chimneys === 1
        ? 0.72
        : design.chimneys === 2
          ? ([0.06, 0.88][n] ?? 0.5)
          : ([0.12, 0.5, 0.84][n] ?? 0.5);
    const inset = roof.form === 'hip' ? 0.3 + share * 0.4 : share;
    const x = isRidgeLong ? width * inset - 0.45 : width * 0.72;
    const y = isRidgeLong ? depth / 2 - 0.5 : depth * 0.5;
    const foot = isRidgeLong ? eaves + rise - 0.55 * roof.pitch - 0.1 : eaves + width * 0.26 * roof.pitch;
    extras.push((scene) =>
      drawChimney(scene, x, y, foot, isRidgeLong ? 1.5 : 2.6, chimneyColour, design.chimneys > 2 ? 3 : 2),
    );
  }
}
