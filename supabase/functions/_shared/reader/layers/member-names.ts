import { NAMES_OF_LANGUAGES } from './member-names-of-languages.ts';

/** English names, and those that portals of other languages were seen to use. */
const ENGLISH = {
  bedrooms: [
    ...['bedrooms', 'bedroomcount', 'numbedrooms', 'numberofbedrooms', 'numberofbeds', 'numbeds'],
    ...['bedcount', 'bedroomscount', 'nobedrooms', 'antallsoverom', 'antalsovrum', 'nrbedrooms'],
    ...['beds', 'bedsvalue', 'countbedrooms', 'bedroomsvalue', 'bedroomsnumber', 'nbbedrooms'],
    ...['nbchambres', 'habitaciones', 'numhabitaciones', 'chambres', 'recamaras', 'soverom'],
    ...['sovevaerelser', 'camere', 'camereletto', 'cameredaletto', 'makuuhuoneet', 'sypialnie'],
    ...['loznice', 'bedroom', 'bed', 'bhk', 'dormitorios', 'schlafzimmer', 'slaapkamers'],
    ...['quartos', 'sovrum', 'aantalslaapkamers', 'numerodormitorios', 'chambrescount'],
  ],
  bathrooms: [
    ...['bathrooms', 'bathroomcount', 'numbathrooms', 'numberofbathrooms', 'numberofbaths'],
    ...['numbaths', 'bathcount', 'bathroomscount', 'nobathrooms', 'baths', 'bathroomstotal'],
    ...['countbathrooms', 'bathroomsvalue', 'bathroomstotaldecimal', 'nbbathrooms'],
    ...['nbsallesdebain', 'banos', 'badezimmer', 'badkamers', 'banheiros', 'numbanos', 'bagni'],
    ...['casasdebanho', 'salledebain', 'sallesdebain', 'lazienki', 'badrum', 'badevaerelser'],
    ...['koupelny', 'bathroom', 'bath', 'nbbaths', 'baeder', 'banyos', 'banys'],
  ],
  fullBaths: ['bathroomsfull', 'fullbathrooms', 'fullbaths', 'fullbath', 'bathsfull', 'bathfull'],
  halfBaths: [
    ...['bathroomshalf', 'halfbathrooms', 'halfbaths', 'bathshalf', 'bathroomspartial'],
    ...['partialbathrooms', 'halfbath', 'partialbath', 'partialbaths'],
  ],
  area: [
    ...['floorarea', 'livingarea', 'nethabitablesurface', 'surface', 'size', 'area', 'floorsize'],
    ...['sqft', 'squarefeet', 'builtarea', 'constructedarea', 'usablearea', 'buildingsize'],
    ...['covered', 'totalarea', 'livingspace', 'netarea', 'square', 'squaremeters'],
    ...['squaremetres', 'superficie', 'wohnflaeche', 'woonoppervlakte', 'boarea', 'mts2', 'm2'],
    ...['sqm', 'mconstruidos', 'squaremeter', 'squaremeterbuild', 'floorareasqm', 'builtsize'],
    ...['mq', 'floorspace', 'kvadratura', 'housingarea', 'usableareas', 'interiorarea'],
    ...['livingsurface', 'surfacehabitable', 'areahabitable', 'internalarea', 'habitablesurface'],
    ...['habitablearea', 'netinternalarea', 'privatearea', 'areautil', 'wohnflache'],
    ...['metroscuadrados', 'carpetarea', 'builduparea', 'builtuparea', 'superbuiltuparea'],
    ...['overallspace', 'interiorfloorspace'],
  ],
  plot: [
    ...['plotarea', 'lotsize', 'landarea', 'landsize', 'plotsize', 'erfsize', 'standsize'],
    ...[
      'lotarea',
      'groundsurface',
      'parcelarea',
      'parcelsize',
      'parcelsurface',
      'surfaceland',
      'landsurface',
      'lotsizearea',
    ],
    ...['landsizesqm', 'lotsizesqm', 'plotsizesqm', 'mparcela', 'plotspace', 'landplotsurface'],
    ...['surfaceterrain', 'grundstuecksflaeche', 'grundstucksflache', 'perceeloppervlakte'],
    ...['terrainarea', 'plotsurface', 'landspace', 'areaterreno', 'superficieterreno'],
    ...['superficieparcela', 'gardenarea', 'kavel', 'perceel', 'tomtarea', 'grundareal'],
  ],
  price: [
    ...['price', 'askingprice', 'saleprice', 'listprice', 'listsaleprice', 'pricevalue'],
    ...['mainvalue', 'guideprice', 'rawprice', 'priceamount', 'transactionprice', 'primaryprice'],
    ...['displayprice', 'formattedprice', 'pricetext', 'purchaseprice', 'cashprice', 'precio'],
    ...['prix', 'prezzo', 'kaufpreis', 'vraagprijs', 'pricecash', 'cena', 'preco', 'pris'],
    ...['kontantpris', 'prisantydning', 'utropspris', 'valor', 'precioventa', 'sellingprice'],
    ...['koopprijs', 'valorvenda', 'precoventa', 'precovenda', 'valorimovel', 'prixvente'],
    ...['pricetotal', 'totalprice', 'salesprice', 'listingprice', 'offerprice', 'currentprice'],
    ...[
      'priceraw',
      'pricenumeric',
      'numericprice',
      'priceint',
      'advertisedprice',
      'buyprice',
      'priceformatted',
    ],
    ...['pricedisplay', 'pricelabel', 'listpricenumeric', 'priceinfo', 'pricing', 'baseprice'],
  ],
  address: [
    ...['displayaddress', 'addresstitle', 'fulladdress', 'streetaddress', 'streetname', 'formattedaddress'],
    ...['addressline', 'address', 'street', 'fullname', 'locationname', 'ubication'],
    ...['line1', 'addressline1', 'address1', 'street1', 'streetline1', 'addressstreet', 'thoroughfare'],
    ...['adres', 'endereco', 'direccion', 'indirizzo', 'adresse', 'ulica', 'gatuadress'],
    ...['streetandhousenumber', 'streetandnumber', 'strassehausnummer', 'strasseundhausnummer'],
  ],
  town: [
    ...['town', 'city', 'locality', 'suburb', 'municipality', 'posttown', 'cityname'],
    ...['loccityname', 'grad', 'postalname', 'mesto', 'cidade', 'stadt', 'citylabel', 'ville'],
    ...['poblacion', 'comune', 'plaats'],
  ],
  region: [
    ...['region', 'county', 'state', 'province', 'stateorprovince', 'regionname', 'provincename'],
    ...['statename'],
  ],
  postcode: [
    'postcode',
    'postalcode',
    'zipcode',
    'zip',
    'eircode',
    'plz',
    'codepostal',
    'codigopostal',
    'cp',
    'codpostal',
  ],
  description: ['description', 'detaileddescription', 'fulldescription', 'remarks', 'publicremarks', 'body'],
  title: ['title', 'headline', 'propertytitle', 'seotitle'],
  type: [
    ...['propertytype', 'propertype', 'tipnekretnine', 'unittypes', 'unittype', 'realestatetype'],
    ...['propertytypelabel'],
    ...['dwellingtype', 'buildingsubtype', 'addresstype', 'typeofflat', 'immobilientyp'],
    ...['soortwoning', 'tipoinmueble', 'typedebien', 'mlstype', 'propertysubtype', 'subtype'],
    ...['hometype', 'propertycategory', 'buildingtype', 'typology', 'objecttype', 'housingform'],
    ...['objekttyp', 'objektart', 'tipoimovel', 'typbostad', 'boligtype', 'tipologia'],
  ],
  energy: [
    ...['energyrating', 'energyefficiencyratingtype', 'energyclass', 'energyrate', 'energylabel'],
    ...['energyefficiencyclass', 'epcrating', 'dpe'],
  ],
  anyType: ['type', 'subclass', 'category', 'kind'],
  year: [
    ...['yearbuilt', 'constructionyear', 'buildingyear', 'yearofconstruction', 'buildyear'],
    ...['builtyear', 'baujahr', 'bouwjaar', 'anoconstr', 'anoconstruccion', 'anneeconstruction'],
    ...['annocostruzione', 'yearconstructed', 'buildingyearopened', 'constructedyear'],
    ...[
      'completionyear',
      'legacyconstructionyear',
      'originalconstructionyear',
      'byggear',
      'byggeaar',
      'rokbudowy',
    ],
  ],
  agent: [
    ...['agentname', 'agencyname', 'branchname', 'brokername', 'brokeragename', 'advertisername'],
    ...['companyname'],
  ],
  country: ['country', 'countrycode', 'addresscountry', 'countryname'],
  currency: ['currency', 'currencycode', 'pricecurrency'],
  id: ['listingid', 'propertyid', 'adid', 'reference', 'id'],
  photos: [
    ...['images', 'photos', 'pictures', 'media', 'gallery', 'imageurls', 'multimedia'],
    ...['multimedias', 'photourls', 'imagelist', 'imglist', 'img', 'imgs', 'imagearray', 'gallerylist'],
    ...['photolinks', 'slides', 'pics', 'photolist', 'pictureurls', 'attachments', 'imageset'],
    ...['advertimagelist', 'advertimage', 'propertyimages', 'listingimages', 'listingphotos'],
    ...['printphotos', 'galleryimages', 'imagegallery', 'hrimagelist', 'bilder', 'fotos', 'fotografias'],
    ...['zdjecia', 'imagenes', 'listaimagenes', 'listaimagenesinmueble', 'imagini', 'immagini'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type MemberField = keyof typeof ENGLISH;

/** Member names that mean a field, on portals that no reader of their own knows; in lower case without separators or accents. */
export const MEMBER_NAMES: Readonly<Record<MemberField, readonly string[]>> = namesOfAll();

function namesOfAll(): Record<MemberField, readonly string[]> {
  const names = Object.fromEntries(
    Object.entries<readonly string[]>(ENGLISH).map(([field, own]) => [
      field,
      [...new Set([...own, ...(NAMES_OF_LANGUAGES[field]?.match(/[^\s]+/g) ?? [])])],
    ]),
  );
  return names as unknown as Record<MemberField, readonly string[]>;
}
