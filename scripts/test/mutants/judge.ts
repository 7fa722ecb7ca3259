import type { Sql } from 'postgres';
import { castActorsOnFixtures } from '../../../supabase/tests/access/compare-access.ts';
import { loadTestSql } from '../sql-tests.ts';
import type { Check } from './checks.ts';
import { chooseChecks } from './choose-checks.ts';
import { measureChecks, type Footprint } from './coverage.ts';
import type { Mutant } from './mutant.ts';

/** What became of a mutant: who noticed it and by what, or nobody. */
export interface Verdict {
  mutant: Mutant;
  noticedBy: string | undefined;
  complaint: string;
}

/** A transaction older than this starts anew: now() stands still in it, and what mutants leave behind cannot be cleaned away. */
const TRANSACTION_LIMIT_MS = 40_000;

/** Judges mutants one after another over one connection to a database of its own, in which nothing stays. */
export class Judge {
  readonly #sql: Sql;
  readonly #checks: readonly Check[];
  readonly #noticedBefore: Map<string, Check>;
  #footprints: Map<Check, Footprint> | undefined;
  #begunAt = 0;

  /** @param noticedBefore which check noticed last, by subject; judges share it */
  constructor(sql: Sql, checks: readonly Check[], noticedBefore: Map<string, Check>) {
    this.#sql = sql;
    this.#checks = checks;
    this.#noticedBefore = noticedBefore;
  }

  /** @throws when the database is red before anything is broken */
  async judge(mutant: Mutant): Promise<Verdict> {
    const footprints = (this.#footprints ??= await this.#learn());
    if (performance.now() - this.#begunAt > TRANSACTION_LIMIT_MS) await this.#begin();
    const broken = await this.#tell(`savepoint mutant; ${mutant.statement}`);
    const verdict = broken
      ? { mutant, noticedBy: undefined, complaint: `This mutant cannot be made: ${broken}` }
      : await this.#ask(mutant, chooseChecks(mutant, footprints, this.#noticedBefore));
    await this.#sql.unsafe('rollback to savepoint mutant');
    return verdict;
  }

  async end(): Promise<void> {
    await this.#tell('rollback');
  }

  async #learn(): Promise<Map<Check, Footprint>> {
    await this.#begin();
    return measureChecks(this.#sql, this.#checks);
  }

  async #begin(): Promise<void> {
    await this.#sql.unsafe(`rollback; begin; set local statement_timeout = '60s'`);
    await loadTestSql(this.#sql);
    await castActorsOnFixtures(this.#sql);
    this.#begunAt = performance.now();
  }

  async #ask(mutant: Mutant, checks: readonly Check[]): Promise<Verdict> {
    for (const check of checks) {
      await this.#sql.unsafe('savepoint asked');
      const complaint = await check.complain(this.#sql).catch(String);
      await this.#sql.unsafe('rollback to savepoint asked; release savepoint asked');
      if (complaint === '') continue;
      this.#noticedBefore.set(mutant.subject, check);
      return { mutant, noticedBy: check.name, complaint };
    }
    return { mutant, noticedBy: undefined, complaint: '' };
  }

  /** What the database says against a statement; empty when nothing. */
  async #tell(statement: string): Promise<string> {
    return this.#sql.unsafe(statement).then(
      () => '',
      (error: unknown) => String(error),
    );
  }
}
