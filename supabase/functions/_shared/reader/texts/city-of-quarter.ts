/**
 * Quarters that portals name in the place of the town, by the city they belong to. A quarter counts as one only where the
 * page names its city as well, so that a name that a town has too does no harm.
 */
const QUARTERS: Readonly<Record<string, string>> = {
  Madrid:
    'arganzuela|atocha|acacias|legazpi|palos de (?:moguer|la frontera)|barajas|alameda de osuna|carabanchel|abrantes|comillas|opanel|puerta bonita|san isidro|vista alegre|centro|embajadores|justicia|lavapies|malasana|palacio|universidad|chueca|la latina|latina|chamartin|el viso|hispanoamerica|nueva espana|prosperidad|bernabeu|chamberi|almagro|gaztambide|rios rosas|trafalgar|vallehermoso|ciudad lineal|concepcion|pueblo nuevo|quintana|costillares|ventas|fuencarral|el pardo|mirasierra|penagrande|valverde|hortaleza|canillas|piovera|conde orgaz|sanchinarro|valdebebas|las tablas|montecarmelo|arroyo del fresno|aluche|las aguilas|lucero|moncloa|aravaca|arguelles|ciudad universitaria|valdezarza|moratalaz|(?:puente|villa|ensanche) de vallecas|vallecas|entrevias|numancia|palomeras|portazgo|retiro|adelfas|jeronimos|nino jesus|(?:barrio de )?salamanca|castellana|fuente del berro|goya|guindalera|lista|recoletos|san blas|canillejas|simancas|tetuan|bellas vistas|berruguete|cuatro caminos|cuzco|valdeacederas|usera|moscardo|orcasitas|pradolongo|vicalvaro|valdebernardo|el canaveral|villaverde|los rosales|delicias|prado',
  Barcelona:
    '(?:el )?(?:barri gotic|barrio gotico|gotic)|(?:el )?raval|(?:el )?born|(?:la )?barceloneta|sant pere|santa caterina|la ribera|(?:l )?eixample|(?:la )?dreta de l eixample|(?:l antiga |la nova )?esquerra de l eixample|(?:la )?sagrada familia|(?:el )?fort pienc|sant antoni|sants|sants badal|hostafrancs|(?:el )?poble sec|la bordeta|les corts|pedralbes|la maternitat i sant ramon|sarria|(?:sant gervasi )?galvany|sant gervasi|(?:el )?putxet|(?:el )?putxet i el farro|vallvidrera|(?:vila de )?gracia|vallcarca|la salut|camp d en grassot|horta|guinardo|(?:el )?baix guinardo|(?:el )?carmel|vall d hebron|la teixonera|nou barris|vilapicina|(?:la )?prosperitat|trinitat (?:vella|nova)|sant andreu|la sagrera|navas|(?:el )?congres i els indians|(?:el )?bon pastor|sant marti|(?:el )?poblenou|diagonal mar|(?:el )?clot|(?:el )?camp de l arpa|provencals|(?:el )?besos|(?:la )?verneda|ciutat vella|can baro|la marina',
  València:
    'ruzafa|russafa|extramurs|campanar|benimaclet|algiros|patraix|jesus|quatre carreres|poblats maritims|(?:el )?cabanyal|(?:la )?malvarrosa|benicalap|rascanya|benimamet|ciutat vella|pla del real|la saidia|l eixample|camins al grau|el carmen|el pla del remei|gran via',
  Sevilla: 'triana|nervion|los remedios|macarena|san pablo|bellavista|santa justa|torreblanca|casco antiguo',
  Málaga:
    'teatinos|carretera de cadiz|cruz de humilladero|churriana|malaga este|el palo|pedregalejo|la malagueta|bailen miraflores|ciudad jardin|puerto de la torre|campanillas|el limonar',
  Zaragoza:
    'actur|delicias|las fuentes|la almozara|universidad|san jose|torrero|el rabal|casablanca|valdespartera|arcosur',
  Bilbao: 'deusto|indautxu|abando|begona|rekalde|basurto|ibaiondo|otxarkoaga|uribarri|casco viejo',
  Palma: 'santa catalina|son espanyol|el terreno|son armadams|genova|son vida|portixol|el molinar',
  Lisboa:
    'ajuda|alcantara|alvalade|areeiro|arroios|avenidas novas|beato|belem|benfica|campo de ourique|campolide|carnide|estrela|lumiar|marvila|misericordia|olivais|parque das nacoes|penha de franca|santa clara|santa maria maior|santo antonio|sao domingos de benfica|sao vicente|chiado|alfama|graca|lapa|telheiras',
  Porto:
    'bonfim|campanha|cedofeita|foz do douro|lordelo do ouro(?: e massarelos)?|massarelos|nevogilde|paranhos|ramalde|aldoar|boavista|antas',
  Berlin:
    'mitte|prenzlauer berg|friedrichshain|kreuzberg|neukolln|charlottenburg|wilmersdorf|schoneberg|tempelhof|steglitz|zehlendorf|dahlem|wedding|moabit|pankow|weissensee|lichtenberg|marzahn|hellersdorf|kopenick|treptow|spandau|reinickendorf|tegel|grunewald|tiergarten|friedenau|lichterfelde|lankwitz|mariendorf|britz|rudow|karlshorst|adlershof|frohnau|hermsdorf|westend',
  München:
    'schwabing|bogenhausen|haidhausen|sendling|pasing|giesing|obergiesing|untergiesing|maxvorstadt|neuhausen|nymphenburg|laim|moosach|trudering|perlach|solln|berg am laim|ludwigsvorstadt|isarvorstadt|lehel|milbertshofen',
  Hamburg:
    'eimsbuttel|altona|winterhude|eppendorf|barmbek|wandsbek|ottensen|harvestehude|rotherbaum|uhlenhorst|blankenese|bergedorf|harburg|volksdorf|rahlstedt|othmarschen|st georg|st pauli',
  Milano:
    'navigli|brera|citta studi|porta (?:romana|venezia|nuova|genova|garibaldi)|isola|lambrate|bovisa|san siro|niguarda|bicocca|loreto|corvetto|quarto oggiaro|baggio|lorenteggio|barona',
  Roma: 'prati|trastevere|testaccio|eur|parioli|monteverde|san giovanni|tiburtina|ostia|monte sacro|nomentano|trieste|balduina|garbatella|centocelle|tuscolano|esquilino|flaminio|trionfale|aurelio|portuense|ostiense|prenestino',
  Amsterdam:
    '(?:de )?pijp|jordaan|oud zuid|oud west|zuidoost|noord|ijburg|watergraafsmeer|bos en lommer|osdorp|slotervaart|zeeburg',
};

