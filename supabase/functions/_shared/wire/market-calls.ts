import * as areas from './areas.ts';
import type { Rpc } from './call.ts';
import * as energy from './energy.ts';
import * as market from './market.ts';
import * as soldCharts from './sold-charts.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  certificate_authorities: energy.certificateAuthorities,
  find_certificates: energy.findCertificates,
  area_cluster: areas.areaCluster,
  area_clusters: areas.areaClusters,
  remove_area_cluster: areas.removeAreaCluster,
  save_area_cluster: areas.saveAreaCluster,
  sold_cells: market.soldCells,
  sold_distribution: soldCharts.soldDistribution,
  sold_figures: soldCharts.soldFigures,
  sold_places: soldCharts.soldPlaces,
} as const satisfies Readonly<Record<string, Rpc>>;
