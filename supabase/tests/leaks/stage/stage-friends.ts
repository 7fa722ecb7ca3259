import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { signUp } from './call-api.ts';

/** What spies ask about friends and profiles by: a comparison, two links, and the address of a profile. */
export const FRIENDSHIP = '7d1f5c1e-4b2a-4c7e-8a55-3f2a9d6b7c10';
export const OPEN_LINK = 'openopen'.repeat(6);
export const LINK_TO_USE = 'usedused'.repeat(6);
export const HANDLE = 'fedcba9876543210';

/** A player shows a profile and is compared with somebody who has made two links. */
export async function stageFriends(address: StackAddress, sql: Sql, player: string): Promise<void> {
  const { userId: friend } = await signUp(address);
  const links = [OPEN_LINK, LINK_TO_USE];
  await sql`delete from private.friendships where id = ${FRIENDSHIP}`;
  await sql`
    insert into private.friendships (id, one_id, other_id)
    values (${FRIENDSHIP}, least(${player}::uuid, ${friend}::uuid), greatest(${player}::uuid, ${friend}::uuid))`;
  await sql`
    delete from private.friend_invitations
    where token_hash in (select private.hash_secret(l) from unnest(${links}::text[]) l)`;
  await sql`
    insert into private.friend_invitations (user_id, token_hash)
    select ${friend}::uuid, private.hash_secret(l) from unnest(${links}::text[]) l`;
  await sql`delete from private.public_profiles where handle = ${HANDLE}`;
  await sql`
    insert into private.public_profiles (user_id, handle, shows)
    values (${player}, ${HANDLE}, '{season,badges,accuracy,days}')`;
}
