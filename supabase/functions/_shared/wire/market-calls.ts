import * as areas from './areas.ts';
import type { Rpc } from './call.ts';
import * as market from './market.ts';
import * as evaluations from './evaluations.ts';
import * as valuations from './valuations.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  area_cluster: areas.areaCluster,
  area_clusters: areas.areaClusters,
  remove_area_cluster: areas.removeAreaCluster,
  save_area_cluster: areas.saveAreaCluster,
  sold_cells: market.soldCells,
  end_evaluation_links: evaluations.endEvaluationLinks,
  listing_evaluation: evaluations.listingEvaluation,
  list_reference_properties: evaluations.referenceProperties,
  reference_property: evaluations.referenceProperty,
  settled_values: valuations.settledValues,
  share_evaluation: evaluations.shareEvaluation,
  valuation_accuracy: valuations.valuationAccuracy,
} as const satisfies Readonly<Record<string, Rpc>>;
