import { render } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { Example } from './example.ts';

const modules = import.meta.glob<{ examples: readonly Example[] }>('./*.examples.tsx', { eager: true });
const components = import.meta.glob('./*.tsx');

/** Parts that only ever appear inside the component named here. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  'chart-drawing': 'chart',
  cluster: 'layout',
  container: 'layout',
  'crowd-labels': 'guess-distribution',
  'crowd-marks': 'guess-distribution',
  'crowd-ruler': 'guess-distribution',
  stack: 'layout',
  field: 'text-field',
  'guess-field': 'ruler',
  'live-region': 'progress',
  'map-google': 'map',
  'map-pin': 'map',
  'map-surface-google': 'map-surface',
  'photo-screen': 'photo-gallery',
  'photo-strip': 'photo-gallery',
  'strip-buttons': 'photo-gallery',
  'strip-photo': 'photo-gallery',
  'ruler-fields': 'ruler',
  'ruler-spread': 'ruler',
  'ruler-stage': 'ruler',
  'flipping-price': 'reveal',
  'ruler-tape': 'ruler',
  'table-cells': 'table',
  'table-check': 'table',
  'turning-price': 'reveal',
  'visually-hidden': 'layout',
};

// jsdom measures no drawing; charts are drawn in a browser, by the gallery and the journeys.
vi.mock('./chart-drawing.tsx', () => ({ ChartDrawing: () => null }));

// axe asks for a canvas to measure icon fonts; jsdom has none and says so on the console.
HTMLCanvasElement.prototype.getContext = () => null;

const nameOf = (path: string): string => path.replace('./', '').replace(/\.(examples\.)?tsx$/, '');
const exampled = new Set(Object.keys(modules).map(nameOf));

describe('examples', () => {
  it('examples exist for every component', () => {
    const missing = Object.keys(components)
      .filter((path) => !/\.(examples|test)\.tsx$/.test(path))
      .map(nameOf)
      .filter((name) => !exampled.has(SHOWN_BY[name] ?? name));
    expect(missing).toEqual([]);
  });

  for (const [path, { examples }] of Object.entries(modules)) {
    for (const example of examples) {
      it(`${nameOf(path)}: "${example.name}" has no accessibility violation`, async () => {
        const { container } = render(<main>{example.render()}</main>);
        const { violations } = await axe.run(container, {
          // jsdom paints nothing: contrast is computed and tested in brand-theme, sizes are seen in a browser.
          rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
        });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      });
    }
  }
});
