/**
 * Regions, provinces and states whose names are no towns, country by country: at the end of an address they are what the town
 * lies in. Names that a town has as well (Murcia, Porto, Brașov) are left out.
 */
const NAMES = [
  // Britain and Ireland: ceremonial counties
  'midlands|yorkshire|sussex|glamorgan|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|essex|gloucestershire|hampshire|herefordshire|hertfordshire|kent|lancashire|leicestershire|lincolnshire|merseyside|middlesex|norfolk|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|staffordshire|suffolk|surrey|warwickshire|wiltshire|worcestershire|powys|gwynedd|dyfed|clwyd|fife|aberdeenshire|ayrshire|lanarkshire|perthshire|renfrewshire',
  // Canada
  'ontario|qu[eé]bec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland(?: and labrador)?|prince edward island',
  // The United States, apart from those that a city is called
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming',
  // Australia, South Africa, India
  'new south wales|queensland|tasmania|gauteng|western cape|eastern cape|northern cape|kwazulu[- ]natal|free state|limpopo|mpumalanga',
  'andhra pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|odisha|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal',
  // Spain, Portugal, Italy, France
  'andaluc[ií]a|arag[oó]n|asturias|cantabria|castilla y le[oó]n|castilla[- ]la mancha|catalu(?:ña|nya)|comunidad de madrid|comunidad valenciana|extremadura|galicia|islas baleares|illes balears|islas canarias|la rioja|pa[ií]s vasco|vizcaya|bizkaia|guip[uú]zcoa|gipuzkoa',
  'alentejo|algarve|lombardia|toscana|piemonte|veneto|lazio|campania|puglia|sicilia|sardegna|liguria|emilia[- ]romagna|calabria|umbria|marche|abruzzo|friuli[- ]venezia giulia',
  '[îi]le-de-france|provence-alpes-c[oô]te d.azur|auvergne-rh[oô]ne-alpes|occitanie|nouvelle-aquitaine|bretagne|normandie|hauts-de-france|grand est|pays de la loire|bourgogne-franche-comt[eé]|h[eé]rault|gironde|haute-garonne|loire-atlantique|maine-et-loire|ille-et-vilaine|alpes-maritimes|bouches-du-rh[oô]ne|is[eè]re|haute-savoie|hauts-de-seine|val-de-marne|seine-saint-denis|yvelines|essonne',
  // Germany, Austria, the Netherlands, Belgium
  'baden-württemberg|bayern|brandenburg|hessen|mecklenburg-vorpommern|niedersachsen|nordrhein-westfalen|rheinland-pfalz|saarland|sachsen(?:-anhalt)?|schleswig-holstein|thüringen|niederösterreich|oberösterreich|steiermark|kärnten|tirol|vorarlberg|burgenland',
  'noord-holland|zuid-holland|noord-brabant|gelderland|overijssel|drenthe|flevoland|friesland|zeeland|vlaams-brabant|brabant wallon|walloon brabant|flemish brabant|oost-vlaanderen|west-vlaanderen|hainaut|henegouwen',
  // Poland, Romania, Czechia
  'dolnośląskie|kujawsko-pomorskie|lubelskie|lubuskie|łódzkie|małopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|pomorskie|śląskie|świętokrzyskie|warmińsko-mazurskie|wielkopolskie|zachodniopomorskie',
  'cluj|timi[șş]|bihor|arge[șş]|prahova|dolj|ilfov|mure[șş]|maramure[șş]|hunedoara|gorj|v[aâ]lcea|d[aâ]mbovi[țţ]a|ialomi[țţ]a|teleorman|cara[șş]-severin|bistri[țţ]a-n[aă]s[aă]ud|harghita|covasna|s[aă]laj|neam[țţ]|vrancea|mehedin[țţ]i',
  String.raw`\p{Lu}\p{L}+(?:ský|cký) kraj|kraj vysočina|\p{L}[\p{L} ]* (?:megye|vármegye|županija|län|fylke)`,
  // The Philippines, apart from those that a city is called
  'cavite|bulacan|batangas|pampanga|pangasinan|rizal|benguet|bataan|negros (?:occidental|oriental)|misamis oriental|camarines sur|nueva ecija',
  // Mexico, Colombia
  'distrito federal|jalisco|nuevo le[oó]n|quintana roo|yucat[aá]n|estado de m[eé]xico|baja california(?: sur)?|michoac[aá]n|sinaloa|sonora|tamaulipas|cundinamarca|antioquia|valle del cauca',
].join('|');

const REGION = new RegExp(String.raw`^(?:(?:west|south|east|north) )?(?:${NAMES})$`, 'iu');

/** What was asked for last: a page asks for the same names again and again, and the pattern is long. */
const ANSWERS = new Map<string, boolean>();
const MAX_ANSWERS = 2_000;

/** Is a part of an address a region and never a town? */
export function isRegionName(part: string): boolean {
  if (part.length > 40) return false;
  const known = ANSWERS.get(part);
  if (known !== undefined) return known;
  if (ANSWERS.size >= MAX_ANSWERS) ANSWERS.clear();
  const is = REGION.test(part);
  ANSWERS.set(part, is);
  return is;
}
