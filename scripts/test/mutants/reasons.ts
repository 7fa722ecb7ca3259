/**
 * Mutants that no test can notice, by their id, each with the reason why it changes nothing that anybody could see.
 * A reason for a mutant that is noticed, or that is no longer made, makes the run fail.
 */
export const reasons: Readonly<Record<string, string>> = {};
