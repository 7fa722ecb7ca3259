import { createHash } from 'node:crypto';
import { embedDomainFault } from '#functions/_shared/embed-domain.ts';
import type { MapOrigins } from './map-origins.ts';

/** The CSP source that allows one inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface SecurityInput {
  readonly apiUrl: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** style attributes of the markup */
  readonly styleAttributes?: readonly string[];
  readonly isHttps: boolean;
  /** hosts of a map that is not our own */
  readonly mapOrigins: MapOrigins;
  /** of who counts the brand's visits once the visitor agrees; none by default */
  readonly countingOrigins?: readonly string[];
  /** hosts of the sites that may frame the page; none by default */
  readonly embedDomains?: readonly string[];
  /** a page of this site shows it in a frame */
  readonly isOurFrame?: boolean;
}

/**
 * The sign-in forms' library makes an empty style element and fills it through its sheet, which only a script of ours can do;
 * a style element with any text in it stays forbidden.
 */
const EMPTY_STYLE = '';

/** Headers of every page: only our own files and the backend; nothing may frame the site but whom a game names. */
export function securityHeaders({
  apiUrl,
  inlineScripts,
  inlineStyles,
  styleAttributes = [],
  isHttps,
  mapOrigins,
  countingOrigins = [],
  embedDomains = [],
  isOurFrame = false,
}: SecurityInput): Record<string, string> {
  const api = new URL(apiUrl).origin;
  const live = api.replace(/^http/, 'ws');
  const isAnyStyle = mapOrigins.styles.includes("'unsafe-inline'");
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(hashSource), ...mapOrigins.scripts, ...countingOrigins],
    // A hash would switch 'unsafe-inline' off.
    'style-src': isAnyStyle
      ? ["'self'", ...mapOrigins.styles]
      : ["'self'", hashSource(EMPTY_STYLE), ...inlineStyles.map(hashSource), ...mapOrigins.styles],
    // Attributes with exactly these texts; scripts set theirs without the policy's leave.
    ...(styleAttributes.length > 0 && !isAnyStyle
      ? { 'style-src-attr': ["'unsafe-hashes'", ...styleAttributes.map(hashSource)] }
      : {}),
    'img-src': ["'self'", 'data:', 'blob:', api, ...mapOrigins.files, ...countingOrigins],
    'font-src': ["'self'", ...mapOrigins.styles.filter((origin) => origin.startsWith('https:'))],
    'connect-src': ["'self'", api, live, ...mapOrigins.files, ...countingOrigins],
    'manifest-src': ["'self'"],
    // The builder shows a round of its draft in a frame.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': isOurFrame ? ["'self'"] : framesOf(embedDomains),
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

/** Rows from before the rule was kept when publishing do not pass it here either. */
function framesOf(domains: readonly string[]): readonly string[] {
  const hosts = domains.filter((domain) => embedDomainFault(domain) === null);
  return hosts.length > 0 ? ["'self'", ...hosts.map((host) => `https://${host}`)] : ["'none'"];
}
