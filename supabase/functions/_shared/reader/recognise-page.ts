import { findFirst } from './html/html-node.ts';
import type { HtmlPage } from './html/html-page.ts';
import { isListOfCards } from './list-of-cards.ts';
import { countsHomes, isListWithoutPrices, saysFound } from './list-without-prices.ts';
import type { ListingUrl } from './url/normalise-url.ts';

/** What a page is when it is no listing. */
export const PAGE_KINDS = ['listing', 'blocked', 'login', 'search', 'removed', 'empty', 'unknown'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Walls against robots: words of their titles and texts, and marks of the firms that make them. */
const BLOCK_TITLE =
  /^(?:just a moment|attention required|access denied|access to this page|pardon our interruption|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:you are|your)|human verification|security check(?:point)?|vercel security|robot check|captcha|request (?:blocked|rejected)|403 forbidden|forbidden|error 403|one more step|please wait|checking your browser|un momento|bot verification|too many requests|429|challenge validation|ups! parece que algo no va bien|oops!? we think you)/i;
const BLOCK_MARK =
  /_cf_chl_opt|cf-chl-|cdn-cgi\/challenge-platform\/h\/[a-z]\/orchestrate|captcha-delivery\.com|geo\.captcha-delivery|px-captcha|_pxAppId|perimeterx|_Incapsula_Resource|incapsula incident|kpsdk|distil_r_captcha|reese84|awswaf|aws-waf-token|datadome|hcaptcha\.com\/1\/api|\/recaptcha\/api\.js|x-vercel-challenge|vercel\.link\/security-checkpoint/i;
const BLOCK_TEXT =
  /complete (?:this|the) captcha|enable (?:js|javascript)(?: and cookies)?|disable any ad ?blocker|verify(?:ing)? (?:that )?you(?:'|’)?(?: a|)re? (?:a )?human|unusual (?:traffic|activity)|not a robot|you (?:might|may) be a (?:bot|robot)|you have been blocked|access (?:to this page has been |is |was )?denied|checking (?:if the site connection is secure|your browser)|request unsuccessful|press (?:&|and) hold|complete the (?:security )?(?:check|captcha)|we(?:'|’)re verifying your browser|uso indebido|hemos detectado/i;
