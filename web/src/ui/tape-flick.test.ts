import { afterEach, describe, expect, it, vi } from 'vitest';
import { flick, glide, speedOf } from './tape-flick.ts';

const trace = (...points: [number, number][]) => points.map(([at, place]) => ({ at, place }));

describe('speedOf()', () => {
  it('is the speed of the last moments of the drag', () => {
    expect(speedOf(trace([0, 5], [900, 5], [950, 5.1]), 960)).toBeCloseTo(0.002);
    expect(speedOf(trace([950, 5.1], [1000, 5]), 1000)).toBeCloseTo(-0.002);
  });
  it('is nothing where the finger rested, crept, or moved once', () => {
    expect(speedOf(trace([0, 5], [50, 6]), 300)).toBe(0);
    expect(speedOf(trace([0, 5], [50, 5.001]), 50)).toBe(0);
    expect(speedOf(trace([0, 5]), 10)).toBe(0);
    expect(speedOf([], 10)).toBe(0);
  });
  it('has a limit, so that one flick does not run through the market', () => {
    expect(speedOf(trace([0, 5], [10, 9]), 10)).toBe(0.004);
  });
});

describe('glide()', () => {
  it('starts where the finger let go, runs in its direction and comes to rest', () => {
    expect(glide(0.004, 0)).toEqual({ distance: 0, isOver: false });
    expect(glide(-0.004, 100).distance).toBeLessThan(0);
    expect(glide(0.004, 200).distance).toBeGreaterThan(glide(0.004, 100).distance);
    expect(glide(0.004, 2000).isOver).toBe(true);
    expect(glide(0.004, 2000).distance).toBeLessThan(1);
  });
});

describe('flick()', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const fast = trace([0, 5], [40, 5.1]);
  const start = (isStill: boolean, points = fast) => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
    const ports = { onMove: vi.fn<(place: number) => void>(), onEnd: vi.fn() };
    return { ...ports, stop: flick(points, 45, ports) };
  };

  it('runs on, slower and slower, and ends', () => {
    const { onMove, onEnd } = start(false);
    vi.advanceTimersByTime(2000);
    const places = onMove.mock.calls.map(([place]) => place);
    expect(places.at(-1)).toBeGreaterThan(5.3);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(onEnd).toHaveBeenCalledOnce();
  });
  it('stops where it is touched again', () => {
    const { onMove, onEnd, stop } = start(false);
    vi.advanceTimersByTime(50);
    stop?.();
    const moves = onMove.mock.calls.length;
    vi.advanceTimersByTime(2000);
    expect([onMove.mock.calls.length, onEnd.mock.calls.length]).toEqual([moves, 0]);
  });
  it('does not begin after a drag at rest, or where less motion is wanted', () => {
    expect(start(false, trace([0, 5])).stop).toBeNull();
    expect(start(true).stop).toBeNull();
  });
});
