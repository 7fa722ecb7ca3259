import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hexToOklch, oklchToHex, parseHex, reachContrast } from './color.ts';

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseHex()', () => {
  it('parseHex() reads three and six digits and nothing else', () => {
    expect(parseHex('#fff')).toEqual([1, 1, 1]);
    expect(parseHex('#ff0000')).toEqual([1, 0, 0]);
    for (const text of ['red', '#ff', '#fffff', 'ffffff', '#gggggg', '']) expect(parseHex(text)).toBeNull();
  });
});

describe('oklchToHex()', () => {
  it('oklchToHex() gives back every colour that hexToOklch() read', () => {
    fc.assert(fc.property(hexes, (hex) => oklchToHex(hexToOklch(hex)) === hex));
  });
  it('oklchToHex() gives up chroma, not lightness, for a colour outside sRGB', () => {
    const wished = { l: 0.7, c: 0.4, h: 150 };
    expect(hexToOklch(oklchToHex(wished)).l).toBeCloseTo(0.7, 1);
  });
  it('hexToOklch() agrees with the published values of sRGB red', () => {
    const red = hexToOklch('#ff0000');
    expect([red.l, red.c, red.h].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  });
});

describe('contrastRatio()', () => {
  it('contrastRatio() is 21 for black on white, 1 for a colour on itself, and the same both ways', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    fc.assert(
      fc.property(
        hexes,
        hexes,
        (a, b) => contrastRatio(a, b) === contrastRatio(b, a) && contrastRatio(a, a) === 1,
      ),
    );
  });
});

describe('reachContrast()', () => {
  it('reachContrast() keeps a wish that is good enough', () => {
    expect(reachContrast(hexToOklch('#0e5f4c'), ['#ffffff'], 4.5, 'black')).toBe('#0e5f4c');
  });
  it('reachContrast() reaches the ratio on every background that allows it', () => {
    fc.assert(
      fc.property(hexes, (wish) =>
        ['#ffffff', '#f1ece3'].every(
          (paper) =>
            contrastRatio(reachContrast(hexToOklch(wish), ['#ffffff', '#f1ece3'], 4.5, 'black'), paper) >=
            4.5,
        ),
      ),
    );
  });
});
