import type { Arguments } from './function-arguments.ts';
import { otherRuns, ownId, ownRuns, rounds } from './scene.ts';

/** A digit sequence of the secret price, where a list goes on. */
const digits = '568431';

/** Arguments that reach each function about corrections, polls and questions of players. */
export const fairnessArguments: Record<string, Arguments> = {
  // The manager's own, which was refused.
  appeal_dispute: ({ backstage, token }) => [
    { dispute_id: backstage?.fairness.refusedDispute, note: 'Of the leak hunt', ...token },
  ],
  day_corrections: ({ stage }) => [{}, { after: stage.main.id }],
  game_corrections: ({ games, stage, token }) => [
    ...games.map((game) => ({ ...game, ...token })),
    { ...games[0], ...token, after: stage.main.id },
  ],
  go_on_with_run: (scene) => [...ownRuns(scene), ...otherRuns(scene)],
  mark_notices_read: (scene) => [
    { notice_ids: [ownId(scene, 'notice')], ...scene.token },
    { notice_ids: [ownId(scene, 'notice')], brand: 'star', ...scene.token },
  ],
  own_notices: ({ stage, token }) => [
    { ...token },
    { brand: 'star', ...token },
    { ...token, after: stage.main.id },
  ],
  poll_record: ({ stage, backstage, token }) =>
    [backstage?.fairness.pollHome, ...stage.main.homes.map(({ gameListingId }) => gameListingId)].flatMap(
      (home) => [
        { game_listing_id: home, ...token },
        { game_listing_id: home, after: digits, ...token },
      ],
    ),
  raise_dispute: (scene) =>
    [...ownRuns(scene), ...rounds(scene), ...otherRuns(scene)].flatMap((round) =>
      ['wrong_price', 'run_hidden', 'price'].map((reason) => ({
        ...round,
        reason,
        note: '',
        request_key: ownId(scene, 'dispute'),
      })),
    ),
  run_fairness: (scene) => [...ownRuns(scene), ...otherRuns(scene)],
  unread_notices: ({ token }) => [{ ...token }, { brand: 'star', ...token }],
};
