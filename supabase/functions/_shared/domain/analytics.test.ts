import { expect, test } from 'vitest';
import { readAnalytics } from './analytics.ts';

test("an id of Google's is Google Analytics, whatever else there is", () => {
  const google = readAnalytics('G-ABC123', 'https://stats.example.com/script.manual.js');
  expect(google).toMatchObject({ kind: 'google', provider: 'Google Analytics' });
  expect(google?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123');
});

test("any other id is counted by the operator's script, and by nobody where there is none", () => {
  expect(readAnalytics('on', 'https://stats.example.com/script.manual.js')).toEqual({
    ...{ kind: 'script', src: 'https://stats.example.com/script.manual.js' },
    ...{ provider: 'stats.example.com', origins: ['https://stats.example.com'] },
  });
  for (const url of [undefined, '', 'script.js', 'http://stats.example.com/s.js', 'javascript:alert(1)'])
    expect(readAnalytics('on', url)).toBeNull();
});

test('a brand without an id is counted by nobody', () => {
  expect(readAnalytics(null, 'https://stats.example.com/s.js')).toBeNull();
  expect(readAnalytics('', 'https://stats.example.com/s.js')).toBeNull();
});
