import { fileName } from './file-name.mjs';
import { importZones } from './import-zones.mjs';
import { noBarrel } from './no-barrel.mjs';
import { noClock } from './no-clock.mjs';
import { noEnum } from './no-enum.mjs';

/** The house's own rules, as the linter loads them. */
export default {
  meta: { name: 'house' },
  rules: {
    'file-name': fileName,
    'import-zones': importZones,
    'no-barrel': noBarrel,
    'no-clock': noClock,
    'no-enum': noEnum,
  },
};
