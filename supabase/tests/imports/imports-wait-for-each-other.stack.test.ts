import { randomUUID } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';

let notes: Sql;
let publishing: Sql;
const user = randomUUID();

beforeAll(async () => {
  const open = () =>
    postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  [notes, publishing] = [open(), open()];
  await notes`insert into auth.users (id, email) values (${user}, ${`${user}@example.com`})`;
});

afterAll(async () => {
  await notes`delete from auth.users where id = ${user}`;
  await Promise.all([notes, publishing].map((sql) => sql.end({ timeout: 5 })));
});

const note = (sql: Sql, id: string) =>
  sql`insert into public.listing_imports (id, user_id, way, outcome) values (${id}, ${user}, 'file', 'read')
    on conflict on constraint listing_imports_have_an_id do nothing`;

it('the same imports noted twice at once, in opposite orders, are noted once', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await notes`begin`;
  await note(notes, one);
  await publishing`begin`;
  let isDone = false;
  const published = (async () => {
    await note(publishing, other);
    isDone = true;
    await note(publishing, one);
    await publishing`commit`;
  })();
  // Either it waits, or both hold what the other wants next.
  await expect
    .poll(
      async () =>
        isDone ||
        (
          await notes`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%listing_imports%'`
        ).length > 0,
    )
    .toBe(true);
  const noted = note(notes, other).then(() => notes`commit`);
  await expect(Promise.all([noted, published])).resolves.toBeDefined();
  expect(await notes`select id from public.listing_imports where user_id = ${user}`).toHaveLength(2);
});
