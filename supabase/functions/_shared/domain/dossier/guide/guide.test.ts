import { describe, expect, it } from 'vitest';
import { checklistOf } from './checklists.ts';
import { nextSteps, STEP_RULES, type DossierState } from './next-steps.ts';
import { QUESTION_STAGES, questionStageAt, readyQuestions } from './ready-questions.ts';
import { DOSSIER_STAGES, GUIDED_COUNTRIES } from './stages.ts';

const state = (part: Partial<DossierState>): DossierState => ({
  stage: 'hunting',
  country: 'GB',
  homes: 0,
  people: 1,
  hasProfile: false,
  hasOwnGuess: false,
  photos: 0,
  notes: 0,
  comparisons: 0,
  questionsUnasked: 0,
  questionsUnanswered: 0,
  tasksOverdue: 0,
  viewingsAhead: 0,
  viewingsPast: 0,
  offers: 0,
  surveys: 0,
  mortgageMeetings: 0,
  hasChecklist: false,
  ...part,
});
const stepsOf = (part: Partial<DossierState>) => nextSteps(state(part)).map(({ step }) => step);

describe('nextSteps()', () => {
  it('begin with a home, the hunter and the other one', () => {
    expect(stepsOf({})).toEqual(['addHome', 'fillProfile', 'invitePartner']);
  });
  it('go on as things get there', () => {
    const known = { hasProfile: true, people: 2, homes: 2, hasOwnGuess: true };
    expect(stepsOf({ ...known, stage: 'shortlisted' })).toEqual([
      'compare',
      'bookViewing',
      'prepareQuestions',
    ]);
    expect(stepsOf({ ...known, stage: 'viewing', comparisons: 1, viewingsPast: 1 })).toEqual([
      'prepareQuestions',
      'takePhotos',
      'writeDown',
    ]);
  });
  it('put what is overdue first', () => {
    expect(stepsOf({ stage: 'exchanged', tasksOverdue: 2 })[0]).toBe('overdue');
  });
  it('are a country’s own: a survey here, an inspection there', () => {
    const bought = { stage: 'under-offer', hasChecklist: true } as const;
    expect(stepsOf({ ...bought, country: 'GB' })).toContain('orderSurvey');
    expect(stepsOf({ ...bought, country: 'US' })).toContain('orderInspection');
    expect(stepsOf({ ...bought, country: 'FR' })).toEqual([]);
  });
  it('are there at every stage, three at most', () => {
    for (const stage of DOSSIER_STAGES)
      for (const country of [...GUIDED_COUNTRIES, 'FR']) {
        const steps = stepsOf({ stage, country });
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(3);
      }
  });
  it('each rule is told somewhere', () => {
    const flags = { hasProfile: true, hasOwnGuess: true, hasChecklist: true };
    const done = {
      homes: 2,
      people: 2,
      comparisons: 1,
      viewingsAhead: 1,
      photos: 1,
      notes: 1,
      offers: 1,
      mortgageMeetings: 1,
      surveys: 1,
    };
    const reached = new Set<string>();
    for (const stage of DOSSIER_STAGES)
      for (const country of GUIDED_COUNTRIES)
        for (const [key, value] of Object.entries({ ...done, ...flags, none: 0 }))
          for (const extra of [
            {},
            { viewingsPast: 1 },
            { questionsUnasked: 1 },
            { questionsUnanswered: 1 },
            { tasksOverdue: 1 },
          ]) {
            const undone = typeof value === 'boolean' ? false : 0;
            const part = { ...flags, ...done, ...extra, [key]: undone, stage, country };
            for (const step of stepsOf(part)) reached.add(step);
          }
    expect(STEP_RULES.map(({ step }) => step).filter((step) => !reached.has(step))).toEqual([]);
  });
});

describe('checklistOf()', () => {
  it('has what holds everywhere and what the country adds', () => {
    const keys = (country: string) => checklistOf('completed', country).map(({ key }) => key);
    expect(keys('GB')).toContain('payTax');
    expect(keys('ES')).toContain('payItp');
    expect(keys('FR')).toEqual(['photographMeters', 'changeLocks', 'tellCouncil']);
  });
  it('is there at every stage but the end of a purchase that failed', () => {
    for (const stage of DOSSIER_STAGES)
      expect(checklistOf(stage, 'GB').length > 0).toBe(stage !== 'withdrawn');
  });
});

describe('readyQuestions()', () => {
  const keys = (kind: 'flat' | 'house' | null, country = 'GB') =>
    readyQuestions({ stage: 'viewing', country, kind }).map(({ key }) => key);
  it('ask about the lease of a flat, not of a house nor of an unknown home', () => {
    expect(keys('flat')).toContain('leaseYears');
    expect(keys('house')).not.toContain('leaseYears');
    expect(keys(null)).not.toContain('leaseYears');
    expect(keys('flat', 'US')).not.toContain('leaseYears');
  });
  it('are those of the next stage where a stage has none, and at the end those of the last that has', () => {
    expect(QUESTION_STAGES).toEqual(['shortlisted', 'viewing', 'offer', 'under-offer', 'survey']);
    expect(DOSSIER_STAGES.map(questionStageAt)).toEqual([
      ...['shortlisted', 'shortlisted', 'viewing', 'offer', 'under-offer', 'survey'],
      ...['survey', 'survey', 'survey'],
    ]);
  });
  it('leave out what was taken over', () => {
    const all = readyQuestions({ stage: 'survey', country: 'GB', kind: 'house' });
    const left = readyQuestions({ stage: 'survey', country: 'GB', kind: 'house' }, ['worstDefect']);
    expect(left).toEqual(all.filter(({ key }) => key !== 'worstDefect'));
    expect(left.length).toBe(all.length - 1);
  });
});
