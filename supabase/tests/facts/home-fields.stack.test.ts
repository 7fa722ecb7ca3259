import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_FIELDS, type HomeField } from '../../functions/_shared/domain/home-fields.ts';
import { PHOTO_TEXTS } from '../../functions/_shared/domain/photo-fields.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';

// The table of fields and the constraints of the database end at the same text and the same number.
let sql: Sql;
beforeAll(async () => {
  sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe('begin');
  await sql`insert into public.assets (country_code, latitude, longitude) values ('GB', 1, 1)`;
  await sql`
    insert into public.listings (asset_id, currency, external_ref)
    select id, 'GBP', 'home-fields' from public.assets order by created_at desc limit 1`;
});
afterAll(async () => {
  await sql.unsafe('rollback');
  await sql.end({ timeout: 5 });
});

/** Whether the database takes this value for the field of a home. */
async function takes({ table, column }: HomeField, value: string | number | string[]): Promise<boolean> {
  await sql.unsafe('savepoint one_value');
  try {
    const rows =
      table === 'listings'
        ? await sql`update public.listings set ${sql({ [column]: value })} where external_ref = 'home-fields' returning id`
        : await sql`
            update public.assets set ${sql({ [column]: value })}
            where id = (select asset_id from public.listings where external_ref = 'home-fields') returning id`;
    expect(rows).toHaveLength(1);
    return true;
  } catch (error) {
    // A check, or more than the type of the column holds; anything else is a fault of the test.
    if (error instanceof postgres.PostgresError && ['23514', '22003'].includes(error.code)) return false;
    throw error;
  } finally {
    await sql.unsafe('rollback to savepoint one_value');
  }
}

describe('the limits of a home’s fields', () => {
  it.each(Object.entries<HomeField>(HOME_FIELDS))('%s', async (_, field) => {
    switch (field.kind) {
      case 'choice':
        for (const word of field.choices) expect(await takes(field, word)).toBe(true);
        for (const none of ['', 'none of them', `${field.choices[0] ?? ''} `])
          expect(await takes(field, none)).toBe(false);
        return;
      case 'text':
      case 'word':
        expect(await takes(field, 'x'.repeat(field.most))).toBe(true);
        expect(await takes(field, 'x'.repeat(field.most + 1))).toBe(false);
        return;
      case 'list': {
        const texts = (count: number, length: number) =>
          Array.from({ length: count }, () => 'x'.repeat(length));
        expect(await takes(field, texts(field.mostTexts, field.most))).toBe(true);
        expect(await takes(field, texts(field.mostTexts + 1, 1))).toBe(false);
        expect(await takes(field, texts(1, field.most + 1))).toBe(false);
        return;
      }
      case 'number': {
        const step = field.isWhole || field.unit !== 'm2' ? 1 : 0.01;
        expect(await takes(field, field.least)).toBe(true);
        expect(await takes(field, field.most)).toBe(true);
        expect(await takes(field, field.least - step)).toBe(false);
        expect(await takes(field, field.most + step)).toBe(false);
      }
    }
  });
});

describe('the columns of a home', () => {
  it('each is a field, or says whose, when or in which country the home is, or how much of its place shows', async () => {
    const rows = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'assets'`;
    const fields = Object.values<HomeField>(HOME_FIELDS).filter(({ table }) => table === 'assets');
    const others = ['id', 'agency_id', 'owner_id', 'country_code', 'created_at', 'updated_at', 'place_shown'];
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...fields.map(({ column }) => column), ...others].sort(),
    );
  });
});

it.each(Object.entries(PHOTO_TEXTS))('the %s of a photo is as long in the database', async (column, most) => {
  const [row] = await sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'texts_of_a_photo_are_short'`;
  expect(row?.definition).toContain(`(char_length(${column}) <= ${most})`);
});
