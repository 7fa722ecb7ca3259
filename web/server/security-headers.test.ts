import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function policyPart(name: string, embedDomains?: readonly string[], isOurFrame = false): string | undefined {
  const headers = securityHeaders({
    apiUrl: 'http://127.0.0.1:54321',
    inlineScripts: [],
    inlineStyles: [],
    isHttps: false,
    mapOrigins: { scripts: [], styles: [], files: [] },
    ...(embedDomains ? { embedDomains } : {}),
    isOurFrame,
  });
  return new RegExp(`${name} ([^;]*)`).exec(headers['content-security-policy'] ?? '')?.[1];
}

const frameAncestors = (embedDomains?: readonly string[]) => policyPart('frame-ancestors', embedDomains);

test('securityHeaders() allows a style element that is empty, and none with text', () => {
  expect(policyPart('style-src')).toBe("'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('securityHeaders() lets the named sites frame the page, and nobody else', () => {
  expect(frameAncestors(['www.example.com', '*.example.co.uk:8443'])).toBe(
    "'self' https://www.example.com https://*.example.co.uk:8443",
  );
  expect(frameAncestors()).toBe("'none'");
});

test('securityHeaders() lets nobody count visits but whom the brand named', () => {
  const policy = (countingOrigins?: readonly string[]) =>
    securityHeaders({
      ...{ apiUrl: 'https://api.example.com', inlineScripts: [], inlineStyles: [], isHttps: true },
      mapOrigins: { scripts: [], styles: [], files: [] },
      ...(countingOrigins ? { countingOrigins } : {}),
    })['content-security-policy'];
  expect(policy(['https://stats.example.com'])).toMatch(
    /script-src 'self' https:\/\/stats\.example\.com;.*connect-src [^;]*https:\/\/stats\.example\.com;/,
  );
  expect(policy()).not.toContain('stats.example.com');
});

test('securityHeaders() lets a page of our own frame be shown by this site alone', () => {
  expect(policyPart('frame-ancestors', undefined, true)).toBe("'self'");
  expect(policyPart('frame-src')).toBe("'self'");
});

test('securityHeaders() ignores rows under which anybody has a site, and what is no host', () => {
  const old = [
    '*.com',
    'com',
    'co.uk',
    '*.github.io',
    'localhost',
    'a.com:99999',
    "a.com; script-src 'self'",
  ];
  expect(frameAncestors(old)).toBe("'none'");
  expect(frameAncestors([...old, 'www.example.com'])).toBe("'self' https://www.example.com");
});
