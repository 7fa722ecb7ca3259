import { PEOPLE } from './fill-records.ts';

/** A call that a newer screen makes, and who makes it: an account by its id, anon, service_role, or the clock (owner). */
export interface RecordQuery {
  readonly name: string;
  readonly caller: string;
  readonly sql: string;
  /** the most that it may take, in ms, where it is no screen's */
  readonly mostMs?: number;
  /** it changes what it reads, so each time is taken back */
  readonly isWrite?: boolean;
}

const { heavy, friend, manager, staff } = PEOPLE;
const busyHome = `md5('shown1-1')::uuid`;
const friendship = `(select f.id from bench.friendship f)`;
const roomToken = (seat: number) => `md5(md5('room1')::uuid::text || ${seat}) || md5('${seat}')`;

/** Nobody plays 2,000 games in a season; whoever did waits no longer than anybody notices. */
const MOST_OF_HEAVY = 100;

const by = (caller: string, entries: Readonly<Record<string, string>>): RecordQuery[] =>
  Object.entries(entries).map(([name, call]) => ({
    name,
    caller,
    sql: `select ${call}`,
    ...(name.includes('10,000') || name.includes('of the same') ? { mostMs: MOST_OF_HEAVY } : {}),
  }));

/** What the screens of records, seasons, friends, profiles, fairness, plans, rooms and presets read. */
export const RECORD_QUERIES: readonly RecordQuery[] = [
  ...by(heavy, {
    'record: play, of somebody with 10,000 guesses': `public.own_play('Europe/London')`,
    'record: accuracy, of the same': 'public.own_accuracy()',
    'record: badges, of the same': 'public.own_badges()',
    'record: seasons': 'public.own_seasons()',
    'record: points over par of a run': `public.over_par(md5('heavy1')::uuid)`,
    'friends: a hundred of them': 'public.own_friends()',
    'friends: one, with 2,000 shared games': `public.head_to_head(${friendship})`,
    'profile: own': 'public.own_profile()',
    'presets: own': 'public.own_presets()',
    'keys: own': 'public.own_api_keys()',
    'fairness of a run': `public.run_fairness(md5('heavy1')::uuid)`,
    'season board, signed in': 'public.season_board()',
  }),
  ...by('anon', {
    'season board, first page': 'public.season_board()',
    'season board, last page': `public.season_board(after => '950')`,
    'profile: of somebody with 10,000 guesses': `public.public_profile(left(md5('${heavy}'), 16))`,
    'corrections of a game': `public.game_corrections('record-1')`,
    'corrections of days': 'public.day_corrections()',
    'a poll': `public.poll_record(md5('shown5-3')::uuid)`,
    'a preset by its code': `public.preset_of_code((select p.code from bench.preset p))`,
    'a room for a class, as its teacher sees it': `public.room_state(md5('room1')::uuid, ${roomToken(1)})`,
    'reminders of a browser': `public.push_reminders('https://fcm.googleapis.com/fcm/send/nobody')`,
    'a reminder by its link': `public.end_reminder(repeat('x', 40))`,
  }),
  ...by(manager, {
    'inbox of a game with 20,000 questions': `public.game_fairness('record-1')`,
    'runs to look at, of 50,000': `public.runs_to_look_at('record-1')`,
  }),
  ...by(staff, {
    'inbox of staff': 'public.appeals()',
    'plan of an edition': `public.edition_plan('uk')`,
    'pool of editions': `public.edition_pool('uk')`,
  }),
  ...by('service_role', {
    'public API: games': 'public.api_games(null, null)',
    'public API: a game': `public.api_game_facts('record-1', null)`,
    'public API: crowd': `public.api_crowd('record-1', null)`,
    'public API: board': `public.api_board('record-1', null, 'all_time', null)`,
    'public API: corrections': `public.api_corrections('record-1', null, null)`,
    'public API: a request is counted': `public.count_api_request(null, '192.0.2.1')`,
  }),
  ...by('owner', { 'messages: is one due': 'private.has_due_messages()' }),
  ...[
    {
      name: 'season recount of somebody with 10,000 guesses',
      mostMs: MOST_OF_HEAVY,
      sql: `select private.count_season('${heavy}', private.season_at(now()))`,
    },
    {
      name: 'what follows from a run of theirs',
      mostMs: 2 * MOST_OF_HEAVY,
      sql: `select private.look_at_player('${heavy}')`,
    },
    { name: 'badges are counted', sql: 'select private.count_badges()', mostMs: 1_000 },
    {
      name: 'two hundred players are counted anew',
      mostMs: 1_000,
      sql: `update private.season_places set counted_at = now() - interval '2 hours'
        where user_id in (select user_id from private.season_places limit 200); select private.count_seasons()`,
    },
  ].map((clock) => ({ caller: 'owner', isWrite: true, ...clock })),
  {
    name: 'export of everything of somebody',
    caller: heavy,
    sql: 'select public.own_data()',
    mostMs: 60_000,
  },
  {
    name: 'deletion of an account with 10,000 guesses',
    caller: 'owner',
    sql: `select private.erase_account('${friend}')`,
    mostMs: 60_000,
    isWrite: true,
  },
  {
    name: 'a home leaves 50,000 runs',
    caller: 'owner',
    sql: `select public.record_correction('${manager}', 'record-1', ${busyHome}, 'void', null, 'price_was_visible', '', null, '[]',
      gen_random_uuid(), private.corrections_of_game(md5('game1')::uuid))`,
    mostMs: 60_000,
    isWrite: true,
  },
];
