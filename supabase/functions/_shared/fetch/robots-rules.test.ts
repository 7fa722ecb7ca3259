import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots-rules.ts';

const allows = (robots: string, path: string) => parseRobots(robots, 'housepricegame').allows(path);

describe('parseRobots()', () => {
  it.each([
    ['', '/homes/1', true],
    ['User-agent: *\nDisallow:', '/homes/1', true],
    ['User-agent: *\nDisallow: /', '/homes/1', false],
    ['User-agent: *\nDisallow: /private', '/homes/1', true],
    ['User-agent: *\nDisallow: /homes\nAllow: /homes/1', '/homes/1', true],
    ['User-agent: *\nAllow: /homes\nDisallow: /homes', '/homes/1', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/plan.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/plan.pdf?x', true],
    ['User-agent: *\nDisallow: /*?sort=', '/homes?sort=price', false],
    ['User-agent: *\nDisallow: /a*b*c', '/aXbYcZ', false],
    ['User-agent: other\nDisallow: /', '/homes/1', true],
    ['User-agent: HousePriceGame\nDisallow: /homes\n\nUser-agent: *\nDisallow: /', '/homes/1', false],
    ['User-agent: HousePriceGame\nDisallow: /x\n\nUser-agent: *\nDisallow: /', '/homes/1', true],
    ['User-agent: HousePriceGame\n\nUser-agent: *\nDisallow: /', '/homes/1', false],
    ['User-agent: a\nUser-agent: housepricegame/1.0\nDisallow: /', '/homes/1', false],
    ['user-agent: * # all\r\ndisallow: /homes # not these', '/homes/1', false],
    ['User-agent: *\nDisallow: /caf%C3%A9', '/café', false],
    ['User-agent: *\nCrawl-delay: 5\nDisallow: /homes', '/homes/1', false],
    ['<html>not found</html>', '/homes/1', true],
  ])('%j on %s', (robots, path, isAllowed) => {
    expect(allows(robots, path)).toBe(isAllowed);
  });

  it('takes no time over a pattern that is made to take time', () => {
    const robots = `User-agent: *\nDisallow: /${'*a'.repeat(2_000)}b$`;
    expect(allows(robots, `/${'a'.repeat(4_000)}`)).toBe(true);
  });
});
