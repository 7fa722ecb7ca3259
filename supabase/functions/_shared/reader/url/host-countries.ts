/** Portals whose host ends in no country's code, by the one country that they list homes of. */
const HOSTS_BY_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'bayut.com',
  BD: 'bproperty.com',
  CL: 'portalinmobiliario.com',
  DO: 'supercasas.com',
  EC: 'plusvalia.com',
  ES: 'habitaclia.com milanuncios.com yaencontre.com enalquiler.com thinkspain.com',
  FI: 'etuovi.com',
  FR: 'seloger.com bienici.com logic-immo.com selogerneuf.com paruvendu.com ouestfrance-immo.com superimmo.com',
  GB: 'primelocation.com nethouseprices.com',
  HK: '28hse.com',
  ID: 'rumah123.com',
  IN: 'magicbricks.com 99acres.com housing.com nobroker.com squareyards.com makaan.com proptiger.com',
  LK: 'lankapropertyweb.com',
  MX: 'inmuebles24.com vivanuncios.com propiedades.com',
  NG: 'nigeriapropertycentre.com',
  NL: 'pararius.com',
  PE: 'adondevivir.com',
  PK: 'zameen.com graana.com',
  RS: 'halooglasi.com',
  SI: 'bolha.com',
  TH: 'ddproperty.com',
  TR: 'sahibinden.com hepsiemlak.com emlakjet.com hurriyetemlak.com zingat.com',
  US: 'homes.com compass.com apartments.com century21.com coldwellbanker.com estately.com movoto.com homefinder.com landwatch.com streeteasy.com xome.com bhhs.com longandfoster.com howardhanna.com weichert.com har.com homesnap.com rockethomes.com',
  VN: 'nhatot.com',
};

const COUNTRY_OF_HOST = new Map(
  Object.entries(HOSTS_BY_COUNTRY).flatMap(([country, hosts]) =>
    hosts.split(' ').map((host) => [host, country] as const),
  ),
);

/** Countries by words that names of sites have in front or at the end: "sampleinspain", "portugal-homes". */
const NAMES: readonly (readonly [country: string, name: RegExp])[] = [
  ['ES', /^(?:spain|spanish|espana)|(?:spain|espana)$/],
  ['PT', /^portugal|portugal$/],
  ['FR', /^(?:france|french)|france$/],
  ['IT', /^(?:italy|italian|italia)|(?:italy|italia)$/],
  ['IE', /^(?:ireland|irish)|ireland$/],
  ['GR', /^(?:greece|greek)|greece$/],
  ['CY', /^cyprus|cyprus$/],
];

function countryInName(name: string): string | null {
  return NAMES.find(([, words]) => words.test(name.replace(/-/g, '')))?.[0] ?? null;
}

/** The one country of a portal whose address does not say it; `www.` and other subdomains count. */
export function countryOfPortalHost(host: string | undefined): string | null {
  const parts = host?.toLowerCase().replace(/\.$/, '').split('.') ?? [];
  const [name = ''] = parts.slice(-2);
  return COUNTRY_OF_HOST.get(parts.slice(-2).join('.')) ?? countryInName(name);
}
