// What SQL allows is what the table of capabilities says.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, DOSSIER_TICKS, type Role } from '../../functions/_shared/domain/capabilities.ts';
import { PAGE_ACCESS, type PageAccess } from '../../functions/_shared/domain/page-access.ts';
import type { Actor } from '../access/matrix.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

describe('capabilities', () => {
  const actorOf: Partial<Record<Role, Actor>> = {
    'game-owner': 'host',
    'agency-owner': 'owner',
    'agency-admin': 'admin',
    'agency-agent': 'agent',
    player: 'player',
    staff: 'staff',
  };
  const roles = Object.entries(actorOf) as [Role, Actor][];

  async function whoMay(question: string): Promise<Role[]> {
    const able: Role[] = [];
    for (const [role, actor] of roles) {
      await sql.unsafe('savepoint one_question');
      await sql`select tests.become(${actor})`;
      const [row] = await sql.unsafe<{ yes: boolean }[]>(question);
      await sql.unsafe('rollback to savepoint one_question');
      if (row?.yes) able.push(role);
    }
    return able;
  }

  const expected = (names: readonly string[]) =>
    roles.map(([role]) => role).filter((role) => names.includes(role));

  it('game.manage is what private.manages_game says', async () => {
    const games = `array(select g.id from public.games g)`; // what the caller's policy lets through
    expect(
      await whoMay(`select exists (select from unnest(${games}) id where private.manages_game(id)) as yes`),
    ).toEqual(expected(CAPABILITIES['game.manage']));
  });

  it('game.manage is what may_manage_game answers, for one game and for a brand', async () => {
    for (const args of [`'matrix-game', 'matrix-x'`, `null, 'matrix-x'`])
      expect(await whoMay(`select public.may_manage_game(${args}) as yes`)).toEqual(
        expected(CAPABILITIES['game.manage'].filter((role) => role !== 'game-owner')),
      );
    // The host made the game of the third brand, and is nobody there.
    expect(await whoMay(`select public.may_manage_game('matrix-game', 'matrix-z') as yes`)).toEqual(
      expected(['game-owner', 'staff']),
    );
  });

  it('agency.edit-brand is what the update of an agency reaches', async () => {
    const edit = `with edited as (update public.agencies set version = version returning id) select exists (select from edited) as yes`;
    expect(await whoMay(edit)).toEqual(expected(CAPABILITIES['agency.edit-brand']));
  });

  it('pages of agencies and staff open for whoever has the capability', async () => {
    const page = (access: PageAccess) => `select public.may_open_page('${access}', null, 'matrix-x') as yes`;
    expect(await whoMay(page('agency-staff'))).toEqual(expected(CAPABILITIES['agency.view']));
    expect(await whoMay(page('agency-admin'))).toEqual(expected(CAPABILITIES['agency.edit-brand']));
    expect(await whoMay(page('staff'))).toEqual(expected(CAPABILITIES['staff.superwise']));
  });

  it('every access that a page may name has its answer', async () => {
    // Another function is asked about games.
    const elsewhere: readonly PageAccess[] = ['game-manager'];
    const [row] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where oid = 'private.may_open_page'::regproc`;
    const source = row?.source ?? '';
    for (const access of PAGE_ACCESS)
      expect(source.includes(`when '${access}'`), access).toBe(!elsewhere.includes(access));
  });

  it('staff.superwise is what private.is_staff says', async () => {
    expect(await whoMay('select private.is_staff() as yes')).toEqual(
      expected(CAPABILITIES['staff.superwise']),
    );
  });

  it('capabilities in a dossier are the rows that the database answers by', async () => {
    const rows = await sql<{ role: string; capability: string }[]>`
      select role, capability from private.dossier_capabilities`;
    const named = Object.entries(CAPABILITIES).flatMap(([capability, able]) =>
      able
        .filter((role) => capability.startsWith('dossier.') && role.startsWith('dossier-'))
        .map((role) => `${role} ${capability}`),
    );
    expect(rows.map(({ role, capability }) => `dossier-${role} ${capability}`).sort()).toEqual(named.sort());
  });

  it('ticks in a dossier open the same in both', async () => {
    const rows = await sql<
      { tick: string; capability: string }[]
    >`select tick, capability from private.dossier_ticks`;
    expect(Object.fromEntries(rows.map(({ tick, capability }) => [tick, capability]))).toEqual(DOSSIER_TICKS);
  });
});
