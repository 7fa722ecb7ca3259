import { plainPlace } from './city-of-quarter.ts';

/** Provinces that portals have above their towns: many are called like their capitals. */
const PROVINCES: Readonly<Record<string, RegExp>> = {
  ES: /^(?:a coruna|la coruna|alava|araba|albacete|alicante|alacant|almeria|asturias|avila|badajoz|baleares|islas baleares|illes balears|mallorca|barcelona|burgos|caceres|cadiz|cantabria|castellon|castello|ceuta|ciudad real|cordoba|cuenca|girona|gerona|granada|guadalajara|guipuzcoa|gipuzkoa|huelva|huesca|jaen|la rioja|las palmas|leon|lleida|lerida|lugo|madrid|malaga|melilla|murcia|navarra|ourense|orense|palencia|pontevedra|salamanca|santa cruz de tenerife|tenerife|segovia|sevilla|soria|tarragona|teruel|toledo|valencia|valladolid|vizcaya|bizkaia|zamora|zaragoza)(?: provincia)?$/,
  IT: /^(?:agrigento|alessandria|ancona|aosta|arezzo|ascoli piceno|asti|avellino|bari|barletta andria trani|belluno|benevento|bergamo|biella|bologna|bolzano|brescia|brindisi|cagliari|caltanissetta|campobasso|caserta|catania|catanzaro|chieti|como|cosenza|cremona|crotone|cuneo|enna|fermo|ferrara|firenze|foggia|forli cesena|frosinone|genova|gorizia|grosseto|imperia|isernia|la spezia|l aquila|latina|lecce|lecco|livorno|lodi|lucca|macerata|mantova|massa carrara|matera|messina|milano|modena|monza brianza|monza e brianza|napoli|novara|nuoro|oristano|padova|palermo|parma|pavia|perugia|pesaro urbino|pescara|piacenza|pisa|pistoia|pordenone|potenza|prato|ragusa|ravenna|reggio calabria|reggio emilia|rieti|rimini|roma|rovigo|salerno|sassari|savona|siena|siracusa|sondrio|sud sardegna|taranto|teramo|terni|torino|trapani|trento|treviso|trieste|udine|varese|venezia|verbania|vercelli|verona|vibo valentia|vicenza|viterbo)(?: provincia)?$/,
  PT: /^(?:aveiro|beja|braga|braganca|castelo branco|coimbra|evora|faro|guarda|leiria|lisboa|portalegre|porto|santarem|setubal|viana do castelo|vila real|viseu)(?: distrito)?$/,
};

/** Is a name that of a province? Where nobody told the country, one of any. */
export function isProvince(name: string, country: string | null): boolean {
  const plain = plainPlace(name);
  const own = country === null ? Object.values(PROVINCES) : [PROVINCES[country]];
  return own.some((names) => names?.test(plain) === true);
}
