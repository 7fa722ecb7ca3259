import type { Sql } from 'postgres';

/** A leak in a function of the API, which keeps its name and arguments: the API keeps the shape of the database. */
export interface Plant {
  /** The function, such as `public.board_facts(text,text,text)`: one statement of SQL that answers jsonb. */
  signature: string;
  /** The planted statement, made of the one that stands there. It runs with the rights of the database's owner. */
  body: (original: string) => string;
}

/** Plants a leak, looks, and takes it out again, whatever happens. */
export async function withPlant<T>(sql: Sql, { signature, body }: Plant, look: () => Promise<T>): Promise<T> {
  const [row] = await sql<{ text: string }[]>`
    select pg_get_functiondef(${signature}::regprocedure) as text`;
  const before = row?.text ?? '';
  const planted = before
    .replace(/\n\s*LANGUAGE sql/, '\n LANGUAGE sql SECURITY DEFINER')
    .replace(/(AS \$function\$)([\s\S]*)(\$function\$)/, (_, open: string, original: string, close: string) =>
      [open, body(original), close].join('\n'),
    );
  if (planted === before) throw new Error(`Nothing could be planted in ${signature}.`);
  await sql.unsafe(planted);
  try {
    return await look();
  } finally {
    await sql.unsafe(before);
  }
}

/** The same answer with one more field, worked out by this expression. */
export function withField(expression: string): Plant['body'] {
  return (original) =>
    `select w.answer || jsonb_build_object('more', ${expression}) from (${original}) as w (answer)`;
}
