import * as areas from './areas.ts';
import type { Rpc } from './call.ts';
import * as energy from './energy.ts';
import * as maps from './market-maps.ts';
import * as market from './market.ts';
import * as soldCharts from './sold-charts.ts';
import { soldHomes } from './sold-homes.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  drawn_area: maps.drawnArea,
  market_place: maps.marketPlace,
  price_areas: maps.priceAreas,
  sales_near: maps.salesNear,
  certificate_authorities: energy.certificateAuthorities,
  find_certificates: energy.findCertificates,
  area_cluster: areas.areaCluster,
  area_clusters: areas.areaClusters,
  remove_area_cluster: areas.removeAreaCluster,
  save_area_cluster: areas.saveAreaCluster,
  sold_cells: market.soldCells,
  sold_markets: maps.soldMarkets,
  sold_homes: soldHomes,
  certificate_authorities: energy.certificateAuthorities,
  find_certificates: energy.findCertificates,
  sold_distribution: soldCharts.soldDistribution,
  sold_figures: soldCharts.soldFigures,
  sold_places: soldCharts.soldPlaces,
} as const satisfies Readonly<Record<string, Rpc>>;
