import type { Sql } from 'postgres';

interface Caller {
  name: string;
  signatures: string[];
  body: string;
  isTrigger: boolean;
}

/**
 * Which functions a text may run, by what is written: those that it names, those that they name, and so on. Counters
 * of calls (coverage.ts) miss every function that ends by refusing; names do not.
 */
export class CallGraph {
  readonly #callers: ReadonlyMap<string, Caller>;

  constructor(callers: readonly Caller[]) {
    this.#callers = new Map(callers.map((caller) => [caller.name, caller]));
  }

  /** Reads the functions of the product and of the tests from the catalogue. */
  static async read(sql: Sql): Promise<CallGraph> {
    return new CallGraph(
      await sql<Caller[]>`
        select n.nspname || '.' || p.proname as name, array_agg(p.oid::regprocedure::text) as signatures, string_agg(p.prosrc, ' ') as body,
          bool_or(p.prorettype = 'trigger'::regtype) as "isTrigger"
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private', 'tests') group by 1`,
    );
  }

  /** Signatures of the functions that a text may run. Triggers run whatever is written, so they are always among them. */
  reachedFrom(text: string): Set<string> {
    const found = new Set<Caller>([...this.#callers.values()].filter(({ isTrigger }) => isTrigger));
    const add = (part: string) => {
      for (const [name] of part.matchAll(/\b(?:public|private|tests)\.\w+/g)) {
        const caller = this.#callers.get(name);
        if (caller === undefined || found.has(caller)) continue;
        found.add(caller);
        add(caller.body);
      }
    };
    for (const { body } of [...found]) add(body);
    add(text);
    return new Set([...found].flatMap(({ signatures }) => signatures));
  }
}
