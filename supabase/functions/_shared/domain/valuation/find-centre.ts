import type { Centre } from './attribute-rows.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import type { SoldHome } from './sold-home.ts';

/** So many places are tried as the centre. */
const CENTRES = 80;

/** The place from which prices fall the most with distance, among those of some sales. */
export function findCentre(sales: readonly SoldHome[], logs: Float64Array): Centre {
  const area = sales.map((sale) => Float64Array.of(Math.log(sale.attributes.areaM2 ?? NaN)));
  const equation = fitEquation(area, logs);
  const dear = logs.map((log, at) => log - applyEquation(equation, area[at] ?? []));
  const tried = sales.filter((_, at) => at % Math.ceil(sales.length / CENTRES) === 0);
  const slopes = tried.map(({ x, y }) => ({
    x,
    y,
    fall: -correlation(
      sales.map((sale) => Math.log(1 + Math.hypot(sale.x - x, sale.y - y))),
      dear,
    ),
  }));
  const { x, y } = slopes.reduce((best, one) => (one.fall > best.fall ? one : best));
  return { x, y };
}

function correlation(xs: readonly number[], ys: Float64Array): number {
  const n = xs.length;
  const meanX = xs.reduce((sum, x) => sum + x, 0) / n;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / n;
  let [both, squaresX, squaresY] = [0, 0, 0];
  xs.forEach((x, at) => {
    const [dx, dy] = [x - meanX, (ys[at] ?? 0) - meanY];
    both += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  });
  return both / Math.sqrt(squaresX * squaresY + 1e-12);
}
