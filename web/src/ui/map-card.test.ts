import { describe, expect, it } from 'vitest';
import { placeCard } from './map-card.ts';

const frame = { left: 100, right: 500, top: 50, bottom: 350 };
const card = { width: 200, height: 100 };
const pinAt = (x: number, y: number) => ({ left: x - 16, right: x + 16, top: y - 16, bottom: y + 16 });

describe('placeCard()', () => {
  it('stands above its pin, in the middle, where there is room', () => {
    expect(placeCard(pinAt(300, 250), card, frame)).toEqual({ side: 'above', shiftPx: 0 });
  });

  it('stands below a pin at the upper edge', () => {
    expect(placeCard(pinAt(300, 80), card, frame).side).toBe('below');
  });

  it('stays within the frame at either side', () => {
    expect(placeCard(pinAt(110, 250), card, frame).shiftPx).toBe(98);
    expect(placeCard(pinAt(490, 250), card, frame).shiftPx).toBe(-98);
  });

  it('takes the roomier side of a frame that is too low for it', () => {
    const low = { ...frame, bottom: 150 };
    expect(placeCard(pinAt(300, 120), card, low).side).toBe('above');
    expect(placeCard(pinAt(300, 70), card, low).side).toBe('below');
  });
});
