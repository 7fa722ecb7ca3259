import { createHash } from 'node:crypto';

/** The families of mutants; each has the checks that are asked first. */
export type MutantKind =
  | 'function'
  | 'execute'
  | 'privilege'
  | 'policy'
  | 'security'
  | 'constraint'
  | 'trigger';

/** One change that makes the database weaker or stricter, and that some test should notice. */
export interface Mutant {
  /** Stable as long as the changed text is: what is changed, how, and a hash of the text. */
  id: string;
  kind: MutantKind;
  /** What is changed: a function's signature, a table, a policy, a constraint. */
  subject: string;
  change: string;
  /** Words that a test which notices this is likely to hold, the most telling first. */
  words: readonly string[];
  /** The SQL that makes the change. */
  statement: string;
}

/** A mutant before it has its id. */
export interface Draft extends Omit<Mutant, 'id'> {
  /** The text that is changed. */
  text: string;
}

/** Gives each draft its id; the same text changed in the same way twice is told apart by its place. */
export function nameMutants(drafts: readonly Draft[]): Mutant[] {
  const taken = new Map<string, number>();
  return drafts.map(({ text, ...mutant }) => {
    const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 6);
    const id = `${mutant.subject}: ${mutant.change} ${hash}`;
    const place = (taken.get(id) ?? 0) + 1;
    taken.set(id, place);
    return { id: place === 1 ? id : `${id} #${place}`, ...mutant };
  });
}
