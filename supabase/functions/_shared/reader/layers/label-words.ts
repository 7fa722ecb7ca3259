import { HOME_WORD_KEYS, type HomeWordKey } from '../../domain/home-fields.ts';
import { oneOfLines } from '../texts/one-of-lines.ts';
import { WORD_SOURCES } from '../word-sources.ts';
import { PLACE_LABELS } from './label-words-of-places.ts';

export type LabelField =
  | HomeWordKey
  | 'price'
  | 'plot'
  | 'garden'
  | 'total'
  | 'area'
  | 'bedrooms'
  | 'bathrooms'
  | 'fullBaths'
  | 'halfBaths'
  | 'toilets'
  | 'propertyType'
  | 'yearBuilt'
  | 'listingId'
  | 'postcode'
  | 'address'
  | 'street'
  | 'town'
  | 'region'
  | 'country'
  | 'listingType'
  | 'rent'
  | 'agent'
  | 'listedOn';

/** Words of labels as patterns, one family of languages a line. */
export interface LabelWords {
  /** the whole label */
  readonly whole?: string;
  /** how the label begins */
  readonly start?: string;
  /** what stands anywhere in the label */
  readonly within?: string;
}

const SIZE_WORDS =
  'total |gross |net |internal |interior |livable |heated |finished |above[- ]grade |floor |living |built |build |constructed |habitable |usable |covered |house |home |property |approx\\.? |approximate ';

