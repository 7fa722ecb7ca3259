import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { type Scene, Surface } from '../space/surface.ts';
import type { Building } from './building.ts';
import { drawDoor, drawGarageDoor } from './door.ts';
import { drawBalcony } from './balcony.ts';
import { drawMass, type Mass } from './mass.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import { drawWindow, type WindowLook } from './window.ts';

const dark: WindowLook = { panes: [3, 1], frame: '#34373f', hasSill: false };

/** Flat-roofed boxes: contemporary houses and modern villas. */
export function buildBoxes(home: SampleHome, random: SampleRandom): Building {
  const isVilla = home.style === 'modern-villa';
  const lower: Wall = isVilla
    ? { material: 'render', colour: '#faf6ec' }
    : { material: 'stone', colour: random.pick(['#c7b596', '#b3a894']) };
  const upper: Wall = isVilla
    ? { material: 'render', colour: '#fffaf0' }
    : { material: 'boards', colour: random.pick(['#b07c4f', '#8f6a4c']) };
  const roof: Roof = {
    form: 'flat',
    material: 'membrane',
    colour: '#8a8a8a',
    pitch: 0.1,
    overhang: 0.75,
    trim: isVilla ? '#f3ecdc' : '#efe6d4',
  };
  const width = Math.min(19, Math.sqrt(home.floorAreaM2 * 1.15));
  const lowHeight = 3.1;
  const upWidth = width * 0.66;
  const isMirrored = random.chance(0.5);
  const upX = isMirrored ? width - upWidth : 0;
  const glassX = isMirrored ? width * 0.06 : width * 0.44;
  const doorAlong = isMirrored ? width * 0.66 : width * 0.34;
  const masses: Mass[] = [
    {
      x: 0,
      y: 0,
      z: 0,
      width,
      depth: 9,
      height: lowHeight,
      wall: lower,
      roof: { ...roof, overhang: 0.4 },
      front: (surface) => {
        drawWindow(surface, glassX, 0.08, width * 0.5, 2.6, { ...dark, panes: [4, 1] });
        drawDoor(surface, doorAlong - 0.6, 0, 1.2, 2.4, {
          kind: 'modern',
          colour: isVilla ? '#8f6a4c' : '#2f3b45',
        });
        const slat = isMirrored ? doorAlong + 1 : doorAlong - 3.2;
        surface.inked(slat, 0, 2.1, lowHeight, '#a5764c');
        for (let n = 1; n < 9; n += 1)
          surface.line(
            [
              [slat + n * 0.233, 0.05],
              [slat + n * 0.233, lowHeight - 0.05],
            ],
            surface.scene.light.tone('#6d4a33'),
            surface.detail,
          );
        surface.shade(
          [
            [0, lowHeight],
            [width, lowHeight],
            [width, lowHeight - 0.7],
            [0, lowHeight - 0.7],
          ],
          0.22,
        );
      },
      side: (surface, depth) =>
        drawWindow(surface, depth * 0.3, 0.3, depth * 0.4, 2.2, { ...dark, panes: [2, 1] }),
    },
  ];
  const garageWidth = 5.8;
  const hasGarage = home.features.includes('garage');
  const garageX = isMirrored ? -garageWidth - 0.4 : width;
  if (hasGarage)
    masses.push({
      x: garageX,
      y: 1.4,
      z: 0,
      width: garageWidth + 0.4,
      depth: 6,
      height: 2.7,
      wall: lower,
      roof: { ...roof, overhang: 0.15 },
      front: (surface) => drawGarageDoor(surface, 0.3, 0, garageWidth - 0.2, 2.2, '#5a5f68', true),
    });
  const extras: ((scene: Scene) => void)[] = [];
  const upMass: Mass = {
    x: upX,
    y: -0.9,
    z: lowHeight + 0.34,
    width: upWidth,
    depth: 8,
    height: 3,
    wall: upper,
    roof,
    isRaised: true,
    front: (surface) => drawUpper(surface, upWidth, isVilla),
    side: (surface, depth) =>
      drawWindow(surface, depth * 0.2, 0.5, depth * 0.5, 2, { ...dark, panes: [3, 1] }),
  };
  extras.push((scene) => {
    const terrace = isMirrored ? 0 : upWidth;
    const low = { x: terrace, y: 0.1, z: lowHeight + 0.4, width: width - upWidth, depth: 0.08, height: 0.9 };
    drawRaisedMass(scene, upMass);
    const faces = drawGlassRail(scene, low);
    for (let n = 0; n < 3; n += 1) {
      const [point] = faces.project([
        [(width - upWidth) * (0.2 + 0.3 * n), 0.5],
        [0, 0],
        [1, 0],
      ]);
      if (point)
        scene.sketch.circle(point[0], point[1], faces.pixelsPerMetre * 0.34, {
          fill: scene.light.tone('#6b9a5a'),
          stroke: scene.light.ink,
          width: 1.4,
        });
    }
    if (home.features.includes('solar-panels')) {
      for (let n = 0; n < 4; n += 1) {
        const panel = new Surface(
          scene,
          [upX + 1 + n * 1.3, 1.2, lowHeight + 3.72],
          [1, 0, 0],
          [0, 0.82, 0.57],
        );
        panel.inked(0, 0, 1.15, 1.2, '#34436b');
        panel.line(
          [
            [0.57, 0],
            [0.57, 1.2],
          ],
          scene.light.tone('#b9c4d6'),
          panel.detail,
        );
      }
    }
  });
  return {
    masses,
    extras,
    doorX: doorAlong,
    doorReach: 1.2,
    ...(hasGarage ? { garageX: garageX + 0.3, garageWidth: garageWidth - 0.2 } : {}),
    low: [hasGarage && isMirrored ? garageX - 0.4 : -0.6, -1.6, 0],
    high: [hasGarage && !isMirrored ? garageX + garageWidth + 0.8 : width + 0.6, 9, lowHeight + 4.1],
  };
}

function drawUpper(surface: Surface, width: number, isVilla: boolean): void {
  drawWindow(surface, width * 0.1, 0.15, width * 0.52, 2.5, { ...dark, panes: [4, 1] });
  drawWindow(surface, width * 0.74, 0.9, width * 0.18, 1.6, { ...dark, panes: [1, 1] });
  drawBalcony(surface, width * 0.05, 0.1, width * 0.62, 1.1, 'glass', isVilla ? '#f3ecdc' : '#d8c9ab', false);
}

function drawGlassRail(
  scene: Scene,
  shape: { x: number; y: number; z: number; width: number; depth: number; height: number },
): Surface {
  const faces = drawBox(scene, { ...shape, height: 0.04 }, '#d8d3c8');
  faces.front.rect(0, 0, shape.width, shape.height, '#d5eaee', 1, {
    opacity: 0.45,
    stroke: scene.light.ink,
    width: faces.front.detail,
  });
  return faces.front;
}

function drawRaisedMass(scene: Scene, mass: Mass): void {
  const under = drawBox(
    scene,
    { x: mass.x, y: mass.y, z: mass.z - 0.02, width: mass.width, depth: 0.9, height: 0.02 },
    '#c9bfae',
  );
  under.front.shade(
    [
      [0, 0],
      [mass.width, 0],
      [mass.width, -0.25],
      [0, -0.25],
    ],
    0.35,
  );
  drawMass(scene, mass);
}
