import { oneOfLines } from '../texts/one-of-lines.ts';

/** What labels of the parts of an address are called. */
export const PLACE_LABELS = [
  [
    'postcode',
    {
      whole: oneOfLines`
        post ?code|zip(?: code)?|postal code(?: ?\/ ?zip)?|zip ?\/ ?(?:postal|post) ?code|eir ?code
        c[óo]d(?:igo|\.)? postal|codi postal|code postal|cep|cap|c\.?p\.?
        plz|postleitzahl|postnummer|kod pocztowy|psč`,
    },
  ],
  [
    'address',
    {
      whole: oneOfLines`
        (?:full |property |street )?address|location
        dirección|ubicación|barrio ?/ ?zona|zona ?/ ?barrio|situado en|adreça|indirizzo|ubicazione|adresse(?: du bien)?|anschrift|standort|lage
        situation|endereço|morada|adresă
        adres|adresa|адреса?|aadress|osoite
        כתובת|(?:ال)?عنوان
        ünvan|cím|διεύθυνση|所在地|住所|地址
        lokalita|lokalizacja|lokacija|местоположение|расположение|localización|localização|localisation|sijainti
        yerləşmə|yerləşdiyi yer|konum|adresi|localizare|amplasare|elhelyezkedés|adresas|adrese|vendndodhja|heimilisfang
        მისამართი|հասցե|мекенжайы?|розташування|địa chỉ|vị trí|alamat|lokasi|ที่อยู่|ที่ตั้ง|ทำเล|주소|소재지|위치|位置|地點|地点`,
    },
  ],
  [
    'town',
    {
      whole: oneOfLines`
        town|city|locality|suburb|municipality|(?:town|city) ?\/ ?(?:city|town|suburb)
        población|població|municipi|localidade?|woonplaats|ortschaft|municipio|ciudad|cidade|concelho|comune|città|località|ville|commune
        ort|stadt|stad|gemeente|plaats|kommun
        miasto|miejscowość|город|grad|mesto|město|obec
        עיר|יישוב|ישוב|(?:ال)?مدينة
        şəhər|şehir|település|oraș|localitate|πόλη|linn|paikkakunta|pilsēta`,
    },
  ],
  [
    'street',
    {
      whole: oneOfLines`
        street(?: name)?(?: ?/ ?landmark)?|straße|strasse|straat|rue|calle|rua|strada|via|logradouro
        ulica|ulice|улица|utca|gata|gade|katuosoite|lähiosoite|οδός|iela`,
    },
  ],
  ['country', { whole: String.raw`country|país|paese|pays|nazione|land \/ staat` }],
  [
    'region',
    {
      whole: String.raw`region|région|regione|bundesland|kanton|county|province|state(?: ?\/ ?county)?|provincia|provincie|comunidad autónoma|département|county ?\/ ?state|provínc[ií]a|województwo|estado`,
    },
  ],
] as const;
