import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { rpc, signUp } from './call-api.ts';
import { castHosts } from './cast-hosts.ts';
import { publishOwnGame, type StagedDraft } from './drafts.ts';
import { guess, nobody, startRun, type Run } from './play.ts';
import { readPlaces } from './read-places.ts';
import { stageDraftRoom, stageRoom, type StagedClosedGame } from './stage-room.ts';
import { learntBy, newSpy, type Spy } from './spy.ts';
import type { Backstage } from './stage.ts';
import type { StagedGame } from './staged-game.ts';
import { stageEditions } from './stage-editions.ts';
import { say } from './tell-prices.ts';

/** The stage before anybody walks on it. */
export interface Scenery {
  address: StackAddress;
  sql: Sql;
  mark: string;
  brand: string;
  main: StagedGame;
  again: StagedGame;
  showcase: StagedGame;
  timed: StagedGame;
  unopened: StagedGame;
  /** The secret home alone, for a live room. */
  roomGame: StagedGame;
  closedGame: StagedClosedGame;
  ownListing: string;
  spareListing: string;
  secretListing: string;
  draft: StagedDraft;
  /** A run of the game `again` whose player commented. */
  judged: { run: Run; comment: string };
  /** Runs of the crowd in the showcase. */
  crowd: Run[];
}

type Usual = Pick<Scenery, 'address' | 'main'>;

/** Spies that any game has: a visitor, a guest who has guessed one home, a player who has guessed none. */
export async function castUsualSpies({ address, main }: Usual): Promise<Spy[]> {
  const guest = await guestWith({ address, main }, 'guest in the run', 1);
  const account = await signUp(address);
  const player = newSpy('player', { ...account, runs: [await startRun(address, account, main)] });
  return [newSpy('visitor'), guest, player];
}

/** Every spy, and what they left behind on their way in. */
export async function castSpies(scenery: Scenery): Promise<{ backstage: Backstage; spies: Spy[] }> {
  const { address, sql, main, again, showcase, timed, unopened } = scenery;
  const { claimer, holder, unclaimedToken } = await castClaim(scenery);
  const { viewer, shared } = await castSpoiler(scenery);
  const quitter = await guestWith(scenery, 'somebody who gave up', 1);
  await Promise.all(quitter.runs.map((run) => giveUp(address, run)));
  const commenter = await guestWith(scenery, 'commenter', 2);
  const [run] = commenter.runs;
  const [home] = run?.guessed ?? [];
  if (!run || !home) throw new Error('The commenter has guessed nothing.');
  const ownComment = await say(address, run, home, 'To be taken back.');

  const account = await signUp(address);
  const samples = await rpc<{ id: string }[]>(address, account, 'template_homes', {
    template_key: 'quick-three',
  });
  const sampleIds = samples.slice(-2).map(({ id }) => id);
  const hosted = await publishOwnGame(address, sql, account, `leak-hosted-${scenery.mark}`, sampleIds);
  const typed = hosted.game.homes.map(({ listingId }) => listingId).filter((id) => !sampleIds.includes(id));
  const host = newSpy('host of a game of samples', {
    ...account,
    games: [hosted.game],
    knows: [...typed, hosted.draftId],
    manages: typed,
    runs: [await startRun(address, account, main)],
  });

  const { manager, staff, client, admin, ...made } = await castHosts(scenery, claimer.userId ?? '');
  const drafter = newSpy('host with a draft alone', {
    ...scenery.draft.owner,
    knows: [scenery.draft.id],
    runs: [await startRun(address, scenery.draft.owner, main)],
  });
  // A preset whose code everybody has.
  await sql`insert into private.mode_presets (owner_id, code, name, options)
    select id, 'LEAKTEST', 'For everybody', '{"lives": 3}' from auth.users limit 1 on conflict do nothing`;
  const plannedHome = await stageEditions(sql);
  const usual = await castUsualSpies(scenery);
  const player = usual.find(({ name }) => name === 'player');
  const roomHost = { accessToken: player?.accessToken ?? null };
  const room = await stageRoom(address, roomHost, scenery.roomGame);
  const draftRoom = await stageDraftRoom(address, roomHost, scenery.roomGame);
  const spies = [
    ...usual,
    ...[admin, host, manager, claimer, holder, await castTwoGames(scenery), quitter],
    await castStaker(scenery),
    await castInFog(scenery),
    await castComparer(scenery),
    ...[client, commenter, viewer, drafter, staff],
  ];
  // Of all games of the brand, so when all of them are there.
  const asManager = { accessToken: manager.accessToken };
  const scoot = await rpc<Backstage['scoot']>(address, asManager, 'scoot_games', { brand: scenery.brand });
  return {
    backstage: {
      ...{ room, draftRoom, scoot, plannedHome, closedGame: scenery.closedGame },
      ...{ again, showcase, timed, unopened, shared, unclaimedToken, ownComment, ...made },
      ...{ ownListing: scenery.ownListing, spareListing: scenery.spareListing },
      judgedRuns: scenery.crowd.map(({ sessionId }) => sessionId),
      hosted: hosted.game,
      hostedDraftId: hosted.draftId,
      secretListings: [scenery.secretListing, scenery.closedGame.listingId, ...sampleIds.slice(0, 1)],
      claimedToken: holder.guestToken ?? '',
      judged: { place: (await readPlaces(address, again))[0] ?? '', comment: scenery.judged.comment },
    },
    spies,
  };
}

