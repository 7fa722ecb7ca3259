import * as areas from './areas.ts';
import type { Rpc } from './call.ts';
import * as energy from './energy.ts';
import * as maps from './market-maps.ts';
import * as market from './market.ts';
import * as portal from './portal-queries.ts';
import * as soldCharts from './sold-charts.ts';
import { soldHomes } from './sold-homes.ts';
import * as evaluations from './evaluations.ts';
import * as valuations from './valuations.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  drawn_area: maps.drawnArea,
  market_place: maps.marketPlace,
  portal_matches: portal.portalMatches,
  portal_queries: portal.portalQueries,
  price_areas: maps.priceAreas,
  sales_near: maps.salesNear,
  certificate_authorities: energy.certificateAuthorities,
  find_certificates: energy.findCertificates,
  area_cluster: areas.areaCluster,
  area_clusters: areas.areaClusters,
  remove_portal_query: portal.removePortalQuery,
  save_portal_query: portal.savePortalQuery,
  remove_area_cluster: areas.removeAreaCluster,
  save_area_cluster: areas.saveAreaCluster,
  sold_cells: market.soldCells,
  sold_markets: maps.soldMarkets,
  sold_homes: soldHomes,
  sold_distribution: soldCharts.soldDistribution,
  sold_figures: soldCharts.soldFigures,
  sold_places: soldCharts.soldPlaces,
  end_evaluation_links: evaluations.endEvaluationLinks,
  listing_evaluation: evaluations.listingEvaluation,
  list_reference_properties: evaluations.referenceProperties,
  reference_property: evaluations.referenceProperty,
  settled_values: valuations.settledValues,
  share_evaluation: evaluations.shareEvaluation,
  valuation_accuracy: valuations.valuationAccuracy,
} as const satisfies Readonly<Record<string, Rpc>>;
