import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call of this subject. */
export const energyCalls: ExamplesOf<'certificate_authorities' | 'find_certificates'> = {
  certificate_authorities: [{ code: '1', name: 'Ωμέγα' }],
  find_certificates: {
    rows: [
      {
        certificate: '0000-1111',
        address: '12 Οδός Δείγμα',
        postcode: '11',
        authority: 'Ωμέγα',
        kind: 'Διαμέρισμα',
        builtForm: 'Μέσο',
        ageBand: '1967-1975',
        rating: 'D',
        efficiency: 62,
        potentialRating: 'B',
        potentialEfficiency: 84,
        areaM2: 74,
        lodgedOn: '2024-03-05',
        inspectedOn: '2024-03-04',
        reason: 'Πώληση',
        mainFuel: 'Αέριο',
        heatingCostMinor: 81200,
        hotWaterCostMinor: 14300,
        lightingCostMinor: 9100,
        energyKwhPerM2: 214,
        co2Tonnes: 2.8,
      },
    ],
    next: null,
    bands: [
      { rating: 'C', count: 3 },
      { rating: 'D', count: 5 },
    ],
    sources: [
      { source: 'Πηγή', licence: 'Άδεια', firstOn: '2024-01-02', lastOn: '2024-12-30', isSample: true },
    ],
  },
};
