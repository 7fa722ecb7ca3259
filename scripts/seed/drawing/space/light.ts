import { mixColours, multiplyColours } from './colour.ts';
import type { Point3 } from './camera.ts';

/** How the hour colours things. Every painted colour goes through `tone`, except what glows. */
export interface Light {
  readonly isDusk: boolean;
  /** −1 when the sun stands left of the house, 1 when right. */
  readonly sunSide: -1 | 1;
  readonly ink: string;
  readonly glow: string;
  /** A colour at a brightness: 1 is a wall that faces the light, 0.6 one that does not. */
  tone(colour: string, brightness?: number): string;
  /** Brightness of a surface with this outward normal. */
  brightnessOf(normal: Point3): number;
  /** The way light travels, for cast shadows: ground offset per metre of height. */
  readonly shadowPerMetre: readonly [number, number];
}

/** The light of a picture. */
export function createLight(hour: 'day' | 'dusk', sunSide: -1 | 1): Light {
  const isDusk = hour === 'dusk';
  const shadow = isDusk ? '#2b2750' : '#3d3a63';
  const towardsSun: Point3 = [0.62 * sunSide, -0.48, 0.62];
  return {
    isDusk,
    sunSide,
    ink: isDusk ? '#1d1b33' : '#2a2932',
    glow: '#ffd27a',
    tone(colour, brightness = 1) {
      const lit =
        brightness <= 1
          ? mixColours(colour, multiplyColours(colour, shadow), Math.min(1, (1 - brightness) * 1.25))
          : mixColours(colour, '#fff6dd', brightness - 1);
      return isDusk ? mixColours(lit, multiplyColours(lit, '#a196cb'), 0.85) : lit;
    },
    brightnessOf(normal) {
      const facing = normal[0] * towardsSun[0] + normal[1] * towardsSun[1] + normal[2] * towardsSun[2];
      return Math.min(1.1, 0.66 + 0.7 * Math.max(0, facing));
    },
    shadowPerMetre: [-0.75 * sunSide, 0.55],
  };
}
