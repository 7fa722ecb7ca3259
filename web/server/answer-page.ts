import type { BrandRecord } from '#wire/brands.ts';
import { matchRoutes } from 'react-router-dom';
import type { PageMetaInput } from '#app/page-meta.ts';
import type { PageRow } from '#app/pages/page-row.ts';
import { routeTable } from '#app/pages/route-table.ts';
import { redirectTarget } from '#app/redirect-target.ts';
import { rebasePath } from '#app/rebase-path.ts';
import { rootElsewhere } from '#kit/games/root-elsewhere.ts';
import { ROOT_GAME } from '#domain/game-paths.ts';
import { clientReportGate } from '#domain/client-report-gate.ts';
import { answerKey } from '#lib/answer-key.ts';
import { contentFacts, pageAnswer, pagePath } from '#kit/content/content-page.ts';
import { gamePage } from '#kit/games/game-page.ts';
import { sharedRunPage } from '#kit/games/shared-run-page.ts';
import { rootGamePage } from '#kit/games/root-game-page.ts';
import type { Game } from '#wire/games.ts';
import type { SharedRun } from '#wire/results.ts';
import { brandOf } from './brand-of.ts';
import { brandArgs, gameArgs, shareArgs, sitePageArgs } from './backend-reader.ts';
import { contentHead } from './content-head.ts';
import { drawPage, type PageAnswer, type PageParts, type PageQuestion } from './draw-page.ts';
import { knownOrigin } from './known-origin.ts';
import { languagesHere, wantedLanguages } from './page-languages.ts';
import { siteName } from './render-page.ts';
import { serverTexts } from './server-texts.ts';
import { redirectTo } from './redirect-to.ts';
import { sitePageHead } from './site-page-head.ts';
import { frontDoorFacts, HOME_SLUG, SITE_BASE, siteFacts } from '#kit/site/site-facts.ts';

const routes = routeTable.map((row) => ({ path: row.path, caseSensitive: true, row }));
const missingRow = findMissingRow();

function findMissingRow(): PageRow {
  const row = routeTable.find(({ path }) => path === '*');
  if (!row) throw new Error('the route table has no row for unknown paths');
  return row;
}

/** The page of an address: its row, its brand, and the facts of its game, as HTML with status and headers. */
export async function answerPage(asked: PageQuestion): Promise<PageAnswer> {
  const { url, reader } = asked;
  const question = { ...asked, acceptLanguage: wantedLanguages(url, asked.acceptLanguage) };
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const row = match && isNamed(match.route.row, match.params) ? match.route.row : missingRow;
  const target = redirectTarget(row, match?.params ?? {}, url.search);
  if (target !== null && !row.isCatalogued) return redirectTo(target);

  const brand = await brandOf(question);
  if (row.isCatalogued) return contentPage(question, row, brand, match?.params ?? {});
  const key = brand?.key ?? 'default';
  if (row.screen === 'home') return homePage(question, row, brand);
  const { params = {} } = match ?? {};
  // A page that not everybody may open says the same for every address: nothing here tells a draft from nothing.
  if (row.access !== undefined) {
    return drawPage(question, { row, brand, facts: { values: { game: params.gameSlug ?? '' } } });
  }
  const isEmbed = row.screen === 'embed';
  if ((!row.family && !isEmbed) || params.gameSlug === undefined)
    return drawPage(question, { row, brand, params });
  if (row.screen === 'cameron-start' || row.screen === 'cameron-listing') {
    const elsewhere = clientReportGate(params.gameSlug, params.listingInGameUuid);
    if (elsewhere !== null) return redirectTo(elsewhere + url.search);
  }

  // Which sites may frame it is asked anew, so that a change holds for the next visitor.
  const game = await reader.readGame(params.gameSlug, key, isEmbed);
  if (game === undefined) return drawPage(question, { row, brand, params });
  if (game === null) return drawPage(question, { row: missingRow, brand });
  const elsewhere = rebasePath(url, row, game);
  if (elsewhere !== null) return redirectTo(elsewhere);
  // Whoever follows a link to a result that is not there hears so, and search engines too.
  const sessionId = row.screen === 'results-share' ? (params.routeSssnId ?? '') : '';
  const shared = sessionId === '' ? undefined : await reader.readShared(sessionId);
  if (shared === null || (shared && !isOf(shared, game)))
    return drawPage(question, { row: missingRow, brand });
  const isStart = row.screen === 'game-start';
  return drawPage(question, {
    row,
    brand,
    params,
    embedDomains: game.embedDomains,
    facts: shared ? { ...gamePage(game), ...sharedRunPage(shared) } : gamePage(game),
    ...(isStart ? { cover: game.cover } : {}),
    ...aheadOf(row, params, url, game),
    answers: {
      ...(row.robots ? {} : { [answerKey('game_overview', gameArgs(game.slug, key))]: game }),
      ...(shared ? { [answerKey('session_results', shareArgs(sessionId))]: shared } : {}),
    },
  });
}

/** A parameter with a list of values has no others. */
function isNamed({ values }: PageRow, params: Readonly<Record<string, string | undefined>>): boolean {
  return values === undefined || Object.values(params).every((value) => values.includes(value ?? ''));
}

