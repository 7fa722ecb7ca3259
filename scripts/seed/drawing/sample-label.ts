import { pictureHeight, pictureWidth } from './space/camera.ts';
import { measureGlyphs, writeGlyphs } from './space/glyphs.ts';
import type { Sketch } from './space/sketch.ts';

/** The small paper tab in the lower right corner that says what the picture is. */
export function drawSampleLabel(sketch: Sketch): void {
  const text = 'ILLUSTRATED SAMPLE';
  const size = 17;
  const width = measureGlyphs(text, size) + 36;
  const [x, y] = [pictureWidth - width - 26, pictureHeight - 68];
  sketch.rect(x, y, width, 42, { fill: '#fbf6ea', stroke: '#2a2932', width: 2 });
  writeGlyphs(sketch, text, x + 18, y + 12.5, size, '#2a2932');
}
