import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { priceForms } from '../samples/price-forms.ts';
import { sampleListings } from '../samples/sample-listings.ts';
import { describePicture } from './describe-picture.ts';
import { drawPicture, drawSample, roomsOf } from './draw-sample.ts';

const listings = sampleListings();
// Every fourth home keeps the test short and still meets every kind of building.
const drawn = listings.filter((_, index) => index % 4 === 1);
const pictures = drawn.flatMap((listing) => drawSample(listing).map((picture) => ({ listing, picture })));
const fronts = listings.map((listing) => ({ listing, picture: drawPicture(listing, 'exterior') }));
const all = { timeout: 120_000 };

describe('drawSample()', () => {
  it('drawSample() gives every home an exterior first, rooms, a floor plan and a street map', all, () => {
    for (const listing of drawn) {
      const rooms = pictures.filter((entry) => entry.listing === listing).map((entry) => entry.picture.room);
      const bedroom = listing.bedrooms > 0 ? ['bedroom'] : [];
      expect(rooms).toEqual([
        'exterior',
        'living-room',
        'kitchen',
        ...bedroom,
        'bathroom',
        'floor-plan',
        'street-map',
      ]);
    }
  });

  it('drawSample() draws the same pictures again', all, () => {
    const [first] = drawn;
    if (!first) throw new Error('there are no listings');
    expect(drawSample(first)).toEqual(
      pictures.filter((entry) => entry.listing === first).map((entry) => entry.picture),
    );
  });

  it('drawSample() does not look at the price', all, () => {
    const other = sampleListings('another seed')[7];
    const same = listings[7];
    if (!other || !same) throw new Error('there are too few listings');
    expect(other.priceMinor).not.toBe(same.priceMinor);
    expect(drawSample(other)).toEqual(drawSample(same));
  });

  it('drawSample() writes well-formed SVG with finite numbers and only what the renderer knows', all, () => {
    const known = new Set([
      'svg',
      'defs',
      'g',
      'path',
      'clipPath',
      'linearGradient',
      'radialGradient',
      'stop',
    ]);
    for (const { picture, listing } of [...pictures, ...fronts]) {
      expect(picture.svg, `${listing.externalRef} ${picture.room}`).not.toMatch(
        /NaN|Infinity|undefined|<text|href/,
      );
      const tags = new Set(Array.from(picture.svg.matchAll(/<([a-zA-Z]+)/g), ([, tag]) => tag ?? ''));
      expect([...tags].filter((tag) => !known.has(tag))).toEqual([]);
    }
    for (const { picture } of [...pictures, ...fronts]) {
      expect(picture.svg).toMatch(/^<svg [^>]*viewBox="0 0 1600 1200"/);
      expect(picture.svg.split(/<g[ >]/).length).toBe(picture.svg.split('</g>').length);
    }
  });

  it('drawSample() describes each picture in words that do not tell the price', all, () => {
    const described = listings.flatMap((listing) =>
      roomsOf(listing).map((room) => ({ listing, picture: { room, alt: describePicture(listing, room) } })),
    );
    for (const { picture, listing } of described) {
      expect(picture.alt.length).toBeGreaterThan(30);
      expect(picture.alt.length).toBeLessThan(320);
      expect(picture.alt).not.toMatch(/[£$€]|price|worth|cheap|expensive|undefined/i);
      for (const form of priceForms(listing.priceMinor, listing.floorAreaM2))
        expect(picture.alt).not.toContain(form);
      if (picture.room !== 'floor-plan') expect(picture.alt).not.toMatch(/\d/);
    }
  });

  it('drawSample() pictures render to an image that is not empty', all, async () => {
    const small = { density: 7.2 }; // a tenth of the usual 72: 160 × 120
    for (const { picture } of pictures.slice(0, 7)) {
      const { dominant, entropy } = await sharp(Buffer.from(picture.svg), small).stats();
      expect(entropy).toBeGreaterThan(1.5);
      expect(dominant).toBeDefined();
    }
  });
});
