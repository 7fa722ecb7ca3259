import * as areas from './areas.ts';
import type { Rpc } from './call.ts';
import * as market from './market.ts';
import { soldHomes } from './sold-homes.ts';

/** Database functions about the market. They are part of the one table of calls. */
export const marketRpcs = {
  area_cluster: areas.areaCluster,
  area_clusters: areas.areaClusters,
  remove_area_cluster: areas.removeAreaCluster,
  save_area_cluster: areas.saveAreaCluster,
  sold_cells: market.soldCells,
  sold_homes: soldHomes,
} as const satisfies Readonly<Record<string, Rpc>>;
