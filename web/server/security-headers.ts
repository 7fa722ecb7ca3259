import { createHash } from 'node:crypto';

/** The CSP source that allows one inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface SecurityInput {
  readonly apiUrl: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly isHttps: boolean;
}

/** Headers of every page: only our own files and the backend; nothing may frame the site. */
export function securityHeaders({
  apiUrl,
  inlineScripts,
  inlineStyles,
  isHttps,
}: SecurityInput): Record<string, string> {
  const api = new URL(apiUrl).origin;
  const live = api.replace(/^http/, 'ws');
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", ...inlineStyles.map(hashSource)],
    'img-src': ["'self'", 'data:', 'blob:', api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, live],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
