import { plainPlace } from './city-of-quarter.ts';
import { countryOfName } from './country-names.ts';
import { findOffer, homeTypeOf } from './home-words.ts';
import { countryOfRegion } from './place-evidence.ts';
import { isProvince } from './provinces.ts';
import { isRegionName } from './region-names.ts';
import { isPartOfTown, isStreetName } from './town-in-address.ts';
import { oneOfLines } from './one-of-lines.ts';

/** Longer is no title. */
const MAX_TITLE = 200;

/** Words of an offer beside its place, in the languages of the portals: kinds, rooms, verbs, what a home is like. */
const COMMON = new RegExp(
  String.raw`^(?:${oneOfLines`
    [\d.,'’+/½x×-]+|[\d.,]+\p{L}{1,4}[²2]?|[ft]\d+|\d+\+(?:kk|\d)|m²|m2|qm|mq|kvm|mp|м²|м2|кв\.?м?|τ\.?μ\.?|sqm|sq|ft|ha|ares?
    for|sale|to|rent|let|buy|sold|the|and|with|near|new|build|home|house|bed|beds?|bedrooms?|bath|bathrooms?|rooms?|property|semi|end|mid|terrace|detached|link|family|floor|storey|plot
    beautiful|stunning|lovely|spacious|modern|luxury|large|immaculate|superb|bright|charming|unique|exclusive|exceptional|new|renovated|refurbished|furnished
    maison|appartements?|villa|pièces?|pieces?|chambres?|vente|ventes|achat|acheter|vendre|vend|louer|location|à|a|studio|belle?|beau|grande?|joli|jolie|neuve?|neuf|récente?|duplex|loft|terrain|immeuble|pavillon|longère|propriété|ensemble|fermette|mas|bastide|centre|familiale?
    zu|zum|zur|kaufen|kauf|verkaufen|verkauf|haus|wohnung|eigentumswohnung|einfamilienhaus|doppelhaushälfte|reihenhaus|mehrfamilienhaus|zimmer|immobilie|neubau|schöne[srn]?|große[srn]?|helle[srn]?|gepflegte[srn]?|freistehende[srn]?|\p{L}*wohnung|\p{L}*haus|\p{L}*zimmer|\p{L}*hälfte|\p{L}*häuser
    casa|case|villa|appartamento|attico|vendita|vendesi|vende|affitto|in|di|da|bilocale|trilocale|quadrilocale|monolocale|locali|camere|indipendente|singola|bifamiliare|schiera|porzione|rustico|casale|nuova|nuovo|loft|palazzo|ampia|grande|bella
    piso|chalet|apartamento|departamento|ático|dúplex|adosada?|pareada?|independiente|venta|vendo|vende|alquiler|en|de|del|se|habitaciones|dormitorios|rústica|finca|estudio|nueva|obra|unifamiliar|planta|bajo
    moradia|quinta|venda|vender|comprar|para|com|quartos|isolada|geminada|terreno|sobrado|cobertura|kitnet|t\d|[àaá]|novo|nova|usad[oa]
    huis|woning|woonhuis|koop|te|tussenwoning|hoekwoning|eengezinswoning|bovenwoning|benedenwoning|slaapkamers?|kamers?|vrijstaande?|villa|studio|bungalow|nieuwbouw
    till|salu|säljes|hus|lägenhet|radhus|bostadsrätt|kedjehus|rum|rok|fritidshus|tomt|gård|til|salgs?|enebolig|leilighet|rekkehus|hytte|bolig|ejerlejlighed|lejlighed|rækkehus|sommerhus|villalejlighed|andelsbolig|parhus|tomannsbolig|roms|vær|værelser
    myydään|myytävänä|omakotitalo|kerrostalo|rivitalo|paritalo|asunto|mökki|talo|kaksio|kolmio|yksiö
    dom|domu|domek|domy|mieszkani[ea]|kawalerka|na|sprzedaż|sprzedam|sprzedaży|wolnostojący|jednorodzinny|bliźniak|szeregowiec|pokoj(?:e|owe|i)?|\d-pokojow[ea]|segment|nowe|nowy|apartament|działka
    prodej|prodám|prodeje|rodinn(?:ého|ý|ého)|domu|bytu|byt|dům|pozemek|pozemku|chata|chaty|chalupy?|novostavb[ay]|predaj|predám|rodinný|dom|izb(?:ový|ového|y|a)|\d-izbový|na
    eladó|ház|lakás|családi|ikerház|sorház|szobás|nyaraló|panel|tégla|téglalakás|új|építésű|eladás
    casă|casa|apartament|vilă|vila|vânzare|vanzare|vând|vand|camere|garsonieră|garsoniera|duplex|teren|individuală|individuala|nou|nouă|spre
    къща|продава|продажба|за|апартамент|едностаен|двустаен|тристаен|четиристаен|многостаен|\d-стаен|етаж|от|вила|парцел|мезонет|имот
    kuća|stan|prodaja|prodaje|prodajem|kuće|na|prodaju|se|apartman|dvosoban|trosoban|jednosoban|novogradnja|samostojeća|vikendica|zemljište
    hiša|hiše|stanovanje|prodamo|prodaja|samostojna|dvojček|vrstna|sobno|\p{L}*sobno
    μονοκατοικία|διαμέρισμα|πώληση|πωλείται|προς|κατοικία|μεζονέτα|οροφοδιαμέρισμα|βίλα|ισόγειο|σπίτι
    satılık|daire|villa|ev|müstakil|kiralık|rezidans|dubleks|tripleks|arsa|konut|sıfır|acil|sahibinden|lüks
    продажа|продам|град|гр|город|г|місто|м|с|село|смт|obec|obci|miasto|grad|mesto|merkez|продаётся|продается|купить|дом|дома|квартир[аыу]|коттедж|таунхаус|участок|комнатн(?:ая|ой|ую)|\p{L}*комнатн(?:ая|ой|ую)|студия|этаж
    продаж|продається|будинок|будинку|квартири|квартира|котедж|кімнатн(?:а|ої)|\p{L}*кімнатна
  `})$`,
  'iu',
);

/** Words that begin with a capital in a title and are no places. */
const NO_PLACE = new RegExp(
  String.raw`^(?:${oneOfLines`
    (?:sea |great |stunning |amazing |open )?views?|chain|no chain|chain free|must see|(?:popular|prime|central|great|village|town|sought|convenient) .*|.*(?:location|condition|setting|position|area|centre|center|street|gardens?|parking|garage|pool|terrace|balcony|estate|homes?|properties|realty|agents?|immo(?:bilien)?|immobili(?:er|are|aria)?|makelaar(?:s|dij)?|inmobiliaria|nieruchomo\p{L}+|reality|nekretnin\p{L}+|ingatlan|imobiliare|emlak|недвижимост\p{L}*)
    .*(?:lage|nähe|zentrum|viertel|siedlung|gebiet|zustand|bau|balkon|terrasse|garten|garage|keller|park|see|wald|ausblick|blick|traum|provision\p{L}*|anlage|erstbezug|etage|rohbau|baujahr|bezug|grundstück|stellplatz|objekt|angebot|ausstattung|sauna|kamin|einzug|einheiten|makler)
    (?:hors |en )?exclusivité|exclusif|nouveauté|nouveau|coup de cœur|rare|opportunité|urgent|vendu|sous compromis|dernier étage|standing|plain pied|rez de.*|viager|rénovée?|lumineux|calme|jardin|terrasse|balcon|piscine|proche.*|centre[- ]ville
    oportunidad|ocasión|reservad[oa]|vendid[oa]|exclusiva|rebajad[oa]|centro|zona|piscina|garaje|terraza|jardín|reformad[oa]|urbanización|a estrenar|costa .*
    occasione|novità|venduto|ristrutturat[oa]|giardino|terrazzo|nuova costruzione|centrale|zona .*|asta
    garagem|jardim|terraço|oportunidade|exclusivo|novidade|condomínio.*|centro .*
    nieuw|verkocht|onder bod|tuin|garage|zolder|nieuwbouw|verkocht onder.*
    nyhet|såld|visning|kommande|balkong|solgt|nyhed|ny pris|centrum|keskusta|uutuus|myyty|uudiskohde
    okazja|nowość|rezerwacja|bez prowizji|balkon|ogród|garaż|bezczynszowe|centrum|śródmieście|osiedle|parter|rynek (?:pierwotny|wtórny)
    rezervace|rezervováno|exkluzivně|sleva|novostavba|balkon|zahrada|garáž|lodžie|centrum|rezervované|zľava|novinka|exkluzívne
    újszerű|felújított|akció|központ|belváros|erkélyes|tehermentes|kertes
    exclusivitate|ocazie|comision.*|nou|curte|centru|zona|bloc.*|etaj.*|novogradnja|prilika|centar|pogled.*|balkon|novo
    merkez|deniz|fırsat|acil|manzara\p{L}*|bahçe\p{L}*|site|lüks|havuz\p{L}*|krediye uygun
    pierre|rénover|construction|construcción|construção|pietra|banda|planta .*|primera .*|resid[eè]n\p{L}+|gated .*|toppskick|særklasse|nøkkel.*|urbaniza\p{L}+|condom[ií]n\p{L}+|herz(?:en)?|mitte|stadt\p{L}*|\p{L}+weise|classe .*|luxe|lusso|lujo|luxo|need .*|excellent .*|good .*|walking .*|investment.*|demand|style.*
    срочно|центр|новостройка|торг|собственник|балкон|ремонт|терміново|новобудова|ново строителство|център|изгодно|спешно
  `})$`,
  'iu',
);

/** What stands behind these words is about the home or its surroundings, and not its place. */
const BESIDE =
  /^(?:mit|with|avec|con|com|met|med|ze|s|so|cu|с|sa|ve|near|proche|cerca|vicino|nahe|close|having|plus|mais|inkl\.?|incl\.?|für|for|pour|per|para|voor|from|od|ab|dès|desde|dal|vanaf|von|und|and|et|y|e|og|och|i|a)$/iu;
/** Names of places stand as they are behind these, in languages that change no names. */
const PLACED = /^(?:in|à|a|en|em|i|te|în|at|bei|aan|på|в)$/u;
/** Languages whose names change behind such words. */
const INFLECTED = /^(?:CZ|SK|PL|HR|RS|SI|RU|UA|BY|KZ|FI|HU|EE|LT|LV|GR|TR)$/;
/** Countries whose languages write more than names with a capital, in titles or everywhere. */
const LOUD = /^(?:DE|AT|CH|LI|LU|GB|IE|US|AU|NZ|CA|ZA|IN|AE|SG|HK|MY|PH|KE|NG|PK|MT|CY)$/;
/** A street behind its word: "ul. Polna", and a remark in brackets: what follows is no town. */
const STREET_WORD =
  /^(?:(?:ul|al|os|ulica|ulice|вул|ул|улица|вулиця|str|strada|via|viale|rue|calle|avenida|rua|utca)\.?$|\()/iu;
/** Words inside of a name. */
const LINKED =
  /^(?:de|del|la|las|los|le|les|sur|sous|en|lès|am|an|der|im|di|da|do|dos|das|du|of|upon|on|op|aan|bij|den|van|het|pod|nad|by|ob|pri|na|under|d['’].+|l['’].+)$/u;

/** What else a page says, in which a name of its title may stand as a place. */
interface Beside {
  readonly lines: readonly string[];
  readonly url: string | null;
}

/**
 * The one place that the titles of an offer name beside its kind, its rooms and its size: "Maison 5 pièces à Sampleville",
 * "Prodaja kuće Primjergrad". Without a word for "in" the page or its address has to name it as a place once more, since a
 * title may praise as well. A guess: null where two are named.
 */
export function townOfOfferTitle(
  titles: readonly string[],
  country: string | null,
  beside: Beside = { lines: [], url: null },
): string | null {
  const plain = [...new Set(titles.map((title) => title.slice(0, MAX_TITLE).trim()))];
  // The heading first: the page's own title is the same with the site behind it.
  for (const title of plain.toSorted((one, other) => one.length - other.length)) {
    if (homeTypeOf(title) === null && findOffer(title) === null) continue;
    const places = placesOf(title, country);
    const placed = new Set(places.flatMap(({ name, isPlaced }) => (isPlaced ? [name] : [])));
    const named = new Set(
      placed.size > 0
        ? placed
        : places.flatMap(({ name }) => (isNamedBeside(name, plain, beside) ? [name] : [])),
    );
    const [only] = named;
    if (named.size === 1 && only !== undefined) return only;
    if (named.size > 1) return null;
  }
  return null;
}

/** Lines that are looked at, and how long they are at most. */
const MAX_LINES = 200;
const MAX_LINE = 300;

/** Stands a name by itself, beside a comma or a postcode, or behind a word for "in", anywhere but in the titles? */
function isNamedBeside(name: string, titles: readonly string[], { lines, url }: Beside): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const place = new RegExp(
    String.raw`(?:^|\d{4,6} |\d-\d{3} |,\s|(?:^|\s)(?:in|à|a|en|em|i|te|de|în|w|v|u|в|у|at|of|bei|på) )${escaped}(?:$|\s?[,(]|\s\d{4,6}|\.|\s[-–|•])`,
    'u',
  );
  const isLine = lines
    .slice(0, MAX_LINES)
    .some(
      (line) =>
        line.length < MAX_LINE &&
        !titles.some((title) => line.includes(title) || title.includes(line)) &&
        place.test(line),
    );
  if (isLine) return true;
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname : '';
  const slug = plainPlace(name).replaceAll(' ', '-');
  return path.split('/').some(
    (folder) =>
      plainPlace(decoded(folder))
        .replaceAll(' ', '-')
        .replace(/^\d{4,6}-|-\d{4,6}$/g, '') === slug,
  );
}

function decoded(folder: string): string {
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder;
  }
}

