import { oneOfLines } from '../texts/one-of-lines.ts';
import type { LabelField, LabelWords } from './label-words.ts';

/**
 * Whole labels of single markets, beside those of `label-words.ts`: they count first, since a word in front of others may
 * mean the opposite of what it means alone ("površina" is the floor's, "površina okućnice" the garden's).
 */
export const LABELS_OF_MARKETS: readonly (readonly [LabelField, LabelWords])[] = [
  [
    'plot',
    {
      whole: oneOfLines`
        total plot|parzellen(?:fläche|größe)|landfläche|parcelle|surface cadastrale|superficie (?:de (?:la )?)?parcelle|surf\. terrain
        contenance|area esterna|superficie (?:del )?lotto|(?:totale )?grondoppervlakte|terrein|opp\. (?:perceel|grond)|grond
        areal tomt|grund(?:størrelse|ens areal| ?m²| ?m2)|(?:powierzchnia|pow\.|wielkość|rozmiar) (?:terenu|gruntu|działki)
        (?:celková )?plocha (?:celého )?pozemku|plocha zahrady|suprafa[țt]a (?:de )?teren(?:ului)?|sup\. teren|curte
        двор|парцел|земя|размер на (?:парцела|двора)|okućnica|(?:površina|veličina) (?:okućnice|terena|zemlje|zemljišta|vrta)|zemljište|vrt
        zemljišče|velikost (?:parcele|zemljišča)|(?:εμβαδόν?|έκταση|επιφάνεια|μέγεθος) (?:του )?οικοπέδου
        açık alan(?: ?m²)?|bahçe alanı|(?:размер|площадь|площадь земельного) участка|площадь земли|(?:земельный )?участок
        (?:площа|розмір) (?:земельної )?ділянки|(?:земельна )?ділянка
        (?:גודל )?ה?מגרש|مساح[ةه] (?:قطعة )?(?:ال)?[أا]رض|مساحة (?:ال)?قطعة|(?:ال)?أرض
        敷地|地積|土地|(?:대지|토지) ?면적|대지|(?:土地|地块|用地|宗地)面积|(?:ขนาด|เนื้อที่|พื้นที่)?ที่ดิน
        lt|l\. tanah|luas (?:tanah|lahan)|tanah`,
    },
  ],
  [
    'area',
    {
      whole: oneOfLines`
        площ на (?:имота|жилището|апартамента|къщата)|(?:загальна|житлова) площа(?:,? м²?)?|площа(?: (?:будинку|квартири))?(?:,? м²?)?
        (?:建物|専有|延床|延べ床|床)面積(?:[（(].{1,8}[）)])?|(?:실|건물|연) ?면적|(?:საერთო )?ფართობი|ფართი`,
    },
  ],
  [
    'price',
    {
      whole: oneOfLines`
        teljes ár|挂牌(?:总)?价|房价|(?:房屋|参考|成交)总价|报价|要价|ราคาเสนอขาย|ราคาตั้ง|стоимость объекта|вартість|ціна(?: продажу)?|(?:გასაყიდი )?ფასი`,
    },
  ],
  [
    'bedrooms',
    {
      whole: oneOfLines`
        stanze da letto|camera\/e(?: da letto)?|slpk\.?|slaapk\.?|sov(?:e ?rum)?|sypialni[aei]?|háló(?:szob[aá])?k?(?: száma)?
        dormitoare|dormitor|спалн[яи]|спальн[іияь]{1,2}|спал(?:ен|ень)|spavać(?:e|ih) sob[ae]|spalnic[aei]?|υπνοδωμάτι[αο]|υπνοδωματίων
        υ\/δ|yatak odaları|חדרי? שינה|(?:침실|방) ?(?:수|개수)|(?:卧|臥)(?:室|房)(?:数|數)?|房間(?:數)?|房间数|房數|房型
        ห้องนอน|นอน|kt|k\. ?tidur|kamar tidur|საძინებე?ლი|საძინებლები(?:ს რაოდენობა)?`,
    },
  ],
  [
    'bathrooms',
    {
      whole: oneOfLines`
        salles? d['’]eau|sdb|salles? de bains? ?\/ ?(?:d['’])?eau|bagno\/i|aseos y baños|baños completos|total baños
        instalações sanitárias|badk\.?|baderom|toiletter og bad|łazien(?:ka|ki|ek)(?: ?\/ ?wc)?|fürdő(?:szob[aá])?k?(?: száma)?
        b[ăa]i|baie|grupuri sanitare|бан[яи]|kupaonic[aei]|kupaon[ae]|kopalnic[aei]?|μπάνι[οα]|μπάνιων|λουτρά|banyolar
        санузл(?:ы|ов)|ванн(?:ые|ых)(?: комнат[ыа]?)?|санвузл(?:и|ів)|ванн(?:і|их)(?: кімнат[иа]?)?|חדרי? רחצה
        화장실 ?(?:수|개수)?|욕실 개수|卫(?:浴|生间)?(?:数)?|浴室(?:數|数)?|衛(?:浴|生間)?(?:數)?|ห้องน้ำ|น้ำ|km|k\. ?mandi|kamar mandi|სველი წერტილი|აბაზანა|სააბაზანო`,
    },
  ],
  [
    'propertyType',
    {
      whole: oneOfLines`
        haus(?:art|typ)|objekt(?:kategorie|klasse)|art des objekts|nutzungsart|gebäude(?:typ|art)|type (?:d['’]habitation|d['’]immeuble)
        typologie(?: du bien)?|style de bien|tipologia (?:di immobile|abitazione)|clase de inmueble|tipologia do imóvel|tipo de propriedade
        type (?:pand|eigendom|vastgoed)|pandtype|object type|soort(?: (?:pand|bouw|vastgoed))?|type (?:bolig|eiendom)|eiendomstype|boligkategori
        (?:kohteen|asunnon|kiinteistön?) ?tyyppi|tyyppi|(?:rodzaj|typ) (?:mieszkania|lokalu|domu)|(?:typ|druh) (?:objektu|budovy)
        podtyp nemovitosti|(?:ingatlan|épület|ház|lakás)(?: ?típusa?| jellege)|ingatlantípus|tip(?:ul)? (?:de )?(?:imobil(?:ului)?|propriet(?:ate|ății)|locuin[țt]ă|casă?|clădire)
        (?:тип|вид)(?: на)?(?: имота?)|(?:tip|vrsta) (?:nekretnine|kuće|objekta|stana|nepremičnine|hiše)|(?:τύπος|υποκατηγορία|κατηγορία)(?: (?:του )?ακινήτου)?
        (?:вид|тип) (?:объекта|жилья|недвижимости)|(?:тип|вид) (?:нерухомості|будинку|об[’']єкта|житла)
        نوع الوحدة|تصنيف العقار|(?:(?:建物)?種別|種目|物件の種類)|(?:매물|건물|주택) ?(?:종류|유형)|(?:房屋|物业|房产|建筑|住宅|物件|建物)(?:类型|類型|用途)
        ประเภท(?:ทรัพย์|อสังหา(?:ริมทรัพย์)?|ที่อยู่อาศัย)?|(?:tipe|jenis) properti`,
    },
  ],
  [
    'yearBuilt',
    {
      whole: oneOfLines`
        age \(year built\)|constructed|erbaut|er(?:stellungs|bauungs)jahr|gebaut|errichtet|(?:jahr der )?fertigstellung|bj\.?
        année de const(?:r)?\.?|époque de construction|bâtie? en|an\. construction|anno (?:di )?edificazione|costruzione|anno costr\.?|data di costruzione
        (?:antigüedad|construcción) \(año\)|año de const\.?|año (?:de )?edificación|construíd[oa] em|data de construção|ano da construção
        jaar(?: van bouw)?|byggt|bygg(?:d )?år(?:\/period)?|oppført|bygget|oppføringsår|byggeår ?\/ ?ombygget
        rakennuksen valmistumisvuosi|käyttöönottovuosi|rak\.? ?vuosi|rok(?: (?:ukończenia|powstania|kolaudace stavby))?|data budowy|wybudowano
        postaveno|výstavba|építési év|építés ideje|építve|an(?:ul)? (?:de )?(?:finaliz[ăa]r(?:e|ii)(?: construc[țt]iei)?|constru(?:c[țt]i(?:e|ei)|irii))|construit în|an
        година на строителство|построена?|строителство \(година\)|izgrađeno|godina(?: gradnje)?|zgrajen[oa](?: leta)?|leto
        έτος|χρονολογία κατασκευής|ημ\.? κατασκευής|(?:inşa|inşaat|bina yapım|yapı) yılı|год(?: (?:строительства|сдачи дома))?|построен
        рік (?:будівництва|зведення|побудови)|سنة (?:ال)?(?:إنشاء|تشييد)|(?:建築年月?|築年月日|竣工(?:年月?)?|完成年月)
        (?:준공|완공)연도|사용승인일?|건축년도|(?:建筑|建造|修建)(?:年代|年份)|竣工(?:时间|年份)|建成时间|(?:完工|建造|竣工)年份?|建築完成年
        ปี(?:ที่)?(?:สร้าง)(?:เสร็จ)?|สร้างเสร็จปี|tahun (?:di)?(?:bangun|buat)|dibangun tahun|tahun pembangunan`,
    },
  ],
  [
    'postcode',
    {
      whole: oneOfLines`
        codice postale|c\.a\.p\.|postn(?:umme)?r\.?|postinumero|irányítószám|ir\. ?szám|cod po[șs]tal|пощенски код|пк|poštanski broj|poštna številka
        τ\.?κ\.?|ταχυδρομικός κώδικας|posta kodu|(?:почтовый )?индекс|(?:поштовий )?індекс|מיקוד|الرمز البريدي|우편번호|邮(?:政)?编(?:码)?|郵便番号|kode pos`,
    },
  ],
  [
    'town',
    {
      whole: oneOfLines`
        wohnort|localité|ville ?\/ ?commune|citt[aà]'?|comune di|poblaci[oó]n|comuna|delegación|ciudad ?\/ ?municipio|município|cidade ?\/ ?concelho
        plaatsnaam|post(?:ort|sted|distrikt)|kaupunki|kunta|postitoimipaikka|město ?\/ ?obec|város|helység|ora[șs]|localitatea|municipiu
        населено място|mjesto|naselje|grad ?\/ ?(?:općina|naselje)|δήμος|насел[её]нн?ый пункт|населений пункт|місто|(?:所在)?城市|縣市
        kota|kabupaten ?\/ ?kota`,
    },
  ],
];

/** Labels that say the kind of anything: they count where the value names a kind of home. */
export const ANY_KIND =
  /^(?:(?:property )?(?:category|cat[ée]gor[ií][ea]|kategorie)|art|nature|famille|genere|inmueble|imóvel|natureza|kategori(?:a|ja)?|rodzaj|przedmiot|typ oferty|druh|típus|kategória|jelleg|tip|categorie|тип|вид|категория|vrsta|τύπος|نوع|التصنيف|סוג|유형|종류|类型|类别|tipe|jenis)$/iu;
