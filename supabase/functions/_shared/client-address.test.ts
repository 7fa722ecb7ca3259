import { describe, expect, test } from 'vitest';
import { clientAddress } from './caller.ts';

const of = (headers: Record<string, string>, header = 'x-forwarded-for', hop = 1) =>
  clientAddress(new Headers(headers), { header, hop });

describe('clientAddress()', () => {
  test('is what the last proxy added, whatever the client wrote before', () => {
    expect(of({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7');
    for (const forged of ['198.51.100.1', '198.51.100.1, 198.51.100.2', 'unknown', '', ','])
      expect(of({ 'x-forwarded-for': `${forged}, 203.0.113.7` })).toBe('203.0.113.7');
  });

  test('counts hops from the right, and takes no other where there are too few', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.1' };
    expect(of(headers, 'x-forwarded-for', 2)).toBe('203.0.113.7');
    expect(of({ 'x-forwarded-for': '198.51.100.1' }, 'x-forwarded-for', 2)).toBe('');
  });

  test('looks at no header but the one that the platform writes', () => {
    const headers = {
      'x-forwarded-for': '198.51.100.1',
      'x-real-ip': '198.51.100.2',
      'cf-connecting-ip': '203.0.113.7',
    };
    expect(of(headers, 'cf-connecting-ip')).toBe('203.0.113.7');
    expect(of({ 'x-forwarded-for': '198.51.100.1' }, 'cf-connecting-ip')).toBe('');
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', ''],
    ['0313.0.113.7', ''],
    ["'; drop table", ''],
  ])('counts %s as %j', (written, counted) => {
    expect(of({ 'x-forwarded-for': written })).toBe(counted);
  });
});
