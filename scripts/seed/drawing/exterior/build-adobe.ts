import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import { type Scene } from '../space/surface.ts';
import type { Building } from './building.ts';
import { drawDoor } from './door.ts';
import type { Mass } from './mass.ts';
import type { Roof } from './roof.ts';
import type { Wall } from './wall-texture.ts';
import { drawWindow, type WindowLook } from './window.ts';

/** Earth walls with soft corners, beams showing, a portal of timber. */
export function buildAdobe(home: SampleHome, random: SampleRandom): Building {
  const wall: Wall = { material: 'adobe', colour: random.pick(['#d3a074', '#c8946a']) };
  const roof: Roof = {
    form: 'flat',
    material: 'membrane',
    colour: '#c8946a',
    pitch: 0.1,
    overhang: 0.02,
    trim: mixColours(wall.colour, '#f3e3c8', 0.12),
  };
  const look: WindowLook = {
    panes: [2, 2],
    frame: '#3f7f8f',
    hasSill: false,
    surround: 'lintel',
    surroundColour: '#7a5536',
  };
  const width = Math.min(17, Math.sqrt(home.floorAreaM2 * 1.5));
  const beams = (surface: Surface, from: number, to: number, up: number) => {
    for (let a = from + 0.5; a < to; a += 0.95) {
      const [point] = surface.project([
        [a, up, 0.35],
        [a, up, 0.3],
        [a + 0.1, up, 0.3],
      ]);
      surface.shade(
        [
          [a - 0.1, up - 0.05],
          [a + 0.12, up - 0.05],
          [a - 0.2 * surface.scene.light.sunSide, up - 0.6],
          [a - 0.2 * surface.scene.light.sunSide - 0.15, up - 0.6],
        ],
        0.25,
      );
      if (point)
        surface.scene.sketch.circle(point[0], point[1], surface.pixelsPerMetre * 0.13, {
          fill: surface.scene.light.tone('#8a5f3c'),
          stroke: surface.scene.light.ink,
          width: surface.detail,
        });
    }
  };
  const masses: Mass[] = [
    {
      x: width * 0.12,
      y: 3,
      z: 0,
      width: width * 0.5,
      depth: 6,
      height: 4.4,
      wall,
      roof,
      front: (surface) => beams(surface, 0, width * 0.5, 3.9),
    },
    {
      x: 0,
      y: 0,
      z: 0,
      width: width * 0.62,
      depth: 5,
      height: 3.2,
      wall,
      roof,
      front: (surface) => {
        drawWindow(surface, width * 0.08, 1, 1.4, 1.3, look);
        drawWindow(surface, width * 0.42, 1, 1.4, 1.3, look);
        drawDoor(surface, width * 0.27, 0, 1.1, 2.15, {
          kind: 'plank',
          colour: '#3f7f8f',
          surround: '#7a5536',
        });
        beams(surface, 0, width * 0.62, 2.75);
      },
      side: (surface, depth) => drawWindow(surface, depth * 0.4, 1, 1.1, 1.2, look),
    },
    {
      x: width * 0.62,
      y: 1.4,
      z: 0,
      width: width * 0.38,
      depth: 5,
      height: 2.8,
      wall,
      roof,
      front: (surface) => {
        for (let n = 0; n < 2; n += 1) drawWindow(surface, width * (0.05 + 0.17 * n), 0.8, 1.3, 1.3, look);
        beams(surface, 0, width * 0.38, 2.4);
      },
      side: (surface, depth) => drawWindow(surface, depth * 0.4, 0.9, 1.1, 1.2, look),
    },
  ];
  return {
    masses,
    extras: [(scene) => drawLadder(scene, width * 0.56)],
    doorX: width * 0.27 + 0.55,
    doorReach: 0.6,
    low: [-0.4, -0.4, 0],
    high: [width + 0.4, 9, 4.9],
  };
}

function drawLadder(scene: Scene, x: number): void {
  const face = drawBox(scene, { x, y: -0.2, z: 0, width: 0.02, depth: 0.02, height: 0.02 }, '#8a5f3c').front;
  for (const side of [0, 0.5])
    face.line(
      [
        [side, 0, 0.5],
        [side, 3.9, 0],
      ],
      scene.light.ink,
      face.detail * 3,
    );
  for (let up = 0.4; up < 3.6; up += 0.45)
    face.line(
      [
        [0, up, 0.45 - up * 0.12],
        [0.5, up, 0.45 - up * 0.12],
      ],
      scene.light.ink,
      face.detail * 2,
    );
}
