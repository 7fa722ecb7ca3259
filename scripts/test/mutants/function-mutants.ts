import type { Sql } from 'postgres';
import { functionEdits } from './function-edits.ts';
import type { Draft } from './mutant.ts';

interface Routine {
  signature: string;
  name: string;
  definition: string;
  body: string;
  language: string;
  isQuestion: boolean;
}

/** One mutant for each edit of each function of `private`, where everything that decides is written. */
export async function functionMutants(sql: Sql): Promise<Draft[]> {
  const routines = await sql<Routine[]>`
    select p.oid::regprocedure::text as signature, p.proname as name, pg_get_functiondef(p.oid) as definition, p.prosrc as body,
      l.lanname as language, p.prorettype = 'boolean'::regtype as "isQuestion"
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'private'::regnamespace and l.lanname in ('sql', 'plpgsql') order by 1`;
  return routines.flatMap(mutantsOf);
}

function mutantsOf({ signature, name, definition, body, language, isQuestion }: Routine): Draft[] {
  const draft = (change: string, text: string, changed: string): Draft => ({
    kind: 'function',
    subject: signature,
    change,
    text,
    words: [name],
    statement: definition.replace(body, () => changed),
  });
  const edits = functionEdits(body, isQuestion).map(({ start, end, change, replacement }) =>
    draft(
      `${change}: ${shortened(body.slice(start, end))}`,
      body.slice(Math.max(0, start - 40), end),
      body.slice(0, start) + replacement + body.slice(end),
    ),
  );
  const answers = ['true', 'false'].map((answer) =>
    draft(
      `answers ${answer}`,
      answer,
      language === 'sql' ? ` select ${answer} ` : ` begin return ${answer}; end `,
    ),
  );
  return isQuestion ? [...edits, ...answers] : edits;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 88)} …` : line;
}
