import { describe, expect, it } from 'vitest';
import { FEEDBACK_KEYS } from '../../supabase/functions/_shared/domain/dossier/answers/feedback-rules.ts';
import { REFUSED_TOPICS } from '../../supabase/functions/_shared/domain/dossier/answers/refuse-question.ts';
import { COST_KINDS } from '../../supabase/functions/_shared/domain/dossier/costs/running-costs.ts';
import { CHECKLIST_ROWS } from '../../supabase/functions/_shared/domain/dossier/guide/checklists.ts';
import { STEP_RULES } from '../../supabase/functions/_shared/domain/dossier/guide/next-steps.ts';
import { QUESTION_ROWS } from '../../supabase/functions/_shared/domain/dossier/guide/ready-questions.ts';
import {
  DOSSIER_FACT_KEYS,
  HOME_PARTS,
} from '../../supabase/functions/_shared/domain/dossier/match/home-facts.ts';
import { TAX_KINDS, TAX_NOTES } from '../../supabase/functions/_shared/domain/dossier/tax/purchase-tax.ts';
import { readAreaTexts } from '#locales/read-texts.ts';

const named: Readonly<Record<string, readonly string[]>> = {
  step: STEP_RULES.map(({ step }) => step),
  check: CHECKLIST_ROWS.map(({ key }) => key),
  ask: QUESTION_ROWS.map(({ key }) => key),
  fact: DOSSIER_FACT_KEYS,
  factAsk: DOSSIER_FACT_KEYS,
  part: HOME_PARTS,
  tax: TAX_KINDS,
  taxNote: TAX_NOTES,
  cost: COST_KINDS,
  feedback: FEEDBACK_KEYS,
  refused: REFUSED_TOPICS,
  say: ['unknown', 'yes', 'no', 'not', 'oneOf', 'least', 'most'],
};

describe('tables of the dossier', () => {
  it('name each of their rows once', () => {
    for (const keys of Object.values(named)) expect(new Set(keys).size).toBe(keys.length);
  });
  it('have a text for each row, and the area has no other texts', () => {
    const keys = Object.entries(named).flatMap(([group, rows]) =>
      rows.map((row) => `dossierGuide.${group}.${row}`),
    );
    expect(Object.keys(readAreaTexts('dossier-guide', 'en')).sort()).toEqual(keys.sort());
  });
});
