import type { DossierStage } from './stages.ts';

interface ChecklistRow {
  /** its text is `dossierGuide.check.KEY`, and a task that came from it carries it */
  readonly key: string;
  readonly stage: DossierStage;
  /** none: everywhere */
  readonly countries?: readonly string[];
  /** days after the checklist is taken over by which it should be done; null: no day of its own */
  readonly dueAfterDays: number | null;
}

/** What has to be done at each stage, by country, in the order in which it is done. */
export const CHECKLIST_ROWS = [
  { key: 'fixBudget', stage: 'hunting', dueAfterDays: 3 },
  { key: 'proofOfFunds', stage: 'hunting', dueAfterDays: 14 },
  { key: 'mortgagePromise', stage: 'hunting', countries: ['GB', 'ES'], dueAfterDays: 14 },
  { key: 'preApproval', stage: 'hunting', countries: ['US'], dueAfterDays: 14 },
  { key: 'applyNie', stage: 'hunting', countries: ['ES'], dueAfterDays: 14 },
  { key: 'walkAround', stage: 'shortlisted', dueAfterDays: 7 },
  { key: 'checkFlood', stage: 'shortlisted', dueAfterDays: 7 },
  { key: 'checkPlanning', stage: 'shortlisted', countries: ['GB'], dueAfterDays: 7 },
  { key: 'viewTwice', stage: 'viewing', dueAfterDays: 10 },
  { key: 'testWater', stage: 'viewing', dueAfterDays: null },
  { key: 'testSignal', stage: 'viewing', dueAfterDays: null },
  { key: 'lookAtDamp', stage: 'viewing', dueAfterDays: null },
  { key: 'readLease', stage: 'offer', countries: ['GB'], dueAfterDays: 5 },
  { key: 'notaSimple', stage: 'offer', countries: ['ES'], dueAfterDays: 3 },
  { key: 'debtsOfHome', stage: 'offer', countries: ['ES'], dueAfterDays: 7 },
  { key: 'readDisclosure', stage: 'offer', countries: ['US'], dueAfterDays: 3 },
  { key: 'writeOffer', stage: 'offer', dueAfterDays: 2 },
  { key: 'chooseSolicitor', stage: 'under-offer', countries: ['GB'], dueAfterDays: 3 },
  { key: 'mortgageApplication', stage: 'under-offer', dueAfterDays: 5 },
  { key: 'bookSurvey', stage: 'under-offer', countries: ['GB'], dueAfterDays: 7 },
  { key: 'bookInspection', stage: 'under-offer', countries: ['US'], dueAfterDays: 3 },
  { key: 'titleSearch', stage: 'under-offer', countries: ['US'], dueAfterDays: 14 },
  { key: 'arrasContract', stage: 'under-offer', countries: ['ES'], dueAfterDays: 10 },
  { key: 'takeOffMarket', stage: 'under-offer', countries: ['GB'], dueAfterDays: 1 },
  { key: 'readReport', stage: 'survey', dueAfterDays: 3 },
  { key: 'quotesForRepairs', stage: 'survey', dueAfterDays: 10 },
  { key: 'askSearches', stage: 'survey', countries: ['GB'], dueAfterDays: 14 },
  { key: 'signContract', stage: 'survey', countries: ['GB'], dueAfterDays: 28 },
  { key: 'buildingsInsurance', stage: 'exchanged', dueAfterDays: 1 },
  { key: 'sendDeposit', stage: 'exchanged', dueAfterDays: 1 },
  { key: 'bookMovers', stage: 'exchanged', dueAfterDays: 5 },
  { key: 'finalWalk', stage: 'exchanged', countries: ['US'], dueAfterDays: 14 },
  { key: 'notaryDay', stage: 'exchanged', countries: ['ES'], dueAfterDays: 14 },
  { key: 'photographMeters', stage: 'completed', dueAfterDays: 0 },
  { key: 'payTax', stage: 'completed', countries: ['GB'], dueAfterDays: 14 },
  { key: 'payItp', stage: 'completed', countries: ['ES'], dueAfterDays: 30 },
  { key: 'changeLocks', stage: 'completed', dueAfterDays: 7 },
  { key: 'tellCouncil', stage: 'completed', dueAfterDays: 14 },
] as const satisfies readonly ChecklistRow[];

export type ChecklistKey = (typeof CHECKLIST_ROWS)[number]['key'];
const ROWS: readonly (ChecklistRow & { readonly key: ChecklistKey })[] = CHECKLIST_ROWS;

/** The checklist of a stage in a country, in its order; of a country that nobody described, what holds everywhere. */
export function checklistOf(
  stage: DossierStage,
  country: string,
): { key: ChecklistKey; dueAfterDays: number | null }[] {
  return ROWS.filter((row) => row.stage === stage && (row.countries?.includes(country) ?? true)).map(
    ({ key, dueAfterDays }) => ({ key, dueAfterDays }),
  );
}
