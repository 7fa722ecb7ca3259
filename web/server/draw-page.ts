import type { Analytics } from '#domain/analytics.ts';
import type { BrandRecord } from '#wire/brands.ts';
import type { PageFacts, PageMetaInput } from '#app/page-meta.ts';
import type { PageRow } from '#app/pages/page-row.ts';
import type { Boot } from '#lib/env.ts';
import type { DrawAhead } from './ahead-pages.ts';
import type { BackendReader } from './backend-reader.ts';
import { firstPicture, type Cover } from './first-picture.ts';
import { knownOrigin, type KnownHosts } from './known-origin.ts';
import type { MapOrigins } from './map-origins.ts';
import type { PageCatalogue } from './page-catalogue.ts';
import type { PageTemplate } from './page-template.ts';
import { renderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PageQuestion extends KnownHosts {
  readonly url: URL;
  /** the brand's host label */
  readonly label: string;
  readonly reader: BackendReader;
  readonly pages: PageCatalogue;
  readonly template: PageTemplate;
  readonly drawAhead: DrawAhead;
  readonly apiUrl: string;
  readonly publishableKey: string;
  readonly isHttps: boolean;
  readonly mapOrigins: MapOrigins;
  readonly whoCounts: (brand: BrandRecord | null) => Analytics | null;
  readonly acceptLanguage: string | undefined;
  /** the `Sec-CH-UA-Mobile` header, where the browser sends it */
  readonly isMobile: string | undefined;
}

export interface PageParts {
  readonly row: PageRow;
  readonly brand: BrandRecord | null;
  readonly facts?: PageFacts;
  readonly params?: PageMetaInput['params'];
  /** the picture that the first screen shows large */
  readonly cover?: Cover | null;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** calls that the page sends before its scripts are there */
  readonly ahead?: Boot['ahead'];
  readonly embedDomains?: readonly string[];
  /** what search engines are told besides the metadata */
  readonly moreHead?: string;
  /** nothing on it works, so its scripts may wait until somebody reaches for something */
  readonly maySleep?: boolean;
  /** something works on it that may stand in its markup, drawn from public answers */
  readonly drawsPart?: boolean;
}

/** A page's row, brand and facts as HTML with status and headers. */
export async function drawPage(
  question: PageQuestion,
  {
    row,
    brand,
    facts = {},
    params = {},
    cover = null,
    answers = {},
    ahead,
    embedDomains = [],
    moreHead = '',
    maySleep = false,
    drawsPart = false,
  }: PageParts,
): Promise<PageAnswer> {
  const { template, drawAhead, url, apiUrl, publishableKey, isHttps, acceptLanguage } = question;
  const origin = knownOrigin(url.host, question.label, brand, question);
  const words = brand === null ? {} : await question.reader.readWords(brand.key);
  const boot = {
    ...{ supabaseUrl: apiUrl, publishableKey, brand, origin, answers },
    ...(Object.keys(words).length > 0 ? { words } : {}),
    ...(ahead ? { ahead } : {}),
  };
  const picture = cover === null ? null : firstPicture(cover, question.isMobile, apiUrl);
  const { html, scripts, styles, styleAttributes } = await renderPage({
    template,
    drawAhead,
    row,
    facts,
    params,
    url,
    brand,
    boot,
    picture,
    acceptLanguage,
    moreHead,
    maySleep,
    readPublic: drawsPart ? question.reader.readPublic : undefined,
  });
  const robots = facts.robots ?? row.robots ?? (origin === null ? 'noindex' : undefined);
  return {
    status: row.path === '*' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': row.isSecret ? 'no-store' : 'no-cache',
      ...(robots ? { 'x-robots-tag': robots } : {}),
      ...securityHeaders({
        apiUrl,
        inlineScripts: [...template.inlineScripts, ...scripts],
        inlineStyles: [...template.inlineStyles, ...styles],
        styleAttributes,
        isHttps,
        mapOrigins: question.mapOrigins,
        countingOrigins: row.isSecret ? [] : (question.whoCounts(brand)?.origins ?? []),
        embedDomains,
        isOurFrame: row.isOurFrame === true,
      }),
      ...(row.isSecret ? { 'referrer-policy': 'no-referrer' } : {}),
    },
    body: html,
  };
}
