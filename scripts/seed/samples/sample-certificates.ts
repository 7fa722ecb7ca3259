import { ENERGY_BANDS, type EnergyRating } from '#domain/market/energy-bands.ts';
import { createSampleRandom } from './sample-random.ts';
import { sampleSales, type SampleSale } from './sample-sales.ts';

/** An energy certificate of a home that nobody built, as a row of certificates holds one. */
export interface SampleCertificate {
  readonly certificate: string;
  readonly postcode: string;
  readonly address: string;
  readonly authority_code: string;
  readonly authority: string;
  readonly kind: string;
  readonly built_form: string;
  readonly age_band: string;
  readonly rating: EnergyRating;
  readonly potential_rating: EnergyRating;
  readonly efficiency: number;
  readonly potential_efficiency: number;
  readonly area_m2: number;
  readonly inspected_on: string;
  readonly lodged_on: string;
  readonly reason: string;
  readonly main_fuel: string;
  readonly heating_cost_minor: number;
  readonly hot_water_cost_minor: number;
  readonly lighting_cost_minor: number;
  readonly energy_kwh_per_m2: number;
  readonly co2_tonnes: number;
}

const FIRST_YEAR = 2009;
const FORMS = {
  D: ['House', 'Detached'],
  S: ['House', 'Semi-Detached'],
  T: ['House', 'Mid-Terrace'],
  F: ['Flat', 'Mid-Terrace'],
  O: ['House', 'Detached'],
} as const satisfies Readonly<Record<SampleSale['kind'], readonly [string, string]>>;
/** The bands of the register, by the year after their last. */
const AGES = [
  [1900, 'before 1900'],
  [1930, '1900-1929'],
  [1950, '1930-1949'],
  [1967, '1950-1966'],
  [1976, '1967-1975'],
  [1983, '1976-1982'],
  [1991, '1983-1990'],
  [1996, '1991-1995'],
  [2003, '1996-2002'],
  [2007, '2003-2006'],
  [2012, '2007-2011'],
  [9999, '2012 onwards'],
] as const;

/** A certificate for each sample sale in Britain since there are certificates: the same each time. */
export function sampleCertificates(): readonly SampleCertificate[] {
  return sampleSales()
    .filter((sale) => sale.country_code === 'GB' && Number(sale.sold_on.slice(0, 4)) >= FIRST_YEAR)
    .map(makeCertificate);
}

function makeCertificate(sale: SampleSale): SampleCertificate {
  const random = createSampleRandom(`certificate/${sale.key}`);
  const [kind, form] = FORMS[sale.kind];
  // Newer homes keep their warmth, and a flat has neighbours who heat.
  const age = Math.min(1, Math.max(0, (sale.year_built - 1890) / 130));
  const efficiency = Math.round(
    Math.min(96, Math.max(8, 46 + 36 * age + (sale.kind === 'F' ? 5 : 0) + 9 * random.normal())),
  );
  const potential = Math.min(
    98,
    efficiency + random.whole(2, Math.max(3, Math.round((96 - efficiency) * 0.6))),
  );
  const energy = Math.round((105 - efficiency) * 5.2);
  const need = sale.area_m2 * energy;
  const lodgedOn = daysBefore(sale.sold_on, random.whole(20, 160));
  return {
    certificate: `sample-${sale.key.replace('sample-sale-', '')}`,
    postcode: sale.postcode,
    address: `${sale.paon} ${sale.street}, ${sale.town}`,
    authority_code: `sample-${sale.town.toLowerCase()}`,
    authority: sale.town,
    kind,
    built_form: form,
    age_band: AGES.find(([until]) => sale.year_built < until)?.[1] ?? '2012 onwards',
    rating: ratingOf(efficiency),
    potential_rating: ratingOf(potential),
    efficiency,
    potential_efficiency: potential,
    area_m2: sale.area_m2,
    inspected_on: daysBefore(lodgedOn, random.whole(0, 6)),
    lodged_on: lodgedOn,
    reason: 'marketed sale',
    main_fuel: random.chance(0.84) ? 'mains gas (not community)' : 'electricity (not community)',
    heating_cost_minor: poundsOf(need * 0.052),
    hot_water_cost_minor: poundsOf(random.whole(90, 260)),
    lighting_cost_minor: poundsOf(random.whole(50, 160)),
    energy_kwh_per_m2: energy,
    co2_tonnes: Math.round(need * 0.0018) / 10,
  };
}

function ratingOf(points: number): EnergyRating {
  return ENERGY_BANDS.find(({ from }) => points >= from)?.rating ?? 'G';
}

function daysBefore(on: string, days: number): string {
  return new Date(Date.parse(on) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole pounds in pence, never a multiple of five: so that no cost has the digits of what a home may cost. */
function poundsOf(about: number): number {
  const pounds = Math.round(about);
  return (pounds % 5 === 0 ? pounds + 1 : pounds) * 100;
}
