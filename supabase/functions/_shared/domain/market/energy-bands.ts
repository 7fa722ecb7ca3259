/** Bands of energy certificates, the best first, and the least points of each. */
export const ENERGY_BANDS = [
  { rating: 'A', from: 92 },
  { rating: 'B', from: 81 },
  { rating: 'C', from: 69 },
  { rating: 'D', from: 55 },
  { rating: 'E', from: 39 },
  { rating: 'F', from: 21 },
  { rating: 'G', from: 1 },
] as const;

export const ENERGY_RATINGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyRating = (typeof ENERGY_RATINGS)[number];
