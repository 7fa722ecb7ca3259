import { describe, expect, it } from 'vitest';
import type { ListingRecord } from './listing-record.ts';
import { readListingPage } from './read-listing-page.ts';

/** What pages say, in the order in which the markets below name it. */
const FACTS: readonly (readonly [string, (record: ListingRecord) => number | null | undefined])[] = [
  ['4', (record) => record.bedrooms],
  ['2', (record) => record.bathrooms],
  ['148 m²', (record) => record.area?.m2],
  ['612 m²', (record) => record.plot?.m2],
  ['1978', (record) => record.yearBuilt],
];

/** Several names of each fact, in the languages of portals and agents: bedrooms ; bathrooms ; floor ; plot ; year. */
const MARKETS: readonly (readonly [string, string, string])[] = [
  [
    'en-GB',
    '£425,000',
    'Bedrooms|Bedroom(s)|Number of bedrooms|Bed ; Bathrooms|Number of bathrooms|Bathroom(s)|Bath ; Floor area|Home size|Total area|Approx. floor area ; Plot size|Stand size|Total plot|Lot area ; Year built|Built year|Age (year built)|Constructed',
  ],
  [
    'de',
    '425.000 €',
    'Schlafzimmer|Anzahl der Schlafzimmer|Schlafräume|Schlafzimmer (Anzahl) ; Badezimmer|Anzahl Bäder|Badezimmer (Anzahl)|Anzahl der Badezimmer ; Wohnfläche|Nutzfläche|Hauptwohnfläche|Wohnfläche in m² ; Grundstücksfläche|Parzellenfläche|Grundstück (m²)|Landfläche ; Baujahr|Jahr der Fertigstellung|Fertigstellung|Bj.',
  ],
  [
    'fr',
    '425 000 €',
    'Chambres|Nb chambres|Nbre de chambres|Nb. chambres ; Salles de bain|Nb de salle de bain|Nbre de SDB|Nombre de SDB ; Surface|Surface bâtie|Surface hab.|Surface env. ; Surface terrain|Superficie parcelle|Surf. terrain|Contenance ; Année de construction|Époque de construction|Bâti en|An. construction',
  ],
  [
    'it',
    '€ 425.000',
    'Camere da letto|Nr. camere|N° camere|Camera/e ; Bagni|Nr. bagni|N° bagni|Bagno/i ; Superficie|MQ commerciali|Superficie calpestabile|Superficie immobile ; Terreno|Superficie lotto|Mq terreno|Terreno circostante ; Anno di costruzione|Costruzione|Anno costr.|Data di costruzione',
  ],
  [
    'es',
    '425.000 €',
    'Dormitorios|Nro. dormitorios|Cant. dormitorios|Cantidad de dormitorios ; Baños|Nro. baños|Cantidad de baños|Total baños ; Superficie|M² útiles|Construidos|Superficie Const. ; Parcela|Superficie del lote|Sup. parcela|Metros parcela ; Año de construcción|Año de edificación|Año de Construcción|Construcción (año)',
  ],
  [
    'pt-PT',
    '425.000 €',
    'Quartos|Nº quartos|Qtd. quartos|Quantidade de quartos ; Casas de banho|WCs|Número de banheiros|Instalações sanitárias ; Área útil|Metros quadrados|Área do imóvel|Área interna ; Área do terreno|Área de lote|Superfície do terreno|Dimensão do terreno ; Ano de construção|Ano de Construção|Data de construção|Ano da construção',
  ],
  [
    'nl',
    '€ 425.000 k.k.',
    'Slaapkamers|Aantal slpk.|Slaapk.|Slpk. ; Badkamers|Badkamer|Aantal badk.|Badk. ; Woonoppervlakte|Opp. wonen|Leefoppervlakte|Bewoonbaar ; Perceel|Terrein|Opp. perceel|Grond ; Bouwjaar|Bouwperiode|Bouwjaar (ca.)|Jaar',
  ],
  [
    'sv',
    '4 250 000 kr',
    'Sovrum|Antal sovrum|Sovrum (antal) ; Badrum|Antal badrum ; Boarea|Storlek|Area|Bostadsarea ; Tomtarea|Tomtareal|Tomtstorlek|Tomtens area ; Byggår|Byggt|Byggår/period|Byggd år',
  ],
  [
    'nb',
    '4 250 000 kr',
    'Soverom|Antall soverom|Sov ; Bad|Antall bad|Baderom ; Bruksareal|Primærrom (P-ROM)|Areal|BRA i ; Tomteareal|Tomteareal (eiet)|Tomteareal (eier)|Areal tomt ; Byggeår|Byggår|Bygget|Oppføringsår',
  ],
  [
    'da',
    '4.250.000 kr',
    'Soveværelser|Antal soveværelser|Soverum ; Badeværelser|Toiletter og bad|Bad|Antal bad ; Boligareal|Boligm²|Bolig m2|Boligen ; Grundareal|Grundens areal|Grund m²|Grund m2 ; Byggeår|Opførelsesår|Byggeår / ombygget|Bygget',
  ],
  [
    'fi',
    '425 000 €',
    'Makuuhuoneita|Makuuhuoneiden määrä|Makuuhuone|Makuuhuoneiden lukumäärä ; Kylpyhuoneita|Kylpyhuoneet|Kylpyhuone|Kylpyhuoneiden määrä ; Asuinpinta-ala|Huoneistoala|Asuintilat|Kokonaispinta-ala ; Tontin pinta-ala|Tontin koko|Tontin ala|Tonttiala ; Rakennusvuosi|Rakennuksen valmistumisvuosi|Käyttöönottovuosi|Rak.vuosi',
  ],
  [
    'pl',
    '850 000 zł',
    'Sypialnie|Ilość sypialni|Sypialni|Sypialnia ; Łazienki|Łazienka|Łazienek|Liczba łazienek/WC ; Powierzchnia|Pow.|Powierzchnia lokalu|Pow. domu ; Powierzchnia działki|Powierzchnia terenu|Pow. terenu|Powierzchnia gruntu ; Rok budowy|Data budowy|Wybudowano|Rok powstania',
  ],
  [
    'cs',
    '8 500 000 Kč',
    'Ložnice|Počet ložnic|Ložnic ; Koupelny|Počet koupelen|Koupelna|Koupelen ; Užitná plocha|Užitková plocha|Plocha obytná|Plocha podlahová ; Plocha pozemku|Celková plocha pozemku|Plocha zahrady|Pozemek celkem ; Rok výstavby|Rok stavby|Rok kolaudace stavby|Výstavba',
  ],
  [
    'hu',
    '85 000 000 Ft',
    'Hálószobák|Hálószoba|Hálók száma|Hálók ; Fürdőszobák|Fürdőszobák száma|Fürdőszoba|Fürdők száma ; Alapterület|Ház mérete|Terület|Hasznos terület ; Telekterület|Telek nagysága|Telek alapterülete|Telek területe ; Építés éve|Építési év|Építés ideje|Építve',
  ],
  [
    'ro',
    '425.000 €',
    'Dormitoare|Număr dormitoare|Numar dormitoare|Dormitor ; Băi|Baie|Grupuri sanitare ; Suprafață utilă|Aria utilă|Mp utili|Suprafață desfășurată ; Suprafață teren|Curte|Suprafata terenului|Sup. teren ; An construcție|An|Anul constructiei|Anul construirii',
  ],
  [
    'bg',
    '425 000 €',
    'Спални|Брой спални|Спалня ; Бани|Брой бани|Баня ; Площ|Обща площ|Чиста площ|Площ на имота ; Двор|Площ на двора|Земя|Размер на парцела ; Година на строителство|Година на строеж|Година на построяване|Строителство (година)',
  ],
  [
    'hr',
    '425.000 €',
    'Spavaće sobe|Broj spavaćih soba|Spavaćih soba|Br. spavaćih soba ; Kupaonice|Kupaonica|Br. kupaonica|Kupaone ; Stambena površina|Površina objekta|Bruto površina|Površina kuće ; Površina zemljišta|Vrt|Površina terena|Površina zemlje ; Godina izgradnje|Izgrađeno|Godina gradnje|Godina',
  ],
  [
    'sl',
    '425.000 €',
    'Spalnice|Število spalnic|Št. spalnic ; Kopalnice|Število kopalnic|Kopalnica|Št. kopalnic ; Površina|Neto površina|Stanovanjska površina|Neto tlorisna površina ; Zemljišče|Velikost parcele|Parcela|Velikost zemljišča ; Leto gradnje|Zgrajeno|Zgrajena leta|Leto',
  ],
  [
    'el',
    '425.000 €',
    'Υπνοδωμάτια|Αριθμός υπνοδωματίων|Υ/Δ|Υπνοδωμάτιο ; Μπάνια|Αριθμός μπάνιων|Μπάνιο|Λουτρά ; Εμβαδόν|Εμβαδόν κατοικίας|Τετραγωνικά μέτρα|Επιφάνεια ; Οικόπεδο|Εμβαδόν οικοπέδου|Έκταση οικοπέδου|Επιφάνεια οικοπέδου ; Έτος κατασκευής|Έτος|Χρονολογία κατασκευής|Ημ. κατασκευής',
  ],
  [
    'tr',
    '4.250.000 TL',
    'Yatak odası|Yatak odası sayısı|Yatak Odası|Yatak odaları ; Banyo sayısı|Banyo|Banyo Sayısı|Banyolar ; m² (Brüt)|Kullanım alanı|Brüt / Net m²|Büyüklük ; Arsa alanı|Bahçe alanı|Açık Alan|Arsa metrekare ; Yapım yılı|Yapım Yılı|Bina yapım yılı|Yapı yılı',
  ],
  [
    'ru',
    '8 500 000 ₽',
    'Спальни|Спален|Число спален|Кол-во спален ; Санузлы|Количество ванных комнат|Санузлов|Ванных ; Площадь|Жилая площадь|Площадь объекта|Общая ; Площадь участка|Площадь земли|Площадь земельного участка|Площадь участка, м² ; Год постройки|Год строительства|Год|Год сдачи дома',
  ],
  [
    'uk',
    '8 500 000 грн',
    'Спальні|Кількість спалень|Спалень ; Санвузли|Ванні кімнати|Кількість санвузлів ; Площа|Загальна площа|Площа будинку|Загальна площа, м² ; Площа ділянки|Ділянка|Земельна ділянка|Розмір ділянки ; Рік побудови|Рік будівництва|Рік зведення',
  ],
  [
    'he',
    '4,250,000 ₪',
    'חדרי שינה|מספר חדרי שינה|חדר שינה ; חדרי רחצה|מקלחות|מספר חדרי רחצה|חדר רחצה ; שטח|גודל הנכס|שטח במ"ר|שטח דירה ; שטח מגרש|גודל מגרש|גודל המגרש|שטח קרקע ; שנת בניה|שנת בנייה|שנת הבנייה',
  ],
  [
    'ar',
    '4,250,000 ر.س',
    'غرف النوم|عدد غرف النوم|غرف نوم ; الحمامات|حمامات|دورات المياه|عدد دورات المياه ; المساحة|مسطح البناء|مساحة البيت|المساحة الداخلية ; مساحة الأرض|الأرض|مساحة قطعة الأرض|مساحه الارض ; سنة البناء|تاريخ البناء|سنة الإنشاء|سنة التشييد',
  ],
  [
    'ja',
    '4,250万円',
    ' ;  ; 専有面積|建物延床面積|床面積|面積 ; 土地面積|敷地|地積|土地 ; 築年月|建築年|築年月日|完成年月',
  ],
  [
    'ko',
    '42,500만원',
    '침실|방 개수|침실 수|방개수 ; 욕실|화장실|욕실 개수|화장실 수 ; 전용면적|건물면적|전용 면적|실면적 ; 대지면적|대지 면적|토지 면적|대지 ; 준공연도|사용승인|완공연도|준공일',
  ],
  [
    'zh-CN',
    '425万',
    '卧室|卧室数|房间数|房型 ; 卫生间|卫|卫生间数|浴室 ; 建筑面积|使用面积|实用面积|产权面积 ; 占地面积|土地面积|地块面积|用地面积 ; 建成年代|竣工时间|建成时间|修建年代',
  ],
  [
    'zh-TW',
    '4,250萬',
    '房數|房間|臥房|房間數 ; 衛浴|浴室|衛生間|衛 ;  ;  ; 完工年份|建造年份|完工年|竣工年份',
  ],
  [
    'th',
    '4,250,000 บาท',
    'ห้องนอน|จำนวนห้องนอน|นอน ; ห้องน้ำ|จำนวนห้องน้ำ|น้ำ ; พื้นที่ใช้สอย|เนื้อที่ใช้สอย|พื้นที่อาคาร|ขนาด ; ขนาดที่ดิน|ที่ดิน ; ปีที่สร้าง|ปีที่สร้างเสร็จ|สร้างเสร็จปี|ปีสร้าง',
  ],
  [
    'id',
    'Rp 4.250.000.000',
    'Kamar tidur|Jumlah kamar tidur|Jml. kamar tidur|K. Tidur ; Kamar mandi|KM|Jumlah kamar mandi|K. Mandi ; Luas bangunan|Bangunan|Luas rumah|Luas ; Luas tanah|L. Tanah|Tanah|Luas lahan ; Tahun dibangun|Dibangun tahun|Tahun pembangunan|Tahun dibuat',
  ],
];

/** Names that a market has of a fact at most. */
const NAMES = 4;

describe('the labels of a market', () => {
  it.each(MARKETS)('are read in %s, each as its own fact', (lang, price, names) => {
    const columns = names.split(' ; ').map((all) => all.split('|'));
    for (let place = 0; place < NAMES; place += 1) {
      const labels = columns.map((column) => column[place] ?? column.at(-1) ?? '');
      const rows = FACTS.map(([value], at) => (labels[at] ? `<dt>${labels[at]}</dt><dd>${value}</dd>` : ''));
      const html = `<html lang="${lang}"><head><title>Sample</title></head><body><h1>Sample</h1><p class="price">${price}</p><dl>${rows.join('')}</dl></body></html>`;
      const record = readListingPage(html, null);
      const told = FACTS.map(([, fact], at) => (labels[at] ? fact(record) : null));
      const said = FACTS.map(([value], at) => (labels[at] ? Number.parseInt(value, 10) : null));
      expect(told, labels.join(', ')).toStrictEqual(said);
    }
  });
});
