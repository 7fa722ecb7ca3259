/** One portal or one country's edition of it: facts, no code. */
export interface Portal {
  readonly key: string;
  readonly name: string;
  /** registrable hosts; subdomains count */
  readonly hosts: readonly string[];
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly currency: string;
  /** BCP 47, for numbers and dates */
  readonly locale: string;
  /** the listing's id, the first group, in path and query of a listing page */
  readonly listing: RegExp;
  /** how a listing's address is written, with {id}; null where the path cannot be rebuilt from the id */
  readonly canonical: string | null;
  /** a page of results */
  readonly search: RegExp | null;
  /**
   * May a server fetch it? `ask` is no: its terms forbid automated reading, so the person brings the page (saved HTML,
   * paste, bookmarklet). The operator's own table decides in the end; this is what it starts with.
   */
  readonly fetch: 'allowed' | 'ask';
}

const uk = { country: 'GB', currency: 'GBP', locale: 'en-GB', fetch: 'ask' } as const;
const us = { country: 'US', currency: 'USD', locale: 'en-US', fetch: 'ask' } as const;
const es = { country: 'ES', currency: 'EUR', locale: 'es-ES', fetch: 'ask' } as const;

export const PORTALS: readonly Portal[] = [
  {
    ...uk,
    key: 'rightmove',
    name: 'Rightmove',
    hosts: ['rightmove.co.uk', 'rightmove.com'],
    listing:
      /\/(?:properties\/|property-(?:for-sale|to-rent)\/property-|commercial-property-\S*?\/property-|new-homes-for-sale\/property-)(\d+)/,
    canonical: 'https://www.rightmove.co.uk/properties/{id}',
    search:
      /\/(?:property|new-homes)-(?:for-sale|to-rent)\/(?:find|map|search|[A-Z][\w-]*\.html)|\/find\.html/,
  },
  {
    ...uk,
    key: 'zoopla',
    name: 'Zoopla',
    hosts: ['zoopla.co.uk'],
    listing: /\/(?:for-sale|to-rent|new-homes)\/details\/(?:contact\/|photos\/)?(\d+)/,
    canonical: null,
    search: /\/(?:for-sale|to-rent|new-homes|house-prices)\/(?!details)[\w-]+\//,
  },
  {
    ...uk,
    key: 'onthemarket',
    name: 'OnTheMarket',
    hosts: ['onthemarket.com'],
    listing: /\/details\/(\d+)/,
    canonical: 'https://www.onthemarket.com/details/{id}/',
    search: /\/(?:for-sale|to-rent|new-homes)\/(?:property|[\w-]+)\//,
  },
  {
    ...uk,
    key: 'jitty',
    name: 'Jitty',
    hosts: ['jitty.com'],
    listing: /\/properties\/([\w-]+)/,
    canonical: null,
    search: /\/(?:search|for-sale)/,
  },
  {
    ...us,
    key: 'zillow',
    name: 'Zillow',
    hosts: ['zillow.com'],
    listing: /\/(?:homedetails\/.*?|homes\/.*?|b\/.*?)(\d+)_zpid/,
    canonical: null,
    search: /\/homes\/(?!.*_zpid)|\/(?:for_sale|for_rent|rentals|sold)\/?|searchQueryState/,
  },
  {
    ...us,
    key: 'realtor',
    name: 'Realtor.com',
    hosts: ['realtor.com'],
    listing: /\/realestateandhomes-detail\/[^?#]*?(M?\d{4,}-\d{4,}|(?<=_)M[\w-]+)/,
    canonical: null,
    search: /\/realestateandhomes-search|\/apartments\//,
  },
  {
    ...us,
    key: 'redfin',
    name: 'Redfin',
    hosts: ['redfin.com'],
    listing: /\/home\/(\d+)/,
    canonical: null,
    search: /\/(?:city|zipcode|neighborhood|county)\/\d+/,
  },
  {
    ...us,
    key: 'trulia',
    name: 'Trulia',
    hosts: ['trulia.com'],
    listing: /\/(?:p|home|property)\/[^?#]*?-(\d{5,})/,
    canonical: null,
    search: /\/(?:for_sale|for_rent|[A-Z]{2}\/[\w-]+\/?$)/,
  },
  {
    ...es,
    key: 'idealista',
    name: 'idealista',
    hosts: ['idealista.com'],
    listing: /\/(?:inmueble|imovel|immobile)\/(\d+)/,
    canonical: 'https://www.idealista.com/inmueble/{id}/',
    search: /\/(?:venta|alquiler|areas?|geo|obranueva|en\/(?:venta|alquiler))[-/]/,
  },
  {
    ...es,
    key: 'idealista-pt',
    name: 'idealista Portugal',
    hosts: ['idealista.pt'],
    country: 'PT',
    locale: 'pt-PT',
    listing: /\/imovel\/(\d+)/,
    canonical: 'https://www.idealista.pt/imovel/{id}/',
    search: /\/(?:comprar|arrendar)-/,
  },
  {
    ...es,
    key: 'idealista-it',
    name: 'idealista Italia',
    hosts: ['idealista.it'],
    country: 'IT',
    locale: 'it-IT',
    listing: /\/immobile\/(\d+)/,
    canonical: 'https://www.idealista.it/immobile/{id}/',
    search: /\/(?:vendita|affitto)-/,
  },
  {
    ...es,
    key: 'fotocasa',
    name: 'Fotocasa',
    hosts: ['fotocasa.es'],
    listing: /\/(\d{6,})(?:\/d)?(?:[/?]|$)/,
    canonical: null,
    search: /\/l(?:\/\d+)?(?:[?]|$)/,
  },
  {
    ...es,
    key: 'pisos',
    name: 'pisos.com',
    hosts: ['pisos.com'],
    listing: /-(\d{6,}_\d+|\d{9,})(?:[/_?]|$)/,
    canonical: null,
    search: /\/(?:venta|alquiler)\/(?:pisos|casas|viviendas)-/,
  },
  {
    key: 'daft',
    name: 'Daft.ie',
    hosts: ['daft.ie'],
    country: 'IE',
    currency: 'EUR',
    locale: 'en-IE',
    fetch: 'ask',
    // Saved pages of the years before 2020 have "/city/houses-for-sale/area/street-and-town-1234567/".
    listing:
      /\/(?:for-sale|for-rent|share|new-home-for-sale|sold|(?:property|houses|apartments|duplexes|bungalows|sites|studio-apartments)-(?:for-sale|for-rent|for-auction))\/[^?#]*?(?:\/|[a-z]-(?=\d{5}))(\d+)(?:[/?#]|$)/,
    canonical: null,
    search: /\/(?:property|houses|apartments)-for-(?:sale|rent)\//,
  },
  {
    key: 'domain',
    name: 'Domain',
    hosts: ['domain.com.au'],
    country: 'AU',
    currency: 'AUD',
    locale: 'en-AU',
    fetch: 'ask',
    listing: /-(\d{7,})(?:[/?#]|$)/,
    canonical: null,
    search: /\/(?:sale|rent|sold-listings)\//,
  },
  {
    key: 'realestate-au',
    name: 'realestate.com.au',
    hosts: ['realestate.com.au'],
    country: 'AU',
    currency: 'AUD',
    locale: 'en-AU',
    fetch: 'ask',
    listing: /\/property-[\w+-]*?-(\d{6,})(?:[/?#]|$)/,
    canonical: null,
    search: /\/(?:buy|rent|sold)\//,
  },
  {
    key: 'immobiliare',
    name: 'Immobiliare.it',
    hosts: ['immobiliare.it'],
    country: 'IT',
    currency: 'EUR',
    locale: 'it-IT',
    fetch: 'ask',
    listing: /\/annunci\/(\d+)/,
    canonical: 'https://www.immobiliare.it/annunci/{id}/',
    search: /\/(?:vendita|affitto)-/,
  },
  {
    key: 'immoweb',
    name: 'Immoweb',
    hosts: ['immoweb.be'],
    country: 'BE',
    currency: 'EUR',
    locale: 'fr-BE',
    fetch: 'ask',
    listing: /\/(?:classified|annonce|zoekertje|anzeige)\/[^?#]*?(\d{6,})(?:[/?#]|$)/,
    canonical: null,
    search: /\/(?:search|recherche|zoeken)\//,
  },
  {
    key: 'funda',
    name: 'Funda',
    hosts: ['funda.nl'],
    country: 'NL',
    currency: 'EUR',
    locale: 'nl-NL',
    fetch: 'ask',
    listing: /\/(?:detail|koop|huur)\/[^?#]*?(\d{7,})/,
    canonical: null,
    search: /\/zoeken\//,
  },
  {
    key: 'immoscout',
    name: 'ImmoScout24',
    hosts: ['immobilienscout24.de'],
    country: 'DE',
    currency: 'EUR',
    locale: 'de-DE',
    fetch: 'ask',
    listing: /\/expose\/(\d+)/,
    canonical: 'https://www.immobilienscout24.de/expose/{id}',
    search: /\/Suche\//,
  },
  {
    key: 'propertyfinder',
    name: 'Property Finder',
    hosts: ['propertyfinder.ae'],
    country: 'AE',
    currency: 'AED',
    locale: 'en-AE',
    fetch: 'ask',
    listing: /\/plp\/[^?#]*?-([\w]+)\.html/,
    canonical: null,
    search: /\/search/,
  },
  {
    key: 'property24',
    name: 'Property24',
    hosts: ['property24.com'],
    country: 'ZA',
    currency: 'ZAR',
    locale: 'en-ZA',
    fetch: 'ask',
    listing: /\/(?:for-sale|to-rent)\/[^?#]*?\/(\d{7,})(?:[/?#]|$)/,
    canonical: null,
    search: /\/(?:property|houses|apartments)-(?:for-sale|to-rent)/,
  },
];

/** The portal that a host belongs to, or null. `www.` and other subdomains count. */
export function portalOfHost(host: string): Portal | null {
  const lower = host.toLowerCase().replace(/\.$/, '');
  return (
    PORTALS.find((portal) => portal.hosts.some((own) => lower === own || lower.endsWith(`.${own}`))) ?? null
  );
}
