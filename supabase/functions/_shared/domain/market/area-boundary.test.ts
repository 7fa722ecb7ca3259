import { describe, expect, it } from 'vitest';
import { boundaryOf } from './area-boundary.ts';

const ring = [
  [0, 50],
  [1, 50],
  [1, 51],
  [0, 50],
];
const polygon = { type: 'Polygon', coordinates: [ring] };

describe('boundaryOf()', () => {
  it('takes polygons, several polygons, and what is mixed with points and lines', () => {
    expect(boundaryOf(polygon)).toEqual({ polygons: [[ring]], box: [0, 50, 1, 51] });
    expect(boundaryOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })?.polygons.length).toBe(2);
    const mixed = {
      type: 'GeometryCollection',
      geometries: [{ type: 'Point', coordinates: [9, 9] }, polygon],
    };
    expect(boundaryOf(mixed)).toEqual({ polygons: [[ring]], box: [0, 50, 1, 51] });
  });

  it.each([
    ['nothing', null],
    ['a point', { type: 'Point', coordinates: [0, 50] }],
    ['a ring of three positions', { type: 'Polygon', coordinates: [ring.slice(0, 3)] }],
    ['a position beyond the globe', { type: 'Polygon', coordinates: [[...ring.slice(0, 3), [0, 91]]] }],
    ['a position of words', { type: 'Polygon', coordinates: [[...ring.slice(0, 3), ['0', '50']]] }],
    ['polygons that are none', { type: 'MultiPolygon', coordinates: [[ring], 'odd'] }],
  ])('refuses %s', (_what, geometry) => {
    expect(boundaryOf(geometry)).toBeNull();
  });

  it('refuses collections without end', () => {
    let deep: unknown = polygon;
    for (let depth = 0; depth < 10; depth += 1) deep = { type: 'GeometryCollection', geometries: [deep] };
    expect(boundaryOf(deep)).toBeNull();
  });
});
