import postgres from 'postgres';
import { shareStack } from './test-stack.ts';
import { loadTestSql, runSqlTests } from './sql-tests.ts';
const shared = shareStack((line) => console.log(line), { isSeeded: false });
try {
  const stack = await shared.stack();
  for (const only of process.argv.slice(2))
    console.log('==', only, JSON.stringify(await runSqlTests(stack.address.databaseUrl, only), null, 1).replace(/\\n/g, '\n'));
  const sql = postgres(stack.address.databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  await sql.unsafe('begin'); await loadTestSql(sql);
  await sql.unsafe(`select tests.game('many', (select id from public.agencies where key='default'), '{25000000}'); select tests.game('few', (select id from public.agencies where key='default'), '{25000000}');`);
  await sql.unsafe(`insert into private.guest_identities (token_hash) values (sha256('x'));`);
  await sql.unsafe(`set local session_replication_role = replica;
   insert into public.sessions (game_id, guest_id, mode, is_ranked, practice_reason, is_timed, display_name, seed, rounds, status, started_at, finished_at)
   select g.id, (select id from private.guest_identities limit 1), 'classic', false, 'not_first', false, 'x', 1, 1, 'finished', now() - n * interval '20 seconds', now()
   from generate_series(1, 200000) n cross join lateral (select id from public.games where slug = case when n % 2 = 0 then 'many' else 'few' end) g; set local session_replication_role = origin; analyze public.sessions;`);
  for (const step of ['day', 'week']) console.log((await sql.unsafe(`explain (analyze, buffers) select date_trunc('${step}', s.started_at at time zone 'Europe/London')::date, count(*), count(*) filter (where s.status = 'finished') from public.sessions s where s.game_id = (select id from public.games where slug='many') and s.started_at >= (current_date - ${step === 'day' ? 29 : 175}) at time zone 'Europe/London' group by 1`)).map((r) => r['QUERY PLAN']).join('\n'));
  await sql.unsafe('rollback'); await sql.end();
} catch (e) { console.log(String(e)); } finally { await shared.stop(); }
process.exit(0);
