import type { DossierStage } from './stages.ts';

/** What is there in a dossier by now. Numbers count things of the home that it is about, or of the whole dossier. */
export interface DossierState {
  readonly stage: DossierStage;
  readonly country: string;
  readonly homes: number;
  readonly people: number;
  /** budget, deposit and wishes are filled in */
  readonly hasProfile: boolean;
  readonly hasOwnGuess: boolean;
  readonly photos: number;
  readonly notes: number;
  readonly comparisons: number;
  readonly questionsUnasked: number;
  readonly questionsUnanswered: number;
  readonly tasksOverdue: number;
  readonly viewingsAhead: number;
  readonly viewingsPast: number;
  readonly offers: number;
  readonly surveys: number;
  readonly mortgageMeetings: number;
  /** the checklist of this stage was taken over */
  readonly hasChecklist: boolean;
}

export const STEP_SCREENS = [
  'overview',
  'profile',
  'photos',
  'notes',
  'questions',
  'tasks',
  'calendar',
  'comparisons',
  'offers',
  'people',
] as const;

interface StepRule {
  /** its text is `dossierGuide.step.KEY` */
  readonly step: string;
  readonly stages: readonly DossierStage[];
  readonly countries?: readonly string[];
  readonly screen: (typeof STEP_SCREENS)[number];
  /** which counts have to be there, and how many of each at least */
  readonly needs?: Readonly<Partial<Record<CountKey, number>>>;
  /** it is done once a count is this high, or the thing is there */
  readonly until?: Readonly<Partial<Record<CountKey, number>>>;
  readonly untilHas?: FlagKey;
}
type CountKey = {
  [Key in keyof DossierState]: DossierState[Key] extends number ? Key : never;
}[keyof DossierState];
type FlagKey = 'hasProfile' | 'hasOwnGuess' | 'hasChecklist';

const EARLY = ['hunting', 'shortlisted', 'viewing'] as const;
const ONGOING = [...EARLY, 'offer', 'under-offer', 'survey', 'exchanged'] as const;

/** What to do next, the most pressing first. A rule holds in its stages and countries until what it asks for is there. */
export const STEP_RULES = [
  { step: 'overdue', stages: ONGOING, screen: 'tasks', needs: { tasksOverdue: 1 } },
  { step: 'addHome', stages: ['hunting'], screen: 'overview', until: { homes: 1 } },
  { step: 'fillProfile', stages: [...EARLY, 'offer'], screen: 'profile', untilHas: 'hasProfile' },
  { step: 'invitePartner', stages: EARLY, screen: 'people', until: { people: 2 } },
  {
    step: 'guess',
    stages: ['shortlisted', 'viewing', 'offer'],
    screen: 'overview',
    needs: { homes: 1 },
    untilHas: 'hasOwnGuess',
  },
  { step: 'compare', stages: EARLY, screen: 'comparisons', needs: { homes: 2 }, until: { comparisons: 1 } },
  {
    step: 'bookViewing',
    stages: ['shortlisted', 'viewing'],
    screen: 'calendar',
    until: { viewingsAhead: 1, viewingsPast: 1 },
  },
  {
    step: 'prepareQuestions',
    stages: ['shortlisted', 'viewing'],
    screen: 'questions',
    until: { questionsUnasked: 1, questionsUnanswered: 1 },
  },
  {
    step: 'takePhotos',
    stages: ['viewing'],
    screen: 'photos',
    needs: { viewingsPast: 1 },
    until: { photos: 1 },
  },
  {
    step: 'writeDown',
    stages: ['viewing'],
    screen: 'notes',
    needs: { viewingsPast: 1 },
    until: { notes: 1 },
  },
  {
    step: 'askQuestions',
    stages: ['viewing', 'offer', 'under-offer', 'survey'],
    screen: 'questions',
    needs: { questionsUnasked: 1 },
  },
  {
    step: 'chaseAnswers',
    stages: ['offer', 'under-offer', 'survey'],
    screen: 'questions',
    needs: { questionsUnanswered: 1 },
  },
  {
    step: 'agreeInPrinciple',
    stages: ['viewing', 'offer'],
    screen: 'calendar',
    until: { mortgageMeetings: 1 },
  },
  { step: 'planOffer', stages: ['offer'], screen: 'offers', until: { offers: 1 } },
  {
    step: 'orderSurvey',
    stages: ['under-offer'],
    countries: ['GB'],
    screen: 'calendar',
    until: { surveys: 1 },
  },
  {
    step: 'orderInspection',
    stages: ['under-offer'],
    countries: ['US'],
    screen: 'calendar',
    until: { surveys: 1 },
  },
  {
    step: 'checkRegister',
    stages: ['offer', 'under-offer'],
    countries: ['ES'],
    screen: 'tasks',
    untilHas: 'hasChecklist',
  },
  { step: 'readSurvey', stages: ['survey'], screen: 'notes', needs: { surveys: 1 } },
  { step: 'takeChecklist', stages: ONGOING, screen: 'tasks', untilHas: 'hasChecklist' },
  { step: 'insure', stages: ['exchanged'], screen: 'tasks' },
  { step: 'planMove', stages: ['exchanged'], screen: 'calendar' },
  { step: 'readMeters', stages: ['completed'], screen: 'photos' },
  { step: 'keepPapers', stages: ['completed'], screen: 'notes' },
  { step: 'sayWhy', stages: ['withdrawn'], screen: 'notes', until: { notes: 1 } },
  { step: 'lookAgain', stages: ['withdrawn'], screen: 'overview' },
] as const satisfies readonly StepRule[];

export type NextStep = (typeof STEP_RULES)[number]['step'];

/** So many things to do next are shown at once. */
export const MOST_STEPS = 3;

/** The things to do next: the first rules that hold, at most three. */
export function nextSteps(state: DossierState): { step: NextStep; screen: StepRule['screen'] }[] {
  return STEP_RULES.filter((rule) => holds(rule, state))
    .slice(0, MOST_STEPS)
    .map(({ step, screen }) => ({ step, screen }));
}

function holds(rule: StepRule, state: DossierState): boolean {
  const has = (counts: StepRule['needs']) =>
    (Object.entries(counts ?? {}) as [CountKey, number][]).map(([key, least]) => state[key] >= least);
  return (
    rule.stages.includes(state.stage) &&
    (rule.countries?.includes(state.country) ?? true) &&
    has(rule.needs).every(Boolean) &&
    !has(rule.until).some(Boolean) &&
    !(rule.untilHas && state[rule.untilHas])
  );
}
