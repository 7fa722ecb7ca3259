import type { FamilyKey } from '#domain/families.ts';
import type { PageAccess } from '#domain/page-access.ts';
import type { MessageKey } from '#lib/i18n.ts';
import type { TextArea } from '#locales/text-areas.ts';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

/** What a page file exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** One page of the site: everything the router, the head, the site server and the tests need to know about it. */
export interface PageRow {
  /** React Router pattern */
  readonly path: string;
  /** working name; its file is `<screen>-page.tsx` in the feature's pages folder */
  readonly screen: string;
  readonly title: MessageKey;
  /** absent: the text beside the title's, `….description` or `….pageDescription` */
  readonly description?: MessageKey;
  /** the areas whose texts it shows besides the shell's; they are fetched together with its file */
  readonly texts?: readonly TextArea[];
  /** carries keywords and a share image besides title and description */
  readonly meta?: true;
  /** absent: indexable, with a canonical address */
  readonly robots?: 'noindex,nofollow' | 'noindex';
  /** who may open it; absent means everybody. The server refuses independently of the screen. */
  readonly access?: PageAccess;
  /** a visitor is told on the page what it is, and finds the way to the sign-in page there */
  readonly tellsVisitors?: true;
  /** nothing on the page or in what it loads may contain or allow computing a price */
  readonly noPrices?: true;
  /** never rendered ahead of time */
  readonly clientOnly?: true;
  /** the site server draws it with the answers that it hands over, and React takes the markup over */
  readonly isDrawnAhead?: true;
  /** a page of this site shows it in a frame; nobody else's may */
  readonly isOurFrame?: true;
  /** its address may carry a proof: no referrer names it, and nobody keeps a copy */
  readonly isSecret?: true;
  /** its addresses are those that the catalogue of content pages has; at any other there is nothing, or its redirect */
  readonly isCatalogued?: true;
  /** where it goes at once, the query kept */
  readonly redirect?: string;
  /** parameters of the path that go along in the query, each with its name there */
  readonly redirectParams?: Readonly<Record<string, string>>;
  readonly family?: FamilyKey;
  /** the only values of the path's parameter; with another one there is nothing at the address */
  readonly values?: readonly string[];
  readonly lazy?: () => Promise<PageModule>;
}
