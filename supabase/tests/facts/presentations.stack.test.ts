// Presentation is a table of the domain: the database takes what each row says, keeps it beside every mode, and obeys it.
import type { JSONValue, Sql } from 'postgres';
import { expect, it } from 'vitest';
import { BUILT_MODES, fitTogether, modeOptions } from '../../functions/_shared/domain/modes.ts';
import {
  HOST_PRESENTATIONS,
  orderPhotos,
  OUTSIDE_ROOMS,
  presentationOf,
  PRESENTATIONS,
} from '../../functions/_shared/domain/presentations.ts';
import { fitsRoom } from '../../functions/_shared/domain/room-fit.ts';
import { snakeCase } from '../../functions/_shared/wire/snake-case.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});
const asJson = (options: object) => sql.json(snakeCase(options) as JSONValue);

it.each(HOST_PRESENTATIONS)('%s is taken by the database, and stays beside every mode', async (key) => {
  const said = PRESENTATIONS[key].options;
  const modes = BUILT_MODES.filter((mode) => fitTogether({ ...modeOptions(mode), ...said }));
  for (const mode of modes) {
    const options = { ...modeOptions(mode), ...said };
    const [row] = await sql`select private.are_mode_options(${asJson(options)}) as is_known,
      private.presentation_of(${asJson(options)}) as presented`;
    expect(row, mode).toEqual({ is_known: true, presented: snakeCase(presentationOf(options)) });
  }
});

it.each(BUILT_MODES)('what does not go together with %s is refused as the domain says', async (mode) => {
  for (const key of HOST_PRESENTATIONS) {
    const options = { ...modeOptions(mode), ...PRESENTATIONS[key].options };
    const [row] = await sql`select private.are_mode_options(${asJson(options)}) as fits`;
    expect(row?.fits, key).toBe(fitTogether(options));
  }
});

it('what is no presentation does not stay', async () => {
  const [row] =
    await sql`select private.presentation_of('{"lives": 3, "has_hints": false, "is_calm": true}') as said`;
  expect(row).toEqual({ said: presentationOf({ lives: 3, hasHints: false, isCalm: true }) });
});

it.each(HOST_PRESENTATIONS)('%s fits a room as the domain says', async (key) => {
  const options = PRESENTATIONS[key].options;
  const [row] = await sql<{ fits: boolean }[]>`
    select private.fits_room(g, ${asJson(options)}) as fits from public.games g
    where g.mode_options = '{}' and g.family = 'public' and g.miss_limit_log is null limit 1`;
  expect(row?.fits).toBe(fitsRoom(options));
});

it('rooms that show a home from outside are the same', async () => {
  const [row] = await sql`select private.outside_rooms() as rooms`;
  expect(row).toEqual({ rooms: OUTSIDE_ROOMS });
});

it.each(['outside-last', 'shuffled'] as const)(
  'photos %s stand in the order of the domain',
  async (order) => {
    const [home] = await sql<{ id: string }[]>`
    select p.listing_id as id from public.listing_photos p group by 1 order by count(*) desc, 1 limit 1`;
    const read = async (photoOrder: string | null) => {
      const [row] = await sql<{ photos: { id: string; room: string | null }[] }[]>`
      select private.photos_in_order(${home?.id ?? null}, ${photoOrder}) as photos`;
      return row?.photos ?? [];
    };
    const own = await read(null);
    expect(own.length).toBeGreaterThan(1);
    expect((await read(order)).map(({ id }) => id)).toEqual(orderPhotos(own, order).map(({ id }) => id));
  },
);
