import type { SampleHome } from '../../samples/sample-listing.ts';
import type { SampleRandom } from '../../samples/sample-random.ts';
import { buildAdobe } from './build-adobe.ts';
import { buildBoxes } from './build-boxes.ts';
import type { Building } from './building.ts';

/** Houses whose shape is not walls and a pitched roof. */
export function buildModern(home: SampleHome, random: SampleRandom): Building {
  return home.style === 'adobe' ? buildAdobe(home, random) : buildBoxes(home, random);
}