/** A guest with a run of the main game who has guessed its first homes. */
async function guestWith({ address, main }: Usual, name: string, guesses: number): Promise<Spy> {
  const run = await startRun(address, nobody, main);
  for (const home of run.open.slice(0, guesses)) await guess(address, nobody, run, home);
  return newSpy(name, { guestToken: run.guestToken, runs: [run], knows: learntBy([run]) });
}

/** A player who took over a guest's runs, and whoever still holds the guest's token. */
async function castClaim(scenery: Usual): Promise<{ claimer: Spy; holder: Spy; unclaimedToken: string }> {
  const { address } = scenery;
  const holder = await guestWith(scenery, 'holder of a claimed token', 1);
  const account = await signUp(address);
  await rpc(address, account, 'claim_guest_runs', { guest_token: holder.guestToken });
  const runs = holder.runs.map((run) => ({ ...run, guestToken: null }));
  const spare = await guestWith(scenery, 'spare', 0);
  return {
    holder,
    claimer: newSpy('player who claimed a run', { ...account, runs, knows: [...holder.knows] }),
    unclaimedToken: spare.guestToken ?? '',
  };
}

/** A guest who looks at what somebody shared: all homes that run had guessed, and no other. */
async function castSpoiler(scenery: Usual): Promise<{ viewer: Spy; shared: Run }> {
  const { address, main } = scenery;
  const sharer = await guestWith(scenery, 'sharer', main.homes.length - 1);
  const [shared] = sharer.runs;
  if (!shared) throw new Error('Nobody shares anything.');
  await giveUp(address, shared);
  const whose = { session_id: shared.sessionId, guest_token: shared.guestToken };
  await rpc(address, nobody, 'set_detail_sharing', { ...whose, is_shared: true });
  const { guest_token: guestToken } = await rpc<{ guest_token: string }>(address, nobody, 'accept_spoiler', {
    session_id: shared.sessionId,
  });
  const runs = [await startRun(address, nobody, main, guestToken)];
  return { shared, viewer: newSpy('viewer of a spoiler', { guestToken, runs, knows: learntBy([shared]) }) };
}

/** A player of two games that share homes: what is guessed in one is known, and open in the other. */
async function castTwoGames({ address, main, again }: Scenery): Promise<Spy> {
  const account = await signUp(address);
  const [open, other] = [await startRun(address, account, main), await startRun(address, account, again)];
  const [first] = other.open;
  if (first) await guess(address, account, other, first);
  return newSpy('player of two games', { ...account, runs: [open, other], knows: learntBy([open, other]) });
}

/** A guest whose homes open once they have said whether they stake on them. */
async function castStaker(scenery: Scenery): Promise<Spy> {
  const staker = await guestWith(scenery, 'guest who may stake', 1);
  for (const { sessionId } of staker.runs)
    await scenery.sql`update public.sessions set mode_options = '{"may_double": true}' where id = ${sessionId}`;
  return staker;
}

/** A guest before whose homes fog lies. */
async function castInFog(scenery: Scenery): Promise<Spy> {
  const guest = await guestWith(scenery, 'guest in the fog', 1);
  for (const { sessionId } of guest.runs)
    await scenery.sql`update public.sessions set mode_options = '{"has_fog": true}' where id = ${sessionId}`;
  // A clue opens once its home is open.
  for (const { sessionId, guestToken, open } of guest.runs)
    for (const { gameListingId } of open)
      await rpc(scenery.address, nobody, 'open_round', {
        session_id: sessionId,
        game_listing_id: gameListingId,
        guest_token: guestToken,
      });
  return guest;
}

/** A guest before two homes of which one costs more. */
async function castComparer(scenery: Scenery): Promise<Spy> {
  const guest = await guestWith(scenery, 'guest who compares', 0);
  for (const { sessionId } of guest.runs)
    await scenery.sql`update public.sessions set mode_options = '{"is_comparison": true}' where id = ${sessionId}`;
  return guest;
}

function giveUp(address: StackAddress, { sessionId, guestToken }: Run): Promise<unknown> {
  return rpc(address, nobody, 'give_up_run', { session_id: sessionId, guest_token: guestToken });
}
