/** Member names that mean a field, on portals that no reader of their own knows; in lower case without separators. */
export const MEMBER_NAMES = {
  bedrooms: [
    'bedrooms',
    'bedroomcount',
    'numbedrooms',
    'numberofbedrooms',
    'nrbedrooms',
    'beds',
    'bedsvalue',
    'countbedrooms',
    'bedroomsvalue',
    'bedroomsnumber',
  ],
  bathrooms: [
    'bathrooms',
    'bathroomcount',
    'numbathrooms',
    'numberofbathrooms',
    'baths',
    'bathroomstotal',
    'countbathrooms',
    'bathroomsvalue',
    'bathroomstotaldecimal',
  ],
  fullBaths: ['bathroomsfull', 'fullbathrooms', 'fullbaths', 'bathsfull', 'numberoffullbathrooms'],
  halfBaths: [
    'bathroomshalf',
    'halfbathrooms',
    'halfbaths',
    'bathshalf',
    'bathroomspartial',
    'partialbathrooms',
  ],
  area: [
    'floorarea',
    'livingarea',
    'nethabitablesurface',
    'surface',
    'size',
    'area',
    'floorsize',
    'sqft',
    'squarefeet',
    'builtarea',
    'constructedarea',
    'usablearea',
    'buildingsize',
    'covered',
  ],
  plot: [
    'plotarea',
    'lotsize',
    'landarea',
    'landsize',
    'plotsize',
    'erfsize',
    'standsize',
    'gardenarea',
    'lotarea',
  ],
  price: [
    'price',
    'askingprice',
    'saleprice',
    'listprice',
    'pricevalue',
    'mainvalue',
    'guideprice',
    'rawprice',
    'priceamount',
    'transactionprice',
    'primaryprice',
    'displayprice',
    'formattedprice',
    'pricetext',
    'purchaseprice',
  ],
  address: [
    'displayaddress',
    'fulladdress',
    'streetaddress',
    'formattedaddress',
    'addressline',
    'address',
    'street',
    'fullname',
    'locationname',
    'ubication',
  ],
  town: ['town', 'city', 'locality', 'suburb', 'municipality', 'posttown', 'cityname'],
  region: ['region', 'county', 'state', 'province', 'stateorprovince'],
  postcode: ['postcode', 'postalcode', 'zipcode', 'zip', 'eircode'],
  description: ['description', 'detaileddescription', 'fulldescription', 'remarks', 'publicremarks', 'body'],
  title: ['title', 'headline', 'propertytitle', 'seotitle'],
  type: [
    'propertytype',
    'propertysubtype',
    'subtype',
    'hometype',
    'propertycategory',
    'buildingtype',
    'typology',
  ],
  anyType: ['type', 'category', 'kind'],
  year: ['yearbuilt', 'constructionyear', 'buildingyear', 'yearofconstruction'],
  agent: [
    'agentname',
    'agencyname',
    'branchname',
    'brokername',
    'brokeragename',
    'advertisername',
    'companyname',
  ],
  currency: ['currency', 'currencycode', 'pricecurrency'],
  id: ['listingid', 'propertyid', 'adid', 'reference', 'id'],
  photos: ['images', 'photos', 'pictures', 'media', 'gallery', 'imageurls', 'multimedia', 'photourls'],
} as const satisfies Record<string, readonly string[]>;

export type MemberField = keyof typeof MEMBER_NAMES;

/** Branches that are about other homes, or about the page. */
const OTHERS =
  /similar|related|recommend|nearby|suggest|comparable|comps|stations|schools|amenit|translations|i18n|messages|config|experiment|featured|feature_?(?:flag|toggle|switch)|breadcrumb|seo|menu|footer|header|filters|searchresults|results|listings$|agent$|agents$|branch$|office|user|history|mortgage|neighbo|alternative|alsoviewed|sold(?:homes|nearby)|otherlistings|morelistings|trending|popular|latest|estimate|valuation|avm|advert$|adverts$|contact|organi[sz]ation/i;

/** Does what stands under this name tell of other homes, or of the page? */
export function isAboutOthers(name: string): boolean {
  return OTHERS.test(name);
}

/** A name as {@link MEMBER_NAMES} has it. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
