import type { QUESTION_ROWS } from '#domain/dossier/guide/ready-questions.ts';
import type { DossierFact } from '#domain/dossier/match/home-facts.ts';
import { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { addQuery } from '../notes/note-calls.ts';

/** Facts whose question is among the ready-made ones: it is the same question, asked once. */
const READY: Partial<Record<DossierFact, (typeof QUESTION_ROWS)[number]['key']>> = {
  leaseYears: 'leaseYears',
  serviceChargeYearMinor: 'serviceCharge',
};

/** Under which key a fact's question is kept, so that asking twice keeps one. */
export function factKeyOf(fact: DossierFact): string {
  return READY[fact] ?? `fact.${fact}`;
}

/** Facts that papers tell, which an agent often does not know. */
const OF_SOLICITOR: readonly DossierFact[] = ['isFreehold', 'groundRentYearMinor'];

/** Turns what nobody knows of a home into a question of the dossier; a question that is there already stays as it is. */
export async function askFact(dossierId: string, assetId: string, fact: DossierFact): Promise<void> {
  try {
    await addQuery({
      id: crypto.randomUUID(),
      dossierId,
      assetId,
      question: t(`dossierGuide.factAsk.${fact}`),
      askedOf: OF_SOLICITOR.includes(fact) ? 'solicitor' : 'agent',
      readyKey: factKeyOf(fact),
    });
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'already_there') throw thrown;
  }
}