/** The question whether a person asks, in further languages. */
const BLOCK_ABROAD =
  /(?:vérifiez|confirmez|prouvez) que vous (?:êtes (?:bien )?(?:un )?(?:être )?humain|n'êtes pas un robot)|bestätigen sie,? dass sie (?:ein mensch|kein roboter)|(?:verifi(?:ca|que)|confirm[ae]) que (?:eres|es|no eres|você é) (?:un |um )?(?:humano|ser humano|robot)|verifica di (?:essere|non essere) (?:un )?(?:umano|robot)|(?:potwierdź|sprawdzamy), (?:że|czy) (?:nie )?jesteś (?:człowiekiem|robotem)|(?:bevestig|controleer) dat (?:je|u) (?:een mens|geen robot)|ověřte, že (?:jste člověk|nejste robot)|(?:подтвердите|докажите), что (?:вы|запросы отправляли) не робот|підтвердьте, що ви не робот|bekräfta att du är (?:en )?människa|bekreft at du er et menneske/iu;

const REMOVED =
  /(?:this|the) (?:property|listing|home|ad(?:vert)?|page)(?: you(?:'re| are) (?:looking for|after))? (?:has been removed|is no longer (?:available|on the market|listed|active|advertised)|no longer exists|has (?:now )?(?:been )?(?:sold or )?(?:withdrawn|expired|taken off|deleted)|could not be found|can(?:no|')t be found|was not found|is off the market)|(?:we (?:can(?:no|')t|could(?: no|n')t) find (?:the|this|that) (?:page|property|listing))|(?:page|property|listing) not found|anuncio (?:ya no está|no está) (?:publicado|disponible)|annuncio non (?:è )?più disponibile|annonce (?:n'est plus|a expiré|a été (?:supprimée|désactivée)|est désactivée)|no longer on the market|(?:anzeige|objekt|inserat|immobilie|angebot) (?:ist |wurde )?(?:leider )?(?:nicht mehr verfügbar|deaktiviert|gelöscht|abgelaufen)|(?:woning|object|advertentie) is niet meer beschikbaar|annonsen (?:är borttagen|er (?:ikke lenger|slettet|inaktiv))|boligen er solgt eller taget af|(?:este|o) anúncio (?:já não está|não está mais|foi removido|expirou)|ogłoszenie (?:jest )?(?:nieaktualne|nieaktywne|wygasło|zostało usunięte)|inzer[áa]t (?:byl|bol) (?:vymazán|smazán|odstraněn|vymazaný)|nabídka (?:již )?není (?:aktuální|v nabídce)|объявление (?:снято|удалено|не найдено|неактивно)|оголошення (?:видалено|неактивне)|ilan (?:yayından kaldırıl|bulunamad)|(?:掲載|公開)(?:が|は)?終了/iu;
/** The same in further languages, with who says it and what is said apart. */
const REMOVED_ABROAD =
  /(?:bien|logement|offre) n'est (?:plus|pas) (?:disponible|en ligne|en vente)|(?:inmueble|propiedad|vivienda) ya no está (?:publicad[oa]|disponible)|immobile non è più disponibile|(?:imóvel|propriedade) (?:já não está|não está mais|foi retirad[oa])|(?:ogłoszenie|oferta) (?:nie jest (?:już )?(?:dostępn|aktualn)|(?:jest )?nieaktualn)|anunțul? (?:nu mai este|a expirat|a fost (?:șters|dezactivat))|hirdetés (?:már nem|nem (?:aktív|elérhető)|lejárt)|(?:ilmoitus|kohde) (?:ei ole enää|on poistettu)|bostaden är (?:inte längre|borttagen)|oglas (?:nije više|više nije|je istekao|je obrisan|ni več)|αγγελία (?:δεν είναι πλέον|έχει λήξει)|обявата (?:не е активна|е изтекла|е изтрита)|объект (?:снят с|больше не)|매물이 (?:삭제|종료)|已下架|已下线/iu;
const REMOVED_TITLE =
  /\b404\b|not found|no encontrad|page introuvable|no longer available|removed from the market/i;

const LOGIN_TITLE =
  /^(?:log ?in|sign ?in|sign ?up|login|iniciar sesi[oó]n|accedi|connexion|anmelden|register|create (?:an )?account)\b/i;

/** Titles that count their results: "17,380 Rentals". */
const COUNTED_TITLE =
  /\d[\d,.]{1,20}\+? (?:rentals|homes|houses|properties|results|listings|apartments|flats|real estate)\b|\bsearch results\b|\b(?:real estate|homes) for sale\b.*\blistings\b/i;
/** Titles in the plural: "Flats to rent in Leeds". A listing may be called so as well, so the page must bear it out. */
const PLURAL_TITLE =
  /^(?:\d+[ -]bed(?:room)?s? )?(?:(?:semi-)?detached |terraced |new )?(?:properties|houses|homes|flats|apartments|rentals|rental listings|new homes|condos|casas|pisos|viviendas|case|appartamenti|maisons|appartements|wohnungen|mietwohnungen|eigentumswohnungen|häuser|huizen|woningen|koopwoningen|huurwoningen|appartementen)\b.*\b(?:in|near|en|a)\b/i;
/** A line that counts results: "1,203 results". */
const COUNTED_LINE = /^(?:about )?\d[\d,.]*\+? (?:results|properties|homes|listings)\b/i;
/** "Property for sale in Oxford" is a search on one portal and a listing on the next. */
const EITHER_TITLE = /^(?:property|land|real estate|buy|rent)\b.*\b(?:in|near|en)\b/i;
const CARD =
  /(?:^|[\s_-])(?:property-?card|list-?card|search-?result|result-?card|listing-?card|propertycard|home-?card|item-multimedia|searchresult|propertyCard)/i;

/** A title says what a page is in its first words. */
const MAX_TITLE = 300;
/** A listing's page has more text than this; walls have less. */
const WALL_TEXT = 2_500;

/**
 * What a page is, from its own signs. A page whose scripts hold a listing is one, whatever else it says.
 * @param hasListing a portal's own data or markup were read
 * @param tellsOfHome whether its markup has the address of a home, if no price: it is no wall then
 */
export function recognisePage(
  page: HtmlPage,
  address: ListingUrl | null,
  hasListing: boolean,
  tellsOfHome: () => boolean = () => false,
): PageKind {
  if (page.html.trim().length < 40 || page.elements.length === 0) return 'empty';
  if (hasListing) return 'listing';
  const title = (page.title ?? '').slice(0, MAX_TITLE);
  const text = page.lines.join('\n').replaceAll('’', "'");
  const isShort = text.length < WALL_TEXT;
  if (isBlocked(page, title, text, isShort) && !tellsOfHome()) return 'blocked';
  const heading = headingOf(page).slice(0, MAX_TITLE);
  if (
    isShort
      ? isGone(text) || REMOVED_TITLE.test(title)
      : REMOVED_TITLE.test(title) ||
        isGone(`${heading}\n${page.lines.slice(0, 12).join('\n').slice(0, 4_000)}`)
  )
    return 'removed';
  if (LOGIN_TITLE.test(title) && findFirst(page.document, (element) => element.attribs.type === 'password'))
    return 'login';
  if (isSearch(page, title, heading, address)) return 'search';
  return 'unknown';
}

function isGone(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  return REMOVED.test(plain) || REMOVED_ABROAD.test(plain);
}

function isBlocked(page: HtmlPage, title: string, text: string, isShort: boolean): boolean {
  if (BLOCK_TITLE.test(title)) return isShort;
  if (!isShort) return false;
  const hasMark = BLOCK_MARK.test(page.html);
  // noscript texts ("Please enable JS") are not visible text; on a wall they are all there is.
  return (
    (hasMark && text.length < 600) ||
    BLOCK_TEXT.test(text) ||
    BLOCK_ABROAD.test(text) ||
    (hasMark && BLOCK_TEXT.test(page.html))
  );
}

function isSearch(page: HtmlPage, title: string, heading: string, address: ListingUrl | null): boolean {
  if (address?.isSearch === true) return true;
  const cards = page.elements.filter(
    (element) =>
      CARD.test(element.attribs.class ?? '') &&
      (element.name === 'article' || element.name === 'li' || element.name === 'div'),
  );
  const titles = [title, heading];
  if (address?.listingId) {
    // Portals lead from a listing that is gone to the results of its street: the address still names the listing.
    return (
      PLURAL_TITLE.test(heading) && (cards.length >= 3 || page.lines.some((line) => COUNTED_LINE.test(line)))
    );
  }
  if (
    titles.some((words) => COUNTED_TITLE.test(words) || countsHomes(words)) ||
    saysFound(page.own.lines) ||
    cards.length >= 12 ||
    hasSecondPage(page)
  )
    return true;
  const prices = page.lines.filter(
    (line) => line.length < 60 && /[£€$]\s?\d{2,3}[,.]?\d{3}|\d{3}[.,]\d{3}\s?[£€$]/.test(line),
  ).length;
  if (titles.some((words) => PLURAL_TITLE.test(words))) return prices !== 1;
  if (titles.some((words) => EITHER_TITLE.test(words)) && (cards.length >= 2 || prices >= 3)) return true;
  return isListOfCards(page) || isListWithoutPrices(page);
}

/** The second page of results: "…/p2/", "…?page=2". */
const SECOND_PAGE =
  /(?:[?&](?:page|pagina|pag|pg|p|pn|currentpage|seite)=2(?:&|$)|\/(?:p|pn|pg|page|pagina|seite|strana)?[-_]?2(?:\/|\.html?)?$)/i;

/** Does the page say in its head that a second page of it follows? Of a home there is one page. */
function hasSecondPage(page: HtmlPage): boolean {
  return page.elements.some(
    ({ name, attribs }) =>
      name === 'link' && attribs.rel?.toLowerCase() === 'next' && SECOND_PAGE.test(attribs.href ?? ''),
  );
}

function headingOf(page: HtmlPage): string {
  const at = page.elements.find((element) => element.name === 'h1');
  return at ? at.children.map((child) => ('data' in child ? child.data : '')).join(' ') : '';
}
