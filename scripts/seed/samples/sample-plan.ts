import { agencyHomes } from './agency-homes.ts';
import { americanHomes } from './american-homes.ts';
import { britishHomes } from './british-homes.ts';
import { homesElsewhere } from './homes-elsewhere.ts';
import { planHomes, type PlannedHome } from './planned-home.ts';

/** The hand-made plan: 20 British homes, 20 American ones, 30 from elsewhere. */
export const plannedHomes: readonly PlannedHome[] = planHomes([
  ...britishHomes,
  ...americanHomes,
  ...homesElsewhere,
]);

/** The homes of the agency whose people are among the demo accounts. */
export const plannedAgencyHomes: readonly PlannedHome[] = planHomes(agencyHomes);
