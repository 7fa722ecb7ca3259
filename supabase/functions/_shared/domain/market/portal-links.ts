/** What a person looks for on a portal; amounts in whole units of the country's currency. */
export interface PortalSearch {
  readonly countryCode: string;
  readonly place: string;
  readonly leastBedrooms: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** A portal's search page: a person opens it, and nothing of ours ever fetches it. */
export interface PortalLink {
  readonly portal: string;
  readonly url: string;
}

interface PortalRow {
  readonly portal: string;
  readonly countryCode: string;
  /** `{place}` stands in a path as the portal writes it */
  readonly address: string;
  /** how the portal calls what is asked for; absent: it takes none in an address */
  readonly place?: string;
  readonly bedrooms?: string;
  readonly least?: string;
  readonly most?: string;
}

/** Searches of portals whose addresses are stable enough to be linked to. */
const PORTALS: readonly PortalRow[] = [
  {
    portal: 'Rightmove',
    countryCode: 'GB',
    address: 'https://www.rightmove.co.uk/property-for-sale/search.html',
    place: 'searchLocation',
    bedrooms: 'minBedrooms',
    least: 'minPrice',
    most: 'maxPrice',
  },
  {
    portal: 'Zoopla',
    countryCode: 'GB',
    address: 'https://www.zoopla.co.uk/for-sale/property/',
    place: 'q',
    bedrooms: 'beds_min',
    least: 'price_min',
    most: 'price_max',
  },
  {
    portal: 'OnTheMarket',
    countryCode: 'GB',
    address: 'https://www.onthemarket.com/for-sale/property/{place}/',
    bedrooms: 'min-bedrooms',
    least: 'min-price',
    most: 'max-price',
  },
  { portal: 'Zillow', countryCode: 'US', address: 'https://www.zillow.com/homes/{place}_rb/' },
  {
    portal: 'Idealista',
    countryCode: 'ES',
    address: 'https://www.idealista.com/buscar/venta-viviendas/{place}/',
  },
];

/** The searches of the portals of a country for what a query asks; none without a place, which every portal needs. */
export function portalLinks({
  countryCode,
  place,
  leastBedrooms,
  least,
  most,
}: PortalSearch): readonly PortalLink[] {
  const plain = place.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const slug = encodeURIComponent(plain.toLowerCase().replaceAll(' ', '-'));
  return PORTALS.filter((row) => row.countryCode === countryCode).map((row) => {
    const url = new URL(row.address.replace('{place}', slug));
    const set = (name: string | undefined, value: string | number | null) => {
      if (name !== undefined && value !== null) url.searchParams.set(name, String(value));
    };
    set(row.place, plain);
    set(row.bedrooms, leastBedrooms);
    set(row.least, least);
    set(row.most, most);
    return { portal: row.portal, url: url.href };
  });
}
