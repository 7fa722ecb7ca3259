import { describe, expect, it } from 'vitest';
import type { ListingRecord } from './listing-record.ts';
import { readListingPage } from './read-listing-page.ts';

type Asked = 'bedrooms' | 'bathrooms' | 'area' | 'plot' | 'year';

/** What portals and agents of a language call a fact, several names for each. */
const MARKETS: readonly (readonly [string, string, Readonly<Partial<Record<Asked, string>>>])[] = [
  [
    'en-GB',
    '£425,000',
    {
      bedrooms: 'Bedrooms|Bedroom(s)|Number of bedrooms|Bed',
      bathrooms: 'Bathrooms|Number of bathrooms|Bathroom(s)|Bath',
      area: 'Floor area|Home size|Total area|Approx. floor area',
      plot: 'Plot size|Stand size|Total plot|Lot area',
      year: 'Year built|Built year|Age (year built)|Constructed',
    },
  ],
  [
    'de',
    '425.000 €',
    {
      bedrooms: 'Schlafzimmer|Anzahl der Schlafzimmer|Schlafräume|Schlafzimmer (Anzahl)',
      bathrooms: 'Badezimmer|Anzahl Bäder|Badezimmer (Anzahl)|Anzahl der Badezimmer',
      area: 'Wohnfläche|Nutzfläche|Hauptwohnfläche|Wohnfläche in m²',
      plot: 'Grundstücksfläche|Parzellenfläche|Grundstück (m²)|Landfläche',
      year: 'Baujahr|Jahr der Fertigstellung|Fertigstellung|Bj.',
    },
  ],
  [
    'fr',
    '425 000 €',
    {
      bedrooms: 'Chambres|Nb chambres|Nbre de chambres|Nb. chambres',
      bathrooms: 'Salles de bain|Nb de salle de bain|Nbre de SDB|Nombre de SDB',
      area: 'Surface|Surface bâtie|Surface hab.|Surface env.',
      plot: 'Surface terrain|Superficie parcelle|Surf. terrain|Contenance',
      year: 'Année de construction|Époque de construction|Bâti en|An. construction',
    },
  ],
  [
    'it',
    '€ 425.000',
    {
      bedrooms: 'Camere da letto|Nr. camere|N° camere|Camera/e',
      bathrooms: 'Bagni|Nr. bagni|N° bagni|Bagno/i',
      area: 'Superficie|MQ commerciali|Superficie calpestabile|Superficie immobile',
      plot: 'Terreno|Superficie lotto|Mq terreno|Terreno circostante',
      year: 'Anno di costruzione|Costruzione|Anno costr.|Data di costruzione',
    },
  ],
  [
    'es',
    '425.000 €',
    {
      bedrooms: 'Dormitorios|Nro. dormitorios|Cant. dormitorios|Cantidad de dormitorios',
      bathrooms: 'Baños|Nro. baños|Cantidad de baños|Total baños',
      area: 'Superficie|M² útiles|Construidos|Superficie Const.',
      plot: 'Parcela|Superficie del lote|Sup. parcela|Metros parcela',
      year: 'Año de construcción|Año de edificación|Año de Construcción|Construcción (año)',
    },
  ],
  [
    'pt-PT',
    '425.000 €',
    {
      bedrooms: 'Quartos|Nº quartos|Qtd. quartos|Quantidade de quartos',
      bathrooms: 'Casas de banho|WCs|Número de banheiros|Instalações sanitárias',
      area: 'Área útil|Metros quadrados|Área do imóvel|Área interna',
      plot: 'Área do terreno|Área de lote|Superfície do terreno|Dimensão do terreno',
      year: 'Ano de construção|Ano de Construção|Data de construção|Ano da construção',
    },
  ],
  [
    'nl',
    '€ 425.000 k.k.',
    {
      bedrooms: 'Slaapkamers|Aantal slpk.|Slaapk.|Slpk.',
      bathrooms: 'Badkamers|Badkamer|Aantal badk.|Badk.',
      area: 'Woonoppervlakte|Opp. wonen|Leefoppervlakte|Bewoonbaar',
      plot: 'Perceel|Terrein|Opp. perceel|Grond',
      year: 'Bouwjaar|Bouwperiode|Bouwjaar (ca.)|Jaar',
    },
  ],
  [
    'sv',
    '4 250 000 kr',
    {
      bedrooms: 'Sovrum|Antal sovrum|Sovrum (antal)',
      bathrooms: 'Badrum|Antal badrum',
      area: 'Boarea|Storlek|Area|Bostadsarea',
      plot: 'Tomtarea|Tomtareal|Tomtstorlek|Tomtens area',
      year: 'Byggår|Byggt|Byggår/period|Byggd år',
    },
  ],
  [
    'nb',
    '4 250 000 kr',
    {
      bedrooms: 'Soverom|Antall soverom|Sov',
      bathrooms: 'Bad|Antall bad|Baderom',
      area: 'Bruksareal|Primærrom (P-ROM)|Areal|BRA i',
      plot: 'Tomteareal|Tomteareal (eiet)|Tomteareal (eier)|Areal tomt',
      year: 'Byggeår|Byggår|Bygget|Oppføringsår',
    },
  ],
  [
    'da',
    '4.250.000 kr',
    {
      bedrooms: 'Soveværelser|Antal soveværelser|Soverum',
      bathrooms: 'Badeværelser|Toiletter og bad|Bad|Antal bad',
      area: 'Boligareal|Boligm²|Bolig m2|Boligen',
      plot: 'Grundareal|Grundens areal|Grund m²|Grund m2',
      year: 'Byggeår|Opførelsesår|Byggeår / ombygget|Bygget',
    },
  ],
  [
    'fi',
    '425 000 €',
    {
      bedrooms: 'Makuuhuoneita|Makuuhuoneiden määrä|Makuuhuone|Makuuhuoneiden lukumäärä',
      bathrooms: 'Kylpyhuoneita|Kylpyhuoneet|Kylpyhuone|Kylpyhuoneiden määrä',
      area: 'Asuinpinta-ala|Huoneistoala|Asuintilat|Kokonaispinta-ala',
      plot: 'Tontin pinta-ala|Tontin koko|Tontin ala|Tonttiala',
      year: 'Rakennusvuosi|Rakennuksen valmistumisvuosi|Käyttöönottovuosi|Rak.vuosi',
    },
  ],
  [
    'pl',
    '850 000 zł',
    {
      bedrooms: 'Sypialnie|Ilość sypialni|Sypialni|Sypialnia',
      bathrooms: 'Łazienki|Łazienka|Łazienek|Liczba łazienek/WC',
      area: 'Powierzchnia|Pow.|Powierzchnia lokalu|Pow. domu',
      plot: 'Powierzchnia działki|Powierzchnia terenu|Pow. terenu|Powierzchnia gruntu',
      year: 'Rok budowy|Data budowy|Wybudowano|Rok powstania',
    },
  ],
  [
    'cs',
    '8 500 000 Kč',
    {
      bedrooms: 'Ložnice|Počet ložnic|Ložnic',
      bathrooms: 'Koupelny|Počet koupelen|Koupelna|Koupelen',
      area: 'Užitná plocha|Užitková plocha|Plocha obytná|Plocha podlahová',
      plot: 'Plocha pozemku|Celková plocha pozemku|Plocha zahrady|Pozemek celkem',
      year: 'Rok výstavby|Rok stavby|Rok kolaudace stavby|Výstavba',
    },
  ],
  [
    'hu',
    '85 000 000 Ft',
    {
      bedrooms: 'Hálószobák|Hálószoba|Hálók száma|Hálók',
      bathrooms: 'Fürdőszobák|Fürdőszobák száma|Fürdőszoba|Fürdők száma',
      area: 'Alapterület|Ház mérete|Terület|Hasznos terület',
      plot: 'Telekterület|Telek nagysága|Telek alapterülete|Telek területe',
      year: 'Építés éve|Építési év|Építés ideje|Építve',
    },
  ],
  [
    'ro',
    '425.000 €',
    {
      bedrooms: 'Dormitoare|Număr dormitoare|Numar dormitoare|Dormitor',
      bathrooms: 'Băi|Baie|Grupuri sanitare',
      area: 'Suprafață utilă|Aria utilă|Mp utili|Suprafață desfășurată',
      plot: 'Suprafață teren|Curte|Suprafata terenului|Sup. teren',
      year: 'An construcție|An|Anul constructiei|Anul construirii',
    },
  ],
  [
    'bg',
    '425 000 €',
    {
      bedrooms: 'Спални|Брой спални|Спалня',
      bathrooms: 'Бани|Брой бани|Баня',
      area: 'Площ|Обща площ|Чиста площ|Площ на имота',
      plot: 'Двор|Площ на двора|Земя|Размер на парцела',
      year: 'Година на строителство|Година на строеж|Година на построяване|Строителство (година)',
    },
  ],
  [
    'hr',
    '425.000 €',
    {
      bedrooms: 'Spavaće sobe|Broj spavaćih soba|Spavaćih soba|Br. spavaćih soba',
      bathrooms: 'Kupaonice|Kupaonica|Br. kupaonica|Kupaone',
      area: 'Stambena površina|Površina objekta|Bruto površina|Površina kuće',
      plot: 'Površina zemljišta|Vrt|Površina terena|Površina zemlje',
      year: 'Godina izgradnje|Izgrađeno|Godina gradnje|Godina',
    },
  ],
  [
    'sl',
    '425.000 €',
    {
      bedrooms: 'Spalnice|Število spalnic|Št. spalnic',
      bathrooms: 'Kopalnice|Število kopalnic|Kopalnica|Št. kopalnic',
      area: 'Površina|Neto površina|Stanovanjska površina|Neto tlorisna površina',
      plot: 'Zemljišče|Velikost parcele|Parcela|Velikost zemljišča',
      year: 'Leto gradnje|Zgrajeno|Zgrajena leta|Leto',
    },
  ],
  [
    'el',
    '425.000 €',
    {
      bedrooms: 'Υπνοδωμάτια|Αριθμός υπνοδωματίων|Υ/Δ|Υπνοδωμάτιο',
      bathrooms: 'Μπάνια|Αριθμός μπάνιων|Μπάνιο|Λουτρά',
      area: 'Εμβαδόν|Εμβαδόν κατοικίας|Τετραγωνικά μέτρα|Επιφάνεια',
      plot: 'Οικόπεδο|Εμβαδόν οικοπέδου|Έκταση οικοπέδου|Επιφάνεια οικοπέδου',
      year: 'Έτος κατασκευής|Έτος|Χρονολογία κατασκευής|Ημ. κατασκευής',
    },
  ],
  [
    'tr',
    '4.250.000 TL',
    {
      bedrooms: 'Yatak odası|Yatak odası sayısı|Yatak Odası|Yatak odaları',
      bathrooms: 'Banyo sayısı|Banyo|Banyo Sayısı|Banyolar',
      area: 'm² (Brüt)|Kullanım alanı|Brüt / Net m²|Büyüklük',
      plot: 'Arsa alanı|Bahçe alanı|Açık Alan|Arsa metrekare',
      year: 'Yapım yılı|Yapım Yılı|Bina yapım yılı|Yapı yılı',
    },
  ],
  [
    'ru',
    '8 500 000 ₽',
    {
      bedrooms: 'Спальни|Спален|Число спален|Кол-во спален',
      bathrooms: 'Санузлы|Количество ванных комнат|Санузлов|Ванных',
      area: 'Площадь|Жилая площадь|Площадь объекта|Общая',
      plot: 'Площадь участка|Площадь земли|Площадь земельного участка|Площадь участка, м²',
      year: 'Год постройки|Год строительства|Год|Год сдачи дома',
    },
  ],
  [
    'uk',
    '8 500 000 грн',
    {
      bedrooms: 'Спальні|Кількість спалень|Спалень',
      bathrooms: 'Санвузли|Ванні кімнати|Кількість санвузлів',
      area: 'Площа|Загальна площа|Площа будинку|Загальна площа, м²',
      plot: 'Площа ділянки|Ділянка|Земельна ділянка|Розмір ділянки',
      year: 'Рік побудови|Рік будівництва|Рік зведення',
    },
  ],
  [
    'he',
    '4,250,000 ₪',
    {
      bedrooms: 'חדרי שינה|מספר חדרי שינה|חדר שינה',
      bathrooms: 'חדרי רחצה|מקלחות|מספר חדרי רחצה|חדר רחצה',
      area: 'שטח|גודל הנכס|שטח במ"ר|שטח דירה',
      plot: 'שטח מגרש|גודל מגרש|גודל המגרש|שטח קרקע',
      year: 'שנת בניה|שנת בנייה|שנת הבנייה',
    },
  ],
  [
    'ar',
    '4,250,000 ر.س',
    {
      bedrooms: 'غرف النوم|عدد غرف النوم|غرف نوم',
      bathrooms: 'الحمامات|حمامات|دورات المياه|عدد دورات المياه',
      area: 'المساحة|مسطح البناء|مساحة البيت|المساحة الداخلية',
      plot: 'مساحة الأرض|الأرض|مساحة قطعة الأرض|مساحه الارض',
      year: 'سنة البناء|تاريخ البناء|سنة الإنشاء|سنة التشييد',
    },
  ],
  [
    'ja',
    '4,250万円',
    {
      area: '専有面積|建物延床面積|床面積|面積',
      plot: '土地面積|敷地|地積|土地',
      year: '築年月|建築年|築年月日|完成年月',
    },
  ],
  [
    'ko',
    '42,500만원',
    {
      bedrooms: '침실|방 개수|침실 수|방개수',
      bathrooms: '욕실|화장실|욕실 개수|화장실 수',
      area: '전용면적|건물면적|전용 면적|실면적',
      plot: '대지면적|대지 면적|토지 면적|대지',
      year: '준공연도|사용승인|완공연도|준공일',
    },
  ],
  [
    'zh-CN',
    '425万',
    {
      bedrooms: '卧室|卧室数|房间数|房型',
      bathrooms: '卫生间|卫|卫生间数|浴室',
      area: '建筑面积|使用面积|实用面积|产权面积',
      plot: '占地面积|土地面积|地块面积|用地面积',
      year: '建成年代|竣工时间|建成时间|修建年代',
    },
  ],
  [
    'zh-TW',
    '4,250萬',
    {
      bedrooms: '房數|房間|臥房|房間數',
      bathrooms: '衛浴|浴室|衛生間|衛',
      year: '完工年份|建造年份|完工年|竣工年份',
    },
  ],
  [
    'th',
    '4,250,000 บาท',
    {
      bedrooms: 'ห้องนอน|จำนวนห้องนอน|นอน',
      bathrooms: 'ห้องน้ำ|จำนวนห้องน้ำ|น้ำ',
      area: 'พื้นที่ใช้สอย|เนื้อที่ใช้สอย|พื้นที่อาคาร|ขนาด',
      plot: 'ขนาดที่ดิน|ที่ดิน',
      year: 'ปีที่สร้าง|ปีที่สร้างเสร็จ|สร้างเสร็จปี|ปีสร้าง',
    },
  ],
  [
    'id',
    'Rp 4.250.000.000',
    {
      bedrooms: 'Kamar tidur|Jumlah kamar tidur|Jml. kamar tidur|K. Tidur',
      bathrooms: 'Kamar mandi|KM|Jumlah kamar mandi|K. Mandi',
      area: 'Luas bangunan|Bangunan|Luas rumah|Luas',
      plot: 'Luas tanah|L. Tanah|Tanah|Luas lahan',
      year: 'Tahun dibangun|Dibangun tahun|Tahun pembangunan|Tahun dibuat',
    },
  ],
];