interface Named {
  readonly name: string;
  /** it stands behind a word for "in" */
  readonly isPlaced: boolean;
}

function placesOf(title: string, country: string | null): readonly Named[] {
  const parts = title.split(/\s+[-–—|•·/]\s+|\s*[,;|•·:]\s+/u).map((part) => part.trim());
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  const isLoud =
    words.every((word) => /^\p{Lu}/u.test(word)) && words.filter((word) => !COMMON.test(word)).length > 1;
  const isAlways = LOUD.test(country ?? 'GB');
  return parts.flatMap((part) => placeOfPart(part.split(/\s+/), country, isLoud || isAlways));
}

/** The place in one part of a title: behind a word for "in", or all that is left of it without the common words. */
function placeOfPart(given: readonly string[], country: string | null, isLoud: boolean): readonly Named[] {
  const cut = given.findIndex((word, at) => at > 0 && STREET_WORD.test(word));
  const tokens = (cut < 0 ? given : given.slice(0, cut))
    .map((word) => word.replace(/^[("“„«]+|[)"”“».!]+$|['’](?:[dt][ae]n?|n?[ıiuü]n)$/gu, ''))
    .filter((word) => word !== '');
  const placed = INFLECTED.test(country ?? '')
    ? -1
    : tokens.findIndex((word, at) => PLACED.test(word) && /^\p{Lu}/u.test(tokens[at + 1] ?? ''));
  if (placed >= 0) {
    const name = nameAt(tokens, placed + 1);
    const behind = tokens[placed + 1 + name.split(' ').length];
    // "à Ville de recette": a name goes on.
    const isWhole = behind === undefined || !LINKED.test(behind);
    return isWhole && isTown(name, country) ? [{ name, isPlaced: true }] : [];
  }
  const end = tokens.findIndex((word, at) => at > 0 && BESIDE.test(word));
  const own = end < 0 ? tokens : tokens.slice(0, end);
  const start = own.findIndex((word) => !COMMON.test(word));
  if (start < 0) return [];
  const name = nameAt(own, start);
  const rest = own.slice(start + name.split(' ').length);
  const isOnly = rest.every((word) => COMMON.test(word));
  // Where every word begins with a capital, a part that is nothing else is a name, and no more.
  const isSure = !isLoud || rest.length + start === 0;
  return name !== '' && isOnly && isSure && isTown(name, country) ? [{ name, isPlaced: false }] : [];
}

/** The words of a name from one token on. */
function nameAt(tokens: readonly string[], start: number): string {
  const name: string[] = [];
  for (let at = start; at < tokens.length && name.length < 6; at += 1) {
    const word = tokens[at] ?? '';
    const isName = /^\p{Lu}[\p{L}'’.-]+$/u.test(word) && !COMMON.test(word);
    const isLink = name.length > 0 && LINKED.test(word) && /^\p{Lu}/u.test(tokens[at + 1] ?? '');
    if (!isName && !isLink) break;
    name.push(word);
  }
  return name.join(' ');
}

function isTown(name: string, country: string | null): boolean {
  return (
    name.length > 2 &&
    name.length < 40 &&
    !NO_PLACE.test(name) &&
    !isStreetName(name) &&
    !isPartOfTown(name) &&
    homeTypeOf(name) === null &&
    findOffer(name) === null &&
    !isRegionName(name) &&
    countryOfRegion(name) === null &&
    !isProvince(name, country) &&
    (name.length < 4 || countryOfName(name) === null)
  );
}