/** What a label on a page means, in the languages of the portals that are read. The first field that fits counts. */
export const LABEL_WORDS: readonly (readonly [LabelField, LabelWords])[] = [
  [
    'price',
    {
      whole: oneOfLines`
        (?:(?:asking|guide|list(?:ed|ing)?|sales?|selling|purchase|offers?|current|starting|fixed|total|our) )?price
        price guide|offers? (?:over|around|in excess of|in the region of|from)|price \((?:gbp|eur|usd|aud|£|€|\$)\)
        precio(?:(?: de)? venta| total| inmueble| de salida)?|importe|pvp
        prix(?: de vente| demandé| fai| hai| public| du bien| total)?|prix (?:honoraires|frais) (?:d['’]agence )?inclus
        prezzo(?: di vendita| richiesto| totale)?|preço(?: de venda)?|valor(?: de venda| do imóvel)?|preț
        (?:kauf|angebots|verkaufs|gesamt)?preis|(?:vraag|koop)?prijs|preu(?: de venda)?
        pris|utgångspris|prisantydning|kontantpris|totalpris|(?:velaton )?hinta
        cena|cijena|цена|стоимость|hind|kaina
        qiymət|fiyat|ár|irányár|τιμή
        schätzwert|verkehrswert|geringstes gebot|mindestgebot|(?:aus)?rufpreis|mise à prix|(?:prezzo )?base d['’]asta|prezzo base
        offerta minima|(?:valor|tipo) de subasta|vyvolávací cena|nejnižší podání|cena wywołania|lance (?:inicial|mínimo)
        (?:current|opening|starting|minimum) bid|bieden vanaf|instelprijs|(?:reserve|auction guide) price|utropspris|startpris
        מחיר(?: מבוקש)?|(?:ال)?سعر|
        (?:販売)?価格|매매가?|매매가격|판매가|总价|售价|總價|售價|價格|价格|harga(?: jual)?|giá(?: bán)?|ราคา(?:ขาย)?
        preço d[oe] (?:imóvel|venda)|precio del inmueble|prezzo dell['’]immobile|prijs van (?:de|het) (?:woning|huis|pand)|цена на имота
        (?:prodejní|predajná|celková) cena|cena (?:celkem|całkowita|ofertowa|sprzedaży|nemovitosti|bytu|domu|predaja)
        begärt pris|accepterat pris|salgspris|prisforslag|(?:myynti|pyynti)hinta|eladási ár|vételár|preț(?:ul)?(?: de)? vânzare
        τιμή πώλησης|satış fiyatı|prix (?:net vendeur|honoraires inclus|fai|hai)|valor (?:total|do imóvel|de venta)`,
    },
  ],
  [
    'plot',
    {
      start: oneOfLines`
        (?:plot|lot|land|site|grounds?|erf|stand|acreage|acres)\b
        (?:total |approx\.? |approximate )?(?:plot|lot|land|erf) (?:size|area)|surface of the (?:plot|land)
        (?:total |approx\.? )acres|taille du terrain|superficie (?:du |del )?terr(?:ain|eno)|lotto\b
        oppervlakte (?:perceel|grond)|terreny
        surface (?:du |de )?(?:terrain|la parcelle)|terrain|teren$
        grundst[uü]ck|grundfläche|perceel|kavel
        tomt|grund(?:areal)?$|tontti|tontin|krundi|sklypo
        pozemek|plocha (?:pozemku|parcely)|площадь участка|površina (?:parcele|zemljišča|zemljišta)|површина (?:парцеле|на парцела)|площ на (?:двора|парцела|имота)
        grondopp|block size|luas tanah
        arsa|torpaq|telek
        שטח (?:ה?מגרש|קרקע)|مساحة (?:ال)?أرض
        (?:土地|敷地)面積|(?:土地|基地)坪[數数]|대지면적|토지면적|占地面积
        (?:výměra|rozloha|velikost) (?:pozemku|parcely)|grondoppervlakte|terreinoppervlakte|suprafață teren|diện tích đất`,
      within: oneOfLines`
        \b(?:parcela|terreno|solar|lote)\b
        działk|участок|οικόπεδο`,
    },
  ],
  // A garden is a part of the plot: it counts where no label names the plot.
  [
    'garden',
    { start: String.raw`garden\b|jardin|tuin|garten`, within: String.raw`\b(?:jardín|jardim|giardino)\b` },
  ],
  // Land or floor: it counts where no label names the floor.
  [
    'total',
    {
      whole:
        'm2|m²|mq|superf[ií]cie total|área total|sup\\.? total|celková plocha|powierzchnia całkowita|suprafață totală|total structure area|(?:total )?building (?:area|size)|unit size|covered area|surface (?:totale|utile)|(?:gesamt)?fläche|área|oppervlakte|dimension[ei]|[mM]etri quadr(?:i|ati)|metratura|metros(?: cuadrados)?',
    },
  ],
  [
    'area',
    {
      whole: oneOfLines`
        (?:${SIZE_WORDS})*(?:area|size|space|surface|sq\.? ?(?:ft|feet|m|metres|meters)\.?|square (?:footage|feet|metres|meters))
        gia|space|(?:internal )?floor ?space|built[- ]?up(?: area)?|carpet area|super (?:built[- ]?up )?area|liv(?:ing|able) sq\.? ?ft\.?|(?:approx\.? |total |finished |heated )?sq\.? ?ft\.?|sqft
        surface(?: habitable| privative| utile| du bien)?|surface (?:loi )?carrez|wohnfl\.?|wonen|gebruiksoppervlakten?(?: wonen)?|bewoonbare oppervlakte
        (?:общая )?площадь(?:,? м²?)?|sahə(?:si)?`,
      // "Built in" and "Construida en" are about the year.
      start: oneOfLines`
        built(?! (?:in|year)\b)|living area|livable|m² built
        superf[ií]cie(?! (?:de |del |de la |della |du )?(?:terr|trastero|jard|giard|balc|garaje|garage|parking|patio|exterior|estern|piscin|cantina|loggia))|construid(?!\w* en\b)|(?:m²|m2|metros) constru|(?:m²|m2) [uú]til|suprafa[țţt]|woonopp
        (?:sup|superf|s)\. (?:const|[uú]til|commerc|habit|viv)|luas bangunan|platība
        [aá]rea (?:[uú]til|bruta|constru[ií]da|privativa|habitável|de construção)|tamanho|metragem
        wohnfl(?:ä|ae)che|objekt(?:größe|fläche)|nutzfläche|zimmergröße|woonoppervlakte|bewohnbare
        boarea|bostadsyta|boyta|bolig(?:ens )?størrelse|bra-i\b|(?:internt )?bruksareal|primærrom|p-rom|bra\b|boligareal|asuinpinta|kokopinta|asuintilojen pinta|pinta-ala
        powierzchnia|metraż$|výměra$|rozloha$|(?:užitková|úžitková) plocha|(?:užitná|podlahová|obytná) plocha|plocha (?:bytu|podlahová|užitná|obytná)|(?:bivalna |stambena |uporabna )?površina|површина|kvadratura|квадратура|площ(?!\p{L})
        üldpind|(?:bendras )?plotas
        hasznos alapterület|lakóterület|diện tích(?! đất)|พื้นที่|전용면적|면적$|(?:建筑|使用|套内)面积|面积$
        (?:net|brüt|brut) ?m²|m² ?\((?:net|brüt|brut)|(?:(?:net|brüt|brut) )?metrekare|alapterület
        שטח(?: בנוי| הנכס| דירה)?$|מ["״]ר(?: בנוי)?|(?:ال)?مساحة(?: (?:ال)?بناء)?$
        (?:専有|建物)面積|(?:전용|공급)면적|建[筑築]面[积積]|(?:建物|登記|權狀)?(?:總|总)?坪[數数]$|建坪|建物總坪數`,
      within: 'εμβαδό',
    },
  ],
  [
    'bedrooms',
    {
      whole: oneOfLines`
        (?:no\.? of |number of |total |double )?bed(?: ?room)?s?|bedrooms? number|bhk
        (?:(?:número|n[ºo°]?\.?) de )?(?:dormitorios?|habitaci(?:ones|ón)|habitacions|dormitoris)|rec[aá]maras?|cuartos|alcobas
        (?:quantidade de |n[ºo°]?\.? de )?quartos?|(?:n[ºo°]?\.? de )?dormit[oó]rios?
        chambres?(?: à coucher)?|camer[ae](?: da letto)?|dormitoare
        schlafzimmer(?:anzahl)?|schlafräume|slaapkamers?|kamar tidur|(?:số )?phòng ngủ|ห้องนอน|침실|방(?: ?수)?|卧室|臥室
        sovrum|soverom|soveværelser
        (?:liczba )?sypialni[ae]?|(?:количество )?(?:спален|спальни|спальня)
        (?:מספר )?חדרי שינה|(?:عدد )?غرف (?:ال)?نوم|(?:عدد )?غرف النوم
        ložnic[ei]?|spáln[eí]|hálószobák|hálók száma|makuuhuoneita|dormitor(?:io)?(?: total)?|spální|spalní|spavaćih soba|υπνοδωμάτια|habs?\.?|dorms?\.?|間取り|格局|户型`,
      start: 'yatak odası|oda sayısı|spavać|makuuhuone|magamistu',
    },
  ],
  ['toilets', { whole: 'wc|wcs' }],
  ['fullBaths', { whole: String.raw`full bath(?:room)?s?|bath(?:room)?s?[ ,-]{1,3}full` }],
  [
    'halfBaths',
    {
      whole: String.raw`(?:half|partial|1\/2|powder) (?:bath|bathroom|room)s?|bath(?:room)?s?[ ,-]{1,3}half`,
    },
  ],
  [
    'bathrooms',
    {
      whole: oneOfLines`
        (?:no\.? of |number of |full |total )?bath(?: ?room)?s?|full (?:and half )?baths?|baths? \(full\/half\)
        (?:n[ºo°]?\.? de )?baños?|(?:cuartos? de )?baños?|bagn[io]|servizi|banys|salles? de bains?|(?:nr\.? )?b[ăa]i|kamar mandi
        (?:quantidade de |n[ºo°]?\.? de )?banheiros?|casas de banho
        badezimmer(?: ?\/ ?wc)?|bad ?\/ ?wc|(?:số )?phòng tắm|ห้องน้ำ|욕실(?: ?수)?|卫生间|衛浴|bäder|badkamers?|casa de banho|salles d['’]eau|băi|koupeln[ay]|koupelen|kúpeľn[ae]|kúpeľní|fürdőszobák(?: száma)?|kupaonica|kupaona|badrum|bad|badeværelser
        חדרי (?:רחצה|אמבטיה)|מקלחות|(?:عدد )?(?:ال)?حمامات|(?:عدد )?دورات (?:ال)?مياه
        łazienki|(?:количество )?(?:ванн[а-яё]*|санузлов)
        (?:број на )?бањи|(?:број )?купатила|бани
        banyo(?: sayısı)?|μπάνια`,
      start: 'kupatil|kylpyhuone',
    },
  ],
  [
    'propertyType',
    {
      whole: oneOfLines`
        (?:property |home |building |style|house |dwelling )?type(?: (?:&|and) year)?|(?:type|kind) of (?:property|home|house|apartment)
        (?:property )?style|(?:property )?sub[ -]?type|sottotipologia|subtipo(?: de (?:inmueble|vivienda))?
        tipo(?: de)?(?: (?:inmueble|propiedad|vivienda|casa))?|tipolog[ií]a(?: immobile)?|(?:type|nature) (?:de |du )?bien
        (?:property )?category|cat[ée]gor[ií][ea]|kategorie|art der immobilie|type object
        type woning|hoofdtype|objecttype|soort (?:woonhuis|woning|appartement|object)|woningtype|objekt(?:typ|art)|immobilien(?:typ|art)|haustyp|wohnungstyp|typ
        type (?:de )?(?:logement|propriété)|tipo (?:di |de )?(?:immobile|proprietà|imóvel)
        boligtype|bostadstyp|boendeform|byggnadstyp|hustyp|objektstyp|rakennustyyppi|épülettípus|tip (?:nekretnine|imobil|proprietate)|druh stavby|ejendomstype|talotyyppi|kohdetyyppi
        kind of house|(?:property|listing) (?:class|kind)|unit type|asuntotyyppi|ingatlan típusa|vrsta nepremičnine|(?:emlak|konut) tipi
        вид (?:на )?имот(?:а)?|тип (?:объекта|дома|квартиры)|είδος(?: ακινήτου)?|loại (?:hình|nhà)|ประเภท
        (?:typ|rodzaj|druh) (?:nehnuteľnosti|zabudowy|nieruchomości|budynku|nemovitosti|bytu|domu)
        סוג (?:ה?נכס|ה?דירה)|نوع (?:ال)?عقار|(?:ال)?نوع
        тип недвижимости|物件種(?:別|目)`,
    },
  ],
  ...HOME_WORD_KEYS.map((key) => [key, { within: WORD_SOURCES[key].label.source }] as const),
  [
    'yearBuilt',
    {
      whole: oneOfLines`
        (?:approx(?:imate)? )?year (?:built|of construction|constructed)|built(?: in)?|(?:construction|completion|buil[dt]) year
        year|(?:date|year) (?:of construction|built)|completed
        año(?: de construcción| construcción)?|constru[ií]d[oa] en|fecha de construcción|any de construcció|ano(?: de)?(?: construção)?
        anno(?: di)?(?: costruzione)?|costruito nel|année(?: (?:de )?construction)?|date de construction|construit en
        baujahr|bouwjaar|gebouwd in
        byggår|byggnadsår|byggeår|opført(?: år)?|opførelsesår|rakennusvuosi|valmistumisvuosi|rakennettu
        yr\.? built|built year|year of build|rok (?:postavení|postavenia|dokončení|stavby)|építés(?: éve)?|épült|bouwperiode
        建成(?:年份|年代)|năm xây dựng|준공(?:년도|일)?
        rok (?:budowy|výstavby|kolaudace)|godina izgradnje|год (?:постройки|сдачи)
        година(?: на (?:градба|изградба|строеж|построяване))?|година изградње|leto (?:izgradnje|gradnje)
        ehitusaasta|(?:statybos )?metai
        yapım yılı|tikilmə ili|építés éve|an(?:ul)? construc[țţt]ie[i]?|έτος κατασκευής
        שנת (?:ה?בני(?:י)?ה|ה?בנייה)|سنة (?:ال)?بناء|تاريخ (?:ال)?بناء
        築年月?|完成時期(?:[（(]築年月[)）])?`,
    },
  ],
  [
    'listingId',
    {
      whole: oneOfLines`
        ref(?:erence)?(?: (?:no|number|code))?\.?|property (?:id|ref(?:erence)?)
        mls(?: ?(?:#|no|number|id))?\.?|listing (?:id|number)|id
        referencia|riferimento`,
    },
  ],
  ...PLACE_LABELS,
  [
    'listingType',
    {
      whole: oneOfLines`
        operation type|operation|transaction|offer type|listing type|for
        operación|tipo de operación|contratto|contract`,
    },
  ],
  [
    'rent',
    {
      whole: 'miete|alquiler|affitto|hyra',
      start: 'kaltmiete|warmmiete|gesamtmiete|monatsmiete|loyer|huurprijs|canone di locazione|monthly rent$',
    },
  ],
  [
    'agent',
    { whole: 'listed by|listing (?:agent|office|provided by)|agent|agency|marketed by|broker(?:age)?' },
  ],
  [
    'listedOn',
    {
      whole: oneOfLines`
        listed(?: on)?|added(?: on)?(?: \w+)?|date (?:listed|added|posted)|listing date|listed date`,
    },
  ],
];
