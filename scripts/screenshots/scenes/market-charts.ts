import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

function scene(name: string, route: string, path: string, options: VisitOptions = {}): Scene {
  return { name, route, prepare: (stage) => stage.visit(path, options) };
}

const FAR_TOO_LONG = {
  sold_places: [{ country: 'GB', code: 'YO24', name: LONG_TITLE }],
  sold_figures: {
    ...examples.sold_figures,
    place: {
      ...examples.sold_figures.place,
      name: LONG_TITLE,
      sources: [0, 1, 2].flatMap(() => examples.sold_figures.place.sources),
    },
  },
};
const CHART = '/sold_homes_charts/:targetChartName';

/** Charts of sold homes and energy certificates: as they are, empty, failed, and far too long. */
export const marketChartScenes: readonly Scene[] = [
  scene('charts', '/charts', '/charts'),
  scene('charts-empty', '/charts', '/charts', { answers: { sold_places: [] } }),
  scene('charts-failed', '/charts', '/charts', { failing: ['sold_places'] }),
  ...(['price', 'price-per-m2', 'count', 'type', 'year'] as const).map((chart) =>
    scene(`sold-chart-${chart}`, CHART, `/sold_homes_charts/${chart}?area=GB:YO24`),
  ),
  scene('sold-chart-few', CHART, '/sold_homes_charts/price?area=GB:YO24&type=other&from=2024'),
  scene('sold-chart-unknown', CHART, '/sold_homes_charts/price?near=nowhere-at-all'),
  scene('sold-chart-failed', CHART, '/sold_homes_charts/price', { failing: ['sold_figures'] }),
  scene('sold-chart-long', CHART, '/sold_homes_charts/price', { answers: FAR_TOO_LONG }),
  scene('study-spread', '/chart_examples', '/chart_examples?area=GB:YO24&from=2022'),
  scene('study-time', '/chart_examples_2', '/chart_examples_2?area=GB:YO24&step=year'),
  scene('study-kinds', '/chart_examples_3', '/chart_examples_3?area=GB:YO24'),
  scene('epcs-start', '/epcs', '/epcs'),
  scene('epcs-found', '/epcs', '/epcs?postcode=yo24+0aa'),
  scene('epcs-wrong', '/epcs', '/epcs?postcode=house'),
  scene('epcs-scotland', '/epcs', '/epcs?postcode=eh1'),
  scene('epcs-none', '/epcs', '/epcs?postcode=ls6'),
  scene('epcs-failed', '/epcs', '/epcs?postcode=yo24', { failing: ['find_certificates'] }),
];