/** A page of the catalogue comes with its text; where the catalogue has none, there is nothing or the row's redirect. */
async function contentPage(
  question: PageQuestion,
  row: PageRow,
  brand: BrandRecord | null,
  params: PageMetaInput['params'],
): Promise<PageAnswer> {
  const { url, acceptLanguage } = question;
  const path = pagePath(url);
  const supported = brand?.supportedLocales ?? [];
  const { locale, translate } = serverTexts(supported, acceptLanguage);
  const content = await question.pages.readPage(path, locale);
  const origin = knownOrigin(url.host, question.label, brand, question);
  if (content !== null)
    return drawPage(question, {
      row,
      brand,
      facts: contentFacts(content, siteName(brand), url),
      answers: { [answerKey(...pageAnswer(path, content.language))]: content },
      maySleep: content.part === undefined,
      drawsPart: content.part !== undefined && isBare(url),
      ...(origin === null
        ? {}
        : {
            moreHead: contentHead({
              content,
              site: siteName(brand),
              home: translate('shell.home'),
              origin,
              languages: languagesHere(question.pages.languagesOf(path), supported),
            }),
          }),
    });
  const elsewhere = redirectTarget(row, params, url.search);
  if (elsewhere !== null) return redirectTo(elsewhere);
  const slug = params['page_slug'];
  if (path.startsWith(SITE_BASE) && slug !== undefined && brand !== null)
    return brandPage(question, row, brand, slug, locale);
  return drawPage(question, { row: missingRow, brand });
}

/** A page that the brand's people wrote. Where nobody can be asked, the browser asks again. */
async function brandPage(
  question: PageQuestion,
  row: PageRow,
  brand: BrandRecord,
  slug: string,
  locale: string,
): Promise<PageAnswer> {
  const { reader, url } = question;
  const page = await reader.readSitePage(slug, brand.key, locale);
  if (page === null) return drawPage(question, { row: missingRow, brand });
  if (page === undefined) return drawPage(question, { row, brand });
  if (page.movedTo !== null) return redirectTo(SITE_BASE + page.movedTo + url.search);
  const origin = knownOrigin(url.host, question.label, brand, question);
  return drawPage(question, {
    row,
    brand,
    facts: siteFacts(page),
    answers: { [answerKey('site_page', sitePageArgs(slug, brand.key, locale))]: page },
    maySleep: !page.parts.some(({ kind }) => kind === 'map'),
    ...(origin === null ? {} : { moreHead: sitePageHead(page, origin) }),
  });
}

/** Whatever else an address says is for its part, and may be a code or a proof. */
function isBare({ searchParams }: URL): boolean {
  return [...searchParams.keys()].every((name) => name === 'lang');
}

/** The front door comes with what it shows, so that its first screen asks for nothing. */
async function homePage(
  question: PageQuestion,
  row: PageRow,
  brand: BrandRecord | null,
): Promise<PageAnswer> {
  if (brand === null) return drawPage(question, { row, brand });
  const { reader, url } = question;
  const chosen = url.searchParams.get(ROOT_GAME);
  const door = chosen === null && brand.homePage === 'page' ? await frontDoor(question, row, brand) : null;
  if (door !== null) return door;
  const slug = chosen ?? brand.brandedGameSlug;
  const [game, games, proof] = await Promise.all([
    reader.readGame(slug, brand.key),
    reader.readGames(brand.key),
    reader.readLiveProof(brand.key),
  ]);
  const elsewhere = chosen === null ? null : rootElsewhere(url, game);
  if (elsewhere !== null) return redirectTo(elsewhere);
  return drawPage(question, {
    row,
    brand,
    ...(chosen !== null && game ? { facts: rootGamePage(game) } : {}),
    ...(game ? { cover: game.cover } : {}),
    answers: {
      ...(game ? { [answerKey('game_overview', gameArgs(slug, brand.key))]: game } : {}),
      ...(games ? { [answerKey('brand_games', brandArgs(brand.key))]: games } : {}),
      ...(proof ? { [answerKey('live_proof', brandArgs(brand.key))]: proof } : {}),
    },
  });
}

/** What the brand's people wrote for their front door; null where they have published nothing, or nobody can be asked. */
async function frontDoor(
  question: PageQuestion,
  row: PageRow,
  brand: BrandRecord,
): Promise<PageAnswer | null> {
  const { locale } = serverTexts(brand.supportedLocales, question.acceptLanguage);
  const read = (slug: string) => question.reader.readSitePage(slug, brand.key, locale);
  const first = await read(HOME_SLUG);
  if (!first) return null;
  const page = first.movedTo === null ? first : await read(first.movedTo);
  if (!page) return null;
  const asked = [...new Set([HOME_SLUG, first.movedTo ?? HOME_SLUG])];
  return drawPage(question, {
    row: { ...row, texts: [...(row.texts ?? []), 'information'] },
    brand,
    facts: frontDoorFacts(page),
    answers: Object.fromEntries(
      asked.map((slug, place) => [
        answerKey('site_page', sitePageArgs(slug, brand.key, locale)),
        place === 0 ? first : page,
      ]),
    ),
  });
}

/** A round is opened at once, unless its clock would then be read too late to be shown right. */
function aheadOf(
  row: PageRow,
  params: Readonly<Record<string, string | undefined>>,
  url: URL,
  game: Game,
): Pick<PageParts, 'ahead'> {
  const session_id = url.searchParams.get('session');
  const game_listing_id = params.listingInGameUuid ?? params.propertyUuid;
  if (row.screen !== 'guess' || !session_id || !game_listing_id || game.roundSeconds !== null) return {};
  return {
    ahead: [
      ['open_round', { session_id, game_listing_id }],
      ['run_state', { session_id }],
    ],
  };
}

function isOf({ game }: SharedRun, { slug, brand }: Game): boolean {
  return game.slug === slug && game.brand === brand;
}
