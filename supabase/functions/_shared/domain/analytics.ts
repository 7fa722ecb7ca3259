/** Whom a brand's site lets count its visits, once the visitor agrees, and what a page has to allow for it. */
export interface Analytics {
  /** google: Google Analytics; script: one that is spoken to as Plausible's is */
  readonly kind: 'google' | 'script';
  /** address of the script */
  readonly src: string;
  /** as visitors are told before they agree */
  readonly provider: string;
  /** origins that the script comes from and reports to, for the security policy */
  readonly origins: readonly string[];
}

const GOOGLE_ID = /^G-[A-Z0-9]{4,20}$/;
/** with the host and its port */
const HTTPS_ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)\/[!-~]*$/;
const GOOGLE_ORIGINS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Who counts the visits of a brand's site; null: nobody.
 * @param id of the brand's record: `G-…` is Google Analytics, any other one is counted by the operator's script
 * @param scriptUrl where the operator's script is, if there is one; only an https address counts
 */
export function readAnalytics(id: string | null, scriptUrl: string | undefined): Analytics | null {
  if (id === null || id === '') return null;
  if (GOOGLE_ID.test(id))
    return {
      kind: 'google',
      src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      provider: 'Google Analytics',
      origins: GOOGLE_ORIGINS,
    };
  const provider = HTTPS_ADDRESS.exec(scriptUrl ?? '')?.[1];
  if (scriptUrl === undefined || provider === undefined) return null;
  return { kind: 'script', src: scriptUrl, provider, origins: [`https://${provider}`] };
}
