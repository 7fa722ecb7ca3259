import type { Rpc } from './call.ts';
import * as market from './market.ts';
import * as valuations from './valuations.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  sold_cells: market.soldCells,
  end_evaluation_links: valuations.endEvaluationLinks,
  listing_evaluation: valuations.listingEvaluation,
  list_reference_properties: valuations.referenceProperties,
  reference_property: valuations.referenceProperty,
  settled_values: valuations.settledValues,
  share_evaluation: valuations.shareEvaluation,
  valuation_accuracy: valuations.valuationAccuracy,
} as const satisfies Readonly<Record<string, Rpc>>;
