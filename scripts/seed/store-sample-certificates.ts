import type { Sql } from 'postgres';
import { sampleCertificates } from './samples/sample-certificates.ts';

/** Raise it with every change of the sample certificates: installations then hold the new ones instead. */
const EDITION = 'sample certificates 2';

/**
 * Stores sample certificates as an import of their own that says what they are. The same again changes nothing; those of
 * an older edition go.
 * @returns how many were stored
 */
export async function storeSampleCertificates(sql: Sql): Promise<number> {
  const [found] = await sql`
    select from private.market_imports where is_sample and file_print = ${EDITION} and state = 'done'`;
  if (found) return 0;
  const rows = sampleCertificates();
  const days = rows.map(({ lodged_on: on }) => on).sort();
  await sql.begin(async (transaction) => {
    await transaction`
      delete from private.energy_certificates c using private.market_imports i
      where i.is_sample and i.kind = 'epc' and c.import_id = i.id`;
    await transaction`delete from private.market_imports where is_sample and kind = 'epc'`;
    const [made] = await transaction<{ id: number }[]>`
      insert into private.market_imports (kind, file_name, file_print, source, licence, country_code, is_sample, state,
        lines_read, imported, first_on, last_on, finished_at)
      values ('epc', 'samples', ${EDITION}, 'Samples of this installation',
        'Invented for this site: no home, address or rating is real.', 'GB', true, 'done', ${rows.length}, ${rows.length},
        ${days[0] ?? null}, ${days.at(-1) ?? null}, now())
      returning id`;
    if (made === undefined) throw new Error('the sample certificates could not be noted');
    await transaction`
      insert into private.energy_certificates
      select c.* from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) r
      cross join lateral jsonb_populate_record(null::private.energy_certificates,
        r || jsonb_build_object('import_id', ${made.id}::integer)) c`;
  });
  return rows.length;
}
