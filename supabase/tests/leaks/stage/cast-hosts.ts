import { randomUUID } from 'node:crypto';
import { invoke, rpc, service, signUp } from './call-api.ts';
import type { Scenery } from './cast-spies.ts';
import { stageAgency } from './stage-agency.ts';
import { stageFeeds } from './feeds.ts';
import { nobody, startRun } from './play.ts';
import { stageFairness } from './stage-fairness.ts';
import { takedownWords } from './takedown-words.ts';
import { newSpy, type Spy } from './spy.ts';
import type { Backstage } from './stage.ts';

type Made = Pick<
  Backstage,
  'reportCode' | 'codeId' | 'takedownId' | 'banId' | 'agency' | 'feeds' | 'fairness'
>;

/** Whoever runs something: a manager, another agency's admin, staff, and the client who reads a report. */
export async function castHosts(
  scenery: Scenery,
  invited: string,
): Promise<Made & { manager: Spy; admin: Spy; staff: Spy; client: Spy }> {
  const { address, sql, brand, main, again, showcase, ownListing, spareListing } = scenery;
  const [managing, administrating, working] = await Promise.all([
    signUp(address),
    signUp(address),
    signUp(address),
  ]);
  await member(scenery, brand, managing.userId);
  await member(scenery, 'leak-hunters', administrating.userId);
  await service(address, 'set_staff_member', { user_id: working.userId });

  const reportCode = randomUUID().toUpperCase();
  await service(address, 'set_access_code', { game_id: showcase.id, kind: 'report_code', code: reportCode });
  const { guestToken } = await invoke<{ guestToken: string }>(address, nobody, 'open-report', {
    game: showcase.slug,
    brand,
    code: reportCode,
  });
  const { id: codeId } = await rpc<{ id: string }>(address, managing, 'make_access_code', {
    game_slug: again.slug,
    brand,
  });
  const { reference: takedownId } = await invoke<{ reference: string }>(address, nobody, 'request-takedown', {
    ...takedownWords,
    requestKey: randomUUID(),
    pageUrl: ownListing,
  });
  const [ban] = await sql<{ id: string }[]>`
    insert into private.source_bans (source_hash, reach, agency_id, reason)
    select sha256('a page of the leak hunt'), 'tenant', a.id, 'Taken down for the leak hunt' from public.agencies a where a.key = ${brand} returning id`;
  const feeds = await stageFeeds(address, sql, brand, managing.userId);
  const agency = await stageAgency(
    { address, sql, mark: scenery.mark, brand, invited, showcase, secretListing: scenery.secretListing },
    managing,
  );
  const managersRun = await startRun(address, managing, main);
  const fairness = await stageFairness(scenery, { userId: managing.userId, run: managersRun });
  const all = await sql<{ id: string }[]>`select id from public.listings`;
  const owned = [ownListing, spareListing, agency.home, fairness.pollListing, ...feeds.listings];
  const everything = all.map(({ id }) => id);
  return {
    ...{ reportCode, codeId, takedownId, banId: ban?.id ?? '', agency, feeds, fairness },
    admin: newSpy('admin of another agency', {
      ...administrating,
      runs: [await startRun(address, administrating, main)],
    }),
    manager: newSpy('manager of a game with the homes of others', {
      ...managing,
      games: [again, showcase],
      knows: owned,
      manages: owned,
      runs: [managersRun],
    }),
    // The agency's own homes: what belongs to others is no more the client's than the agency's.
    client: newSpy('client with a report code', { guestToken, knows: [ownListing] }),
    // Staff know every price, and none of the keys, seeds and drafts.
    staff: newSpy('staff', { ...working, knows: everything, manages: everything }),
  };
}

function member({ address }: Scenery, agencyKey: string, userId: string): Promise<unknown> {
  return service(address, 'set_agency_member', { agency_key: agencyKey, user_id: userId, role: 'owner' });
}
