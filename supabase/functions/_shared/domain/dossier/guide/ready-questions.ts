import type { HomeKind } from '../../home-kinds.ts';
import { DOSSIER_STAGES, type DossierStage } from './stages.ts';

/** Who is asked. */
export const ASKED_PEOPLE = ['agent', 'seller', 'solicitor', 'surveyor', 'partner'] as const;
type AskedPerson = (typeof ASKED_PEOPLE)[number];

const FLATS = ['flat', 'apartment', 'maisonette', 'studio', 'penthouse', 'loft', 'condo'] as const;
const OLD = ['cottage', 'farmhouse', 'finca', 'villa', 'chalet'] as const;

interface QuestionRow {
  /** its text is `dossierGuide.ask.KEY` */
  readonly key: string;
  readonly stages: readonly DossierStage[];
  readonly ask: AskedPerson;
  /** none: homes of every kind, and those whose kind nobody knows */
  readonly kinds?: readonly HomeKind[];
  readonly countries?: readonly string[];
}

/** Questions that buyers wish they had asked, ready to be taken over. */
export const QUESTION_ROWS = [
  { key: 'whySelling', stages: ['shortlisted', 'viewing'], ask: 'agent' },
  { key: 'howLongOnSale', stages: ['shortlisted', 'viewing', 'offer'], ask: 'agent' },
  { key: 'otherOffers', stages: ['viewing', 'offer'], ask: 'agent' },
  { key: 'fellThrough', stages: ['viewing', 'offer'], ask: 'agent' },
  { key: 'whenMove', stages: ['viewing', 'offer'], ask: 'seller' },
  { key: 'whatStays', stages: ['viewing', 'offer'], ask: 'seller' },
  { key: 'boilerAge', stages: ['viewing'], ask: 'seller' },
  { key: 'wiringAge', stages: ['viewing', 'under-offer'], ask: 'seller' },
  { key: 'roofAge', stages: ['viewing', 'survey'], ask: 'seller' },
  { key: 'billsOfYear', stages: ['viewing'], ask: 'seller' },
  { key: 'damp', stages: ['viewing', 'survey'], ask: 'seller' },
  { key: 'floods', stages: ['viewing', 'under-offer'], ask: 'seller' },
  { key: 'permissions', stages: ['viewing', 'under-offer'], ask: 'seller' },
  { key: 'disputes', stages: ['viewing', 'under-offer'], ask: 'seller' },
  { key: 'boundaries', stages: ['under-offer'], ask: 'solicitor' },
  { key: 'rightsOfWay', stages: ['under-offer'], ask: 'solicitor' },
  { key: 'leaseYears', stages: ['viewing', 'under-offer'], ask: 'agent', kinds: FLATS, countries: ['GB'] },
  { key: 'serviceCharge', stages: ['viewing', 'under-offer'], ask: 'agent', kinds: FLATS },
  { key: 'plannedWorks', stages: ['viewing', 'under-offer'], ask: 'agent', kinds: FLATS },
  { key: 'reserveFund', stages: ['under-offer'], ask: 'solicitor', kinds: FLATS },
  { key: 'cladding', stages: ['viewing', 'under-offer'], ask: 'agent', kinds: FLATS, countries: ['GB'] },
  { key: 'neighbourNoise', stages: ['viewing'], ask: 'seller', kinds: FLATS },
  { key: 'hoaRules', stages: ['viewing', 'under-offer'], ask: 'agent', countries: ['US'] },
  { key: 'septicTank', stages: ['viewing', 'survey'], ask: 'seller', kinds: OLD },
  { key: 'ruralLand', stages: ['offer', 'under-offer'], ask: 'solicitor', kinds: OLD, countries: ['ES'] },
  { key: 'touristLicence', stages: ['viewing', 'offer'], ask: 'agent', countries: ['ES'] },
  { key: 'debtsOnHome', stages: ['offer', 'under-offer'], ask: 'solicitor', countries: ['ES'] },
  { key: 'worstDefect', stages: ['survey'], ask: 'surveyor' },
  { key: 'costOfRepairs', stages: ['survey'], ask: 'surveyor' },
  { key: 'whatToReopen', stages: ['survey'], ask: 'solicitor' },
  { key: 'couldLiveHere', stages: ['viewing', 'offer'], ask: 'partner' },
  { key: 'highestPrice', stages: ['offer'], ask: 'partner' },
] as const satisfies readonly QuestionRow[];

export type ReadyQuestion = (typeof QUESTION_ROWS)[number]['key'];
const ROWS: readonly (QuestionRow & { readonly key: ReadyQuestion })[] = QUESTION_ROWS;

/** Stages that have questions of their own, in their order. */
export const QUESTION_STAGES: readonly DossierStage[] = DOSSIER_STAGES.filter((stage) =>
  ROWS.some(({ stages }) => stages.includes(stage)),
);

/** Whose questions are of use at a stage: its own, else those of the next stage that has some, else the last one's. */
export function questionStageAt(stage: DossierStage): DossierStage {
  const at = DOSSIER_STAGES.indexOf(stage);
  return (
    DOSSIER_STAGES.slice(at).find((one) => QUESTION_STAGES.includes(one)) ?? QUESTION_STAGES.at(-1) ?? stage
  );
}

/** Questions for a home at a stage, without those that were taken over already. */
export function readyQuestions(
  home: { readonly stage: DossierStage; readonly country: string; readonly kind: HomeKind | null },
  taken: readonly string[] = [],
): { key: ReadyQuestion; ask: AskedPerson }[] {
  const { stage, country, kind } = home;
  return ROWS.filter(
    (row) =>
      row.stages.includes(stage) &&
      (row.countries?.includes(country) ?? true) &&
      (row.kinds === undefined || (kind !== null && row.kinds.includes(kind))) &&
      !taken.includes(row.key),
  ).map(({ key, ask }) => ({ key, ask }));
}