const PATTERNS = Object.entries(QUARTERS).map(
  ([city, names]) => [city, new RegExp(`^(?:${names})$`)] as const,
);

/** Other spellings of a city, as pages in its languages have them. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ València: 'valencia|valència', Lisboa: 'lisboa|lisbon', München: 'münchen|munich|muenchen' },
  ...{ Milano: 'milano|milan', Roma: 'roma|rome', Sevilla: 'sevilla|seville', Málaga: 'málaga|malaga' },
  Palma: 'palma de mallorca|palma',
};

/** A name in plain letters: "Sagrada Fàmilia" and "sagrada-familia" are one. */
export function plainPlace(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The city of which a name is a quarter, as the words beside it spell the city; null where they do not name it. */
export function cityOfQuarter(name: string | null, beside: string): string | null {
  const plain = plainPlace(name?.slice(0, 60).replace(/\s*\([^()]*\)\s*$/, '') ?? '');
  if (plain === '') return null;
  for (const [city, names] of PATTERNS) {
    // "Berlin Wedding": the quarter stands behind its city.
    const own = new RegExp(`^(?:${SPELLED[city] ?? city}) (?=\\p{L})`, 'iu').exec(name ?? '')?.[0];
    if (own !== undefined && names.test(plainPlace(name?.slice(own.length, 60) ?? ''))) return own.trim();
    if (!names.test(plain)) continue;
    const spelled = new RegExp(String.raw`(?<![\p{L}-])(?:${SPELLED[city] ?? city})(?![\p{L}])`, 'iu').exec(
      beside.slice(0, 2_000),
    )?.[0];
    if (spelled !== undefined) return spelled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }
  return null;
}

/** Is a city one of those whose quarters portals name in its place? */
export function hasQuarters(city: string): boolean {
  const plain = plainPlace(city);
  return PATTERNS.some(
    ([name]) => new RegExp(`^(?:${SPELLED[name] ?? name})$`, 'iu').test(city) || plainPlace(name) === plain,
  );
}
