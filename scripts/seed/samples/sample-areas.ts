import type { SampleCountry, SampleCurrency, SampleSetting } from './sample-listing.ts';

/**
 * A town of the model. `baseMajorPerM2` is the model's own level for a good home of 90 m² there, in major currency units per
 * m²: of the right order of magnitude, invented for the samples, no statistic.
 */
export interface SampleArea {
  readonly countryCode: SampleCountry;
  readonly town: string;
  readonly region: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly baseMajorPerM2: number;
  readonly setting: SampleSetting;
}

/** One currency per country. */
export const currencyOfCountry: Readonly<Record<SampleCountry, SampleCurrency>> = {
  GB: 'GBP',
  US: 'USD',
  ES: 'EUR',
  IE: 'EUR',
  FR: 'EUR',
  PT: 'EUR',
  CA: 'CAD',
  AU: 'AUD',
};

type AreaRow = readonly [SampleCountry, string, string, string, number, number, number, SampleSetting];

const rows: readonly AreaRow[] = [
  ['GB', 'Leeds', 'West Yorkshire', 'LS6', 53.819, -1.57, 2950, 'city'],
  ['GB', 'York', 'North Yorkshire', 'YO24', 53.95, -1.105, 3550, 'suburb'],
  ['GB', 'Sheffield', 'South Yorkshire', 'S11', 53.36, -1.5, 2700, 'suburb'],
  ['GB', 'Bristol', 'South West', 'BS3', 51.44, -2.6, 4300, 'city'],
  ['GB', 'Bath', 'Somerset', 'BA1', 51.387, -2.363, 4700, 'city'],
  ['GB', 'Cardiff', 'South Glamorgan', 'CF11', 51.477, -3.2, 2950, 'city'],
  ['GB', 'Edinburgh', 'Midlothian', 'EH9', 55.933, -3.19, 4000, 'city'],
  ['GB', 'Glasgow', 'Lanarkshire', 'G41', 55.838, -4.28, 2650, 'city'],
  ['GB', 'Norwich', 'Norfolk', 'NR2', 52.626, 1.28, 3050, 'suburb'],
  ['GB', 'Whitby', 'North Yorkshire', 'YO21', 54.486, -0.625, 3150, 'coast'],
  ['GB', 'Margate', 'Kent', 'CT9', 51.387, 1.386, 3300, 'coast'],
  ['GB', 'Harrogate', 'North Yorkshire', 'HG2', 53.985, -1.53, 3800, 'suburb'],
  ['GB', 'Brighton', 'East Sussex', 'BN1', 50.836, -0.15, 4900, 'coast'],
  ['GB', 'Walthamstow', 'Greater London', 'E17', 51.586, -0.02, 5900, 'city'],
  ['GB', 'Ludlow', 'Shropshire', 'SY8', 52.368, -2.718, 3000, 'village'],
  ['GB', 'Keswick', 'Cumbria', 'CA12', 54.6, -3.135, 3700, 'mountain'],
  ['GB', 'Oxford', 'Oxfordshire', 'OX4', 51.735, -1.22, 4900, 'suburb'],
  ['GB', 'Durham', 'County Durham', 'DH1', 54.777, -1.575, 2300, 'suburb'],
  ['GB', 'Falmouth', 'Cornwall', 'TR11', 50.153, -5.07, 3900, 'coast'],
  ['GB', 'Lavenham', 'Suffolk', 'CO10', 52.108, 0.797, 3500, 'village'],
  ['GB', 'Shrewsbury', 'Shropshire', 'SY3', 52.7, -2.765, 2900, 'suburb'],
  ['GB', 'Lincoln', 'Lincolnshire', 'LN2', 53.243, -0.53, 2500, 'suburb'],
  ['GB', 'Exeter', 'Devon', 'EX2', 50.714, -3.528, 3300, 'suburb'],
  ['GB', 'Cheltenham', 'Gloucestershire', 'GL50', 51.9, -2.085, 3800, 'city'],
  ['GB', 'Hexham', 'Northumberland', 'NE46', 54.968, -2.103, 2700, 'country'],
  ['GB', 'Stirling', 'Stirlingshire', 'FK8', 56.117, -3.945, 2500, 'city'],
  ['GB', 'Canterbury', 'Kent', 'CT1', 51.277, 1.08, 3500, 'city'],
  ['GB', 'Hebden Bridge', 'West Yorkshire', 'HX7', 53.741, -2.013, 2900, 'village'],
  ['GB', 'Belfast', 'County Antrim', 'BT9', 54.58, -5.95, 2300, 'city'],
  ['GB', 'Tynemouth', 'Tyne and Wear', 'NE30', 55.017, -1.432, 3400, 'coast'],
  ['GB', 'Manchester', 'Greater Manchester', 'M20', 53.43, -2.23, 3500, 'city'],
  ['GB', 'Totnes', 'Devon', 'TQ9', 50.431, -3.69, 3500, 'country'],
  ['US', 'Austin', 'Texas', '78704', 30.243, -97.765, 4300, 'suburb'],
  ['US', 'Portland', 'Oregon', '97214', 45.514, -122.64, 4000, 'suburb'],
  ['US', 'Savannah', 'Georgia', '31401', 32.075, -81.09, 3300, 'city'],
  ['US', 'Madison', 'Wisconsin', '53704', 43.12, -89.35, 3300, 'suburb'],
  ['US', 'Columbus', 'Ohio', '43202', 40.02, -83.01, 2600, 'suburb'],
  ['US', 'Santa Fe', 'New Mexico', '87505', 35.64, -105.95, 4200, 'desert'],
  ['US', 'Tucson', 'Arizona', '85716', 32.245, -110.92, 2700, 'desert'],
  ['US', 'Asheville', 'North Carolina', '28804', 35.64, -82.56, 3800, 'mountain'],
  ['US', 'Charleston', 'South Carolina', '29403', 32.8, -79.945, 4500, 'city'],
  ['US', 'Pittsburgh', 'Pennsylvania', '15217', 40.43, -79.925, 2500, 'suburb'],
  ['US', 'Brooklyn', 'New York', '11215', 40.665, -73.985, 6400, 'city'],
  ['US', 'Chicago', 'Illinois', '60647', 41.92, -87.7, 3400, 'city'],
  ['US', 'Denver', 'Colorado', '80205', 39.76, -104.965, 4500, 'mountain'],
  ['US', 'Nashville', 'Tennessee', '37206', 36.18, -86.735, 3700, 'suburb'],
  ['US', 'Boise', 'Idaho', '83702', 43.63, -116.2, 3500, 'mountain'],
  ['US', 'Burlington', 'Vermont', '05401', 44.48, -73.22, 3700, 'suburb'],
  ['US', 'San Diego', 'California', '92107', 32.74, -117.245, 6200, 'coast'],
  ['US', 'Minneapolis', 'Minnesota', '55407', 44.935, -93.255, 2800, 'suburb'],
  ['US', 'Tampa', 'Florida', '33611', 27.89, -82.51, 3400, 'coast'],
  ['US', 'Cape May', 'New Jersey', '08204', 38.935, -74.915, 4700, 'coast'],
  ['US', 'Richmond', 'Virginia', '23220', 37.55, -77.462, 3200, 'city'],
  ['US', 'Albuquerque', 'New Mexico', '87106', 35.079, -106.615, 2700, 'desert'],
  ['US', 'Providence', 'Rhode Island', '02906', 41.836, -71.395, 4000, 'city'],
  ['US', 'Ann Arbor', 'Michigan', '48104', 42.265, -83.72, 4100, 'suburb'],
  ['US', 'Spokane', 'Washington', '99203', 47.63, -117.4, 3100, 'suburb'],
  ['US', 'Knoxville', 'Tennessee', '37917', 35.99, -83.92, 2800, 'suburb'],
  ['US', 'Bozeman', 'Montana', '59715', 45.675, -111.035, 5200, 'mountain'],
  ['US', 'Sarasota', 'Florida', '34236', 27.335, -82.535, 4300, 'coast'],
  ['ES', 'Nerja', 'Málaga', '29780', 36.753, -3.876, 2950, 'coast'],
  ['ES', 'Marbella', 'Málaga', '29602', 36.508, -4.89, 4200, 'coast'],
  ['ES', 'Jávea', 'Alicante', '03730', 38.785, 0.17, 3100, 'coast'],
  ['ES', 'Alicante', 'Alicante', '03002', 38.346, -0.487, 2350, 'city'],
  ['ES', 'Cádiz', 'Cádiz', '11005', 36.53, -6.3, 2750, 'city'],
  ['ES', 'Málaga', 'Málaga', '29016', 36.723, -4.405, 3250, 'coast'],
  ['ES', 'Estepona', 'Málaga', '29680', 36.43, -5.145, 3300, 'coast'],
  ['ES', 'Torrevieja', 'Alicante', '03181', 37.98, -0.685, 2000, 'coast'],
  ['ES', 'Ronda', 'Málaga', '29400', 36.742, -5.165, 1850, 'mountain'],
  ['ES', 'Almuñécar', 'Granada', '18690', 36.735, -3.69, 2350, 'coast'],
  ['ES', 'Valencia', 'Valencia', '46021', 39.472, -0.345, 2600, 'city'],
  ['ES', 'Granada', 'Granada', '18009', 37.168, -3.592, 2300, 'city'],
  ['ES', 'Altea', 'Alicante', '03590', 38.6, -0.055, 2900, 'coast'],
  ['ES', 'Antequera', 'Málaga', '29200', 37.019, -4.56, 1700, 'country'],
  ['ES', 'Sevilla', 'Sevilla', '41002', 37.397, -5.995, 3100, 'city'],
  ['ES', 'Frigiliana', 'Málaga', '29788', 36.791, -3.895, 2500, 'village'],
  ['IE', 'Galway', 'County Galway', 'H91', 53.28, -9.06, 3500, 'suburb'],
  ['IE', 'Cork', 'County Cork', 'T12', 51.89, -8.48, 3400, 'city'],
  ['IE', 'Westport', 'County Mayo', 'F28', 53.8, -9.53, 2700, 'country'],
  ['IE', 'Dublin', 'County Dublin', 'D07', 53.36, -6.275, 4800, 'city'],
  ['FR', 'Bordeaux', 'Gironde', '33000', 44.84, -0.575, 4100, 'city'],
  ['FR', 'Dinan', "Côtes-d'Armor", '22100', 48.455, -2.045, 2250, 'country'],
  ['FR', 'Uzès', 'Gard', '30700', 44.015, 4.42, 2900, 'country'],
  ['PT', 'Lagos', 'Faro', '8600', 37.105, -8.675, 3500, 'coast'],
  ['PT', 'Tavira', 'Faro', '8800', 37.125, -7.65, 3000, 'village'],
  ['PT', 'Porto', 'Porto', '4050', 41.15, -8.62, 3500, 'city'],
  ['CA', 'Halifax', 'Nova Scotia', 'B3H', 44.635, -63.59, 4700, 'coast'],
  ['CA', 'Québec City', 'Quebec', 'G1R', 46.81, -71.215, 3900, 'city'],
  ['CA', 'Calgary', 'Alberta', 'T2N', 51.06, -114.1, 4300, 'suburb'],
  ['CA', 'Canmore', 'Alberta', 'T1W', 51.085, -115.35, 6400, 'mountain'],
  ['CA', 'Victoria', 'British Columbia', 'V8V', 48.415, -123.36, 6200, 'coast'],
  ['AU', 'Brisbane', 'Queensland', '4064', -27.46, 153.0, 7200, 'suburb'],
  ['AU', 'Hobart', 'Tasmania', '7004', -42.895, 147.32, 6100, 'suburb'],
  ['AU', 'Fremantle', 'Western Australia', '6160', -32.055, 115.75, 7200, 'coast'],
  ['AU', 'Ballarat', 'Victoria', '3350', -37.565, 143.855, 4800, 'suburb'],
  ['AU', 'Byron Bay', 'New South Wales', '2481', -28.65, 153.61, 8600, 'coast'],
];

/** Every town of the model, in the order of the table. */
export const sampleAreas: readonly SampleArea[] = rows.map(
  ([countryCode, town, region, district, latitude, longitude, baseMajorPerM2, setting]) => ({
    countryCode,
    town,
    region,
    district,
    latitude,
    longitude,
    baseMajorPerM2,
    setting,
  }),
);

/** @throws RangeError when the table has no such town. */
export function findSampleArea(town: string): SampleArea {
  const area = sampleAreas.find((candidate) => candidate.town === town);
  if (!area) throw new RangeError(`no sample area called ${town}`);
  return area;
}
