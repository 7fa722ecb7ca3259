/** Large towns of which no other country has one of the same fame, by country. */
const TOWNS: Readonly<Record<string, string>> = {
  AE: 'Dubai|Abu Dhabi|Sharjah',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart|Gold Coast',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Salvador|Fortaleza|Belo Horizonte|Curitiba|Recife|Porto Alegre',
  CA: 'Toronto|Vancouver|Montreal|Montréal|Calgary|Ottawa|Edmonton|Winnipeg|Quebec|Québec',
  CH: 'Zurich|Zürich|Geneva|Genève|Basel|Bern|Lausanne|Lugano',
  CZ: 'Prague|Praha|Brno|Ostrava|Plzeň',
  DE: 'Berlin|Hamburg|Munich|München|Cologne|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden',
  DK: 'Copenhagen|København|Aarhus|Odense|Aalborg',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Seville|Málaga|Malaga|Bilbao|Zaragoza|Marbella|Alicante|Granada',
  FR: 'Paris|Lyon|Marseille|Toulouse|Nice|Bordeaux|Lille|Nantes|Strasbourg|Montpellier',
  GB: 'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Leicester|Brighton',
  HU: 'Budapest|Debrecen|Szeged',
  IE: 'Dublin|Cork|Galway|Limerick|Waterford',
  IN: 'Mumbai|Delhi|New Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Pune|Hyderabad',
  IT: 'Rome|Roma|Milan|Milano|Naples|Napoli|Turin|Torino|Florence|Firenze|Venice|Venezia|Bologna',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Fukuoka',
  MX: 'Mexico City|Ciudad de México|Guadalajara|Monterrey|Cancún|Cancun|Tijuana',
  NL: 'Amsterdam|Rotterdam|Utrecht|The Hague|Den Haag|Eindhoven',
  NO: 'Oslo|Bergen|Trondheim|Stavanger',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin|Queenstown',
  PL: 'Warsaw|Warszawa|Kraków|Krakow|Wrocław|Gdańsk|Gdansk|Poznań|Łódź',
  PT: 'Lisbon|Lisboa|Porto|Faro|Braga|Coimbra',
  SE: 'Stockholm|Gothenburg|Göteborg|Malmö|Uppsala',
  SG: 'Singapore',
  US: 'New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|San Francisco|Seattle|Denver|Miami|Boston|Atlanta|Las Vegas|Portland|Detroit|Nashville|Orlando',
  ZA: 'Cape Town|Johannesburg|Durban|Pretoria|Stellenbosch',
};

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWNS).flatMap(([country, names]) =>
    names.split('|').map((name) => [name.toLowerCase(), country] as const),
  ),
);

/** The country of a large town by its whole name; null for others. */
export function countryOfTown(town: string | null): string | null {
  return COUNTRIES.get(town?.trim().toLowerCase() ?? '') ?? null;
}