const VALUES: Readonly<Record<Asked, string>> = {
  bedrooms: '4',
  bathrooms: '2',
  area: '148 m²',
  plot: '612 m²',
  year: '1978',
};

function factOf(record: ListingRecord, asked: Asked): number | null | undefined {
  switch (asked) {
    case 'area':
      return record.area?.m2;
    case 'plot':
      return record.plot?.m2;
    case 'year':
      return record.yearBuilt;
    default:
      return record[asked];
  }
}

const NAMES = 4;
const ASKED = Object.keys(VALUES) as Asked[];

/** The label at a place in its list, or the last of a shorter list. */
const nameAt = (names: string | undefined, place: number) => {
  const all = (names ?? '').split('|');
  return all[place] ?? all.at(-1) ?? '';
};

describe('the labels of a market', () => {
  it.each(MARKETS)('are read in %s, each as its own fact', (lang, price, names) => {
    for (let place = 0; place < NAMES; place += 1) {
      const asked = ASKED.filter((field) => names[field] !== undefined);
      const rows = asked.map((field) => [nameAt(names[field], place), VALUES[field]]);
      const list = rows.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
      const html = `<html lang="${lang}"><head><title>Sample</title></head><body><h1>Sample</h1><p class="price">${price}</p><dl>${list}</dl></body></html>`;
      const record = readListingPage(html, null);
      for (const field of asked)
        expect(factOf(record, field), nameAt(names[field], place)).toBe(Number.parseInt(VALUES[field], 10));
    }
  });
});
