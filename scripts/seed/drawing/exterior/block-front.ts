import type { SampleHome } from '../../samples/sample-listing.ts';
import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import type { BlockDesign } from './block-design.ts';
import { drawDoor } from './door.ts';
import { drawBalcony } from './balcony.ts';
import { drawAwning } from './facade-parts.ts';
import { drawCanopy } from './porches.ts';
import { drawWindow } from './window.ts';

function hasBalcony(design: BlockDesign, bay: number): boolean {
  const where = design.balcony?.bays;
  const middle = Math.floor(design.bays / 2);
  if (where === 'all') return true;
  if (where === 'odd') return bay % 2 === 1;
  if (where === 'ends') return bay === 0 || bay === design.bays - 1;
  return where === 'middle' && bay === middle;
}

export function drawGroundFloor(
  surface: Surface,
  design: BlockDesign,
  home: SampleHome,
  width: number,
): void {
  const { random, light, sketch } = surface.scene;
  const { storeyHeight, bays, bayWidth } = design;
  const middle = Math.floor(bays / 2);
  const glow = light.isDusk ? '#ffdc9a' : light.tone('#8fb0b8', surface.brightness);
  if (design.groundFloor !== 'homes') surface.inked(0, 0, width, storeyHeight, design.groundColour);
  for (let bay = 0; bay < bays; bay += 1) {
    const left = bayWidth * bay;
    const isEntrance = bay === middle;
    if (design.groundFloor === 'homes' && !isEntrance)
      drawWindow(
        surface,
        left + (bayWidth - design.windowSize[0]) / 2,
        0.9,
        design.windowSize[0],
        Math.min(design.windowSize[1], storeyHeight - 1.3),
        { ...design.window, shutters: undefined },
      );
    else if (design.groundFloor === 'shops' && !isEntrance) {
      const colour = random.pick(['#2f5d50', '#8c2f39', '#2b4a73', '#c58b2a', '#5a4a66']);
      sketch.polygon(
        surface.project([
          [left + 0.3, 0.4],
          [left + bayWidth - 0.3, 0.4],
          [left + bayWidth - 0.3, storeyHeight - 0.8],
          [left + 0.3, storeyHeight - 0.8],
        ]),
        { fill: glow, stroke: light.ink, width: surface.outline * 0.7 },
      );
      surface.inked(left + 0.2, storeyHeight - 0.75, bayWidth - 0.4, 0.45, colour);
      if (random.chance(0.6))
        drawAwning(surface, left + 0.25, storeyHeight - 0.75, bayWidth - 0.5, 1, colour);
    } else if (design.groundFloor === 'lobby') {
      sketch.polygon(
        surface.project([
          [left + 0.35, 0.15],
          [left + bayWidth - 0.35, 0.15],
          [left + bayWidth - 0.35, storeyHeight - 0.4],
          [left + 0.35, storeyHeight - 0.4],
        ]),
        { fill: glow, stroke: light.ink, width: surface.detail },
      );
      surface.line(
        [
          [left + bayWidth / 2, 0.15],
          [left + bayWidth / 2, storeyHeight - 0.4],
        ],
        light.ink,
        surface.detail,
      );
    }
    if (!isEntrance) continue;
    drawDoor(surface, left + bayWidth / 2 - 0.8, 0, 1.6, 2.35, {
      kind: home.yearBuilt > 1950 ? 'glazed' : 'panelled',
      colour: home.condition === 'dated' ? '#7a6a55' : '#2f4a4f',
      fanlight: 'square',
      surround: '#efe6d2',
    });
    if (home.yearBuilt > 1950) drawCanopy(surface, left + bayWidth / 2 - 1.4, 2.95, 2.8, 1.4, '#cfc9be');
  }
}

export function drawFloors(surface: Surface, design: BlockDesign, home: SampleHome, storeys: number): void {
  const { random } = surface.scene;
  const { storeyHeight, bays, bayWidth } = design;
  const [windowWidth, windowHeight] = design.windowSize;
  const order = surface.scene.camera.eye[0] < 0 ? [...Array(bays).keys()].reverse() : [...Array(bays).keys()];
  for (let floor = 1; floor < storeys; floor += 1) {
    const foot = floor * storeyHeight;
    if (design.band !== undefined) surface.inked(0, foot - 0.14, bays * bayWidth, 0.2, design.band);
    for (const bay of order) {
      const left = bay * bayWidth + (bayWidth - windowWidth) / 2;
      const opens = hasBalcony(design, bay);
      const isTall = opens || windowHeight > 1.9;
      const sill = foot + (isTall ? 0.12 : (storeyHeight - windowHeight) * 0.5);
      if (design.panel && !opens) {
        const colour = design.panel[(bay + floor) % design.panel.length] ?? '#7f9a96';
        surface.inked(
          left,
          foot + 0.12,
          windowWidth,
          Math.max(0.5, sill - foot - 0.15),
          mixColours(colour, '#9a948a', home.condition === 'dated' ? 0.35 : 0),
        );
      }
      drawWindow(surface, left, sill, windowWidth, opens ? Math.max(windowHeight, 2.05) : windowHeight, {
        ...design.window,
        ...(opens ? { hasSill: false } : {}),
      });
      if (design.awning !== undefined && opens && random.chance(0.42))
        drawAwning(
          surface,
          left - 0.2,
          foot + storeyHeight - 0.35,
          windowWidth + 0.4,
          1.25,
          random.pick([design.awning, '#e0a13c', design.awning]),
        );
      if (opens && design.balcony)
        drawBalcony(
          surface,
          left - 0.35,
          foot,
          windowWidth + 0.7,
          design.balcony.out,
          design.balcony.kind,
          design.balcony.colour,
          random.chance(0.35),
        );
    }
  }
}
