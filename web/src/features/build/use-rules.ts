import { draftRules, type DraftRules } from '#wire/drafts.ts';
import { optionsOfRules } from '#domain/modes.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { useBuilder } from './builder-context.ts';

/** The rules of the game that is being built, what its mode says, and how to change them. */
export function useRules() {
  const { document, change } = useBuilder();
  const { rules } = document;
  const set = (next: Partial<DraftRules>) => change((old) => ({ ...old, rules: { ...old.rules, ...next } }));
  return {
    rules,
    mode: optionsOfRules(rules),
    set,
    field: bindFields(draftRules, rules, (name, value) => set({ [name]: value })),
  };
}
