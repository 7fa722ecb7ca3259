import { edgeArguments } from './edge-arguments.ts';
import { argumentsForEverybody, impersonal, type Arguments } from './function-arguments.ts';
import { agencyArguments } from './agency-arguments.ts';
import { agencyHomeArguments } from './agency-home-arguments.ts';
import { siteArguments } from './site-arguments.ts';
import { argumentsForSignedIn } from './function-arguments-of-hosts.ts';
import { inboxArguments } from './lead-arguments.ts';
import type { Question } from './question.ts';
import { sceneOf } from './scene.ts';
import type { Spy } from '../stage/spy.ts';
import type { Stage } from '../stage/stage.ts';

/** Arguments of each database function that a spy may call. */
export const functionArguments: Record<string, Arguments> = {
  ...argumentsForEverybody,
  ...agencyArguments,
  ...argumentsForSignedIn,
  ...inboxArguments,
};

// Answers that are made of chance by design: a new code, folder or token, the time, which no price went into.
const chance: Record<string, RegExp> = {
  // The server's time.
  daily_challenge: /"now_at": ?"[^"]+"/g,
  edition_record: /"now_at": ?"[^"]+"/g,
  // Links, lines and moments of a dossier, to which others add.
  begin_dossier_answer: /"questions_left": ?\d+/g,
  dossier_ai_state: /"questions_left": ?\d+/g,
  delete_dossier: /"gone_at": ?"[^"]+"/g,
  make_dossier_feed: /"token": ?"[^"]+"/g,
  own_dossier_feed: /"(?:created_at|read_at)": ?(?:"[^"]+"|null)/g,
  own_dossier_notices: /"(?:rows|next)": ?(?:\[.*\]|"[^"]*")/gs,
  unread_dossier_notices: /\d+/g,
  mark_dossier_notices: /\d+/g,
  dossier_log: /"(?:rows|next)": ?(?:\[.*\]|\d+)/gs,
  dossier_people: /"(?:invitations|support_until|topic)": ?(?:\[[^\]]*\]|"[^"]*"|null)/g,
  invite_to_dossier: /"(?:id|token|expires_at)": ?"[^"]+"/g,
  superwise_dossiers: /"(?:support_until|archived_at|deleted_at|updated_at)": ?(?:"[^"]+"|null)/g,
  dossier_state: /"[a-z_]+": ?\d+|"event": ?\{[^}]*\}/g,
  begin_dossier_visit: /"since_at": ?(?:"[^"]+"|null)/g,
  superwise_dossier_home: /"(?:created_at|updated_at|support_until|saved_at)": ?(?:"[^"]+"|null)/g,
  create_photo_folders: /[0-9a-f-]{36}/g,
  preview_site_page: /"(?:token|expires_at)": ?"[^"]+"/g,
  page_preview: /"expires_at": ?"[^"]+"/g,
  // The clock reads a feed meanwhile.
  ...Object.fromEntries(
    ['import_sources', 'offer_feed_to_hunters', 'save_import_source', 'set_import_source_state'].map(
      (name) => [name, /"failures": ?\d+|"last_run": ?\{[^}]*\}|"next_run_at": ?(?:"[^"]+"|null)/g],
    ),
  ),
  // Links, handles and moments of a person's own.
  invite_friend: /"(?:id|token|expires_at)": ?"[^"]+"/g,
  ...Object.fromEntries(
    ['own_sessions', 'sign_out_session'].map((name) => [name, /"(?:id|signed_in_at|used_at)": ?"[^"]+"/g]),
  ),
  own_data:
    /"(?:exported_at|[a-z_]+_at|id|session_id|folder|handle|email|home|draft_id)": ?"[^"]+"|"questions": ?\d+/g,
  // Forms, mails and entries of agencies: each has its own time.
  open_lead_form: /"ticket": ?"[^"]+"/g,
  ...Object.fromEntries(
    [
      'agency_people',
      'invite_to_agency',
      'remove_from_agency',
      'revoke_agency_invitation',
      'set_agency_role',
    ].map((name) => [name, /"(?:sent_at|expires_at)": ?"[^"]+"/g]),
  ),
  ...Object.fromEntries(
    ['add_agency_host', 'agency_hosts', 'remove_agency_host'].map((name) => [
      name,
      /"(?:checked_at|failure)": ?(?:"[^"]+"|null)/g,
    ]),
  ),
  agency_activity: /"(?:entries|next_before)": ?(?:\[.*\]|\d+|null)/gs,
  site_versions: /"(?:number|made_at)": ?(?:"[^"]+"|\d+)/g,
  own_friends: /"(?:id|created_at|expires_at)": ?"[^"]+"/g,
  own_profile: /"handle": ?"[^"]+"/g,
  save_profile: /"handle": ?"[^"]+"/g,
  // When a search was looked at.
  own_quests: /"visited_at": ?(?:"[^"]+"|null)/g,
  save_search_query: /"visited_at": ?(?:"[^"]+"|null)/g,
  search_query: /"visited_at": ?(?:"[^"]+"|null)/g,
  // Whose entries are new each time.
  make_api_key: /"(?:id|key|created_at)": ?"[^"]+"/g,
  own_api_keys: /\{[^}]*\},?\s*/g,
  make_access_code: /"(?:id|code)": ?"[^"]+"/g,
  report_name: /"guest_token": ?"[^"]+"/g,
};

// These ask about what the call before made, or end it: they begin when all before them are answered.
const waiting: readonly string[] = [
  'portal_matches',
  'remove_portal_query',
  ...['save_search_query', 'search_query', 'search_matches', 'hide_match', 'shortlist_match'],
  ...['remove_search_query', 'remove_quest'],
];

/** What people of agencies do: who may is asked of the membership alone, before anything is looked up. */
const ofAgencies: Record<string, Arguments> = {
  ...agencyArguments,
  ...agencyHomeArguments,
  ...inboxArguments,
  ...siteArguments,
};
/** Who works for one, may be asked to, or stands for those who do not. Runs and guesses make no difference there. */
const agencySpies: readonly string[] = [
  'visitor',
  'player',
  'admin of another agency',
  'host of a game of samples',
  'manager of a game with the homes of others',
  'player who claimed a run',
  'client with a report code',
  'staff',
];

/** One without and one with an account: they ask for all that does not depend on who asks. */
export const thoroughSpies: readonly string[] = ['visitor', 'player'];

// The service role's functions; whoever else asks is refused before anything is looked up.
const closed = ['draft_to_publish', 'guess_context', 'prices_to_scrub', 'share_card'];

/** Every database function with every argument that this spy could think of. */
export function aboutFunctions(stage: Stage, spy: Spy): Question[] {
  return withoutVisitors(stage, spy, functionQuestions);
}

/** Every edge function with every body. */
export function aboutEdgeFunctions(stage: Stage, spy: Spy): Question[] {
  return withoutVisitors(stage, spy, edgeQuestions);
}

/** A request without an account that is the visitor's to the letter gets the visitor's answer: it is asked once. */
function withoutVisitors(stage: Stage, spy: Spy, make: (stage: Stage, spy: Spy) => Question[]): Question[] {
  const questions = make(stage, spy);
  const visitor = stage.spies.find(({ name }) => name === 'visitor');
  if (!visitor || spy === visitor || spy.name === visitor.name || spy.accessToken !== null) return questions;
  const letter = ({ path, body }: Question) => `${path} ${JSON.stringify(body ?? null)}`;
  const asked = new Set(make(stage, visitor).map(letter));
  return questions.filter((question) => !asked.has(letter(question)));
}

function functionQuestions(stage: Stage, spy: Spy): Question[] {
  const scene = sceneOf(stage, spy);
  const asksAgencies = stage.backstage !== null && agencySpies.includes(spy.name);
  return [
    ...Object.entries(functionArguments).flatMap(([name, make]) => {
      if (name in ofAgencies && !asksAgencies) return [];
      const isBrief = impersonal.includes(name) && !thoroughSpies.includes(spy.name);
      return make(scene)
        .slice(0, isBrief ? 1 : undefined)
        .map((body) => callOf(name, body));
    }),
    ...closed.map((name) => callOf(name, { draft_id: stage.draft.id, user_id: stage.draft.owner.userId })),
  ];
}

function callOf(name: string, body: object): Question {
  const pattern = chance[name];
  return {
    subject: `function ${name}`,
    where: `rpc ${name} ${JSON.stringify(body)}`,
    path: `/rest/v1/rpc/${name}`,
    body,
    ...(pattern && { chance: pattern }),
    ...(waiting.includes(name) && { waits: true }),
    // A link is used up by the first who agrees.
    ...(name === 'accept_friend' && { isOnce: true }),
  };
}

function edgeQuestions(stage: Stage, spy: Spy): Question[] {
  const scene = sceneOf(stage, spy);
  return Object.entries(edgeArguments).flatMap(([name, make]) =>
    make(scene).map((sent) => ({
      subject: `edge ${name}`,
      where: `functions/${name} ${typeof sent === 'string' ? sent : JSON.stringify(sent)}`,
      path: `/functions/v1/${name}${typeof sent === 'string' ? sent : besidesTheFile(sent)}`,
      ...(typeof sent === 'object' && { body: 'file' in sent ? { file: sent.file } : sent }),
      isOnce: typeof sent === 'object' && isNoted(name, sent),
    })),
  );
}

/** A function that takes a file takes the rest in its address. */
function besidesTheFile(sent: object): string {
  if (!('file' in sent)) return '';
  const { file: _, ...others } = sent;
  return `?${new URLSearchParams(Object.entries(others).map(([name, value]) => [name, String(value)])).toString()}`;
}

/** A page that was read is a new entry in the history of whoever brought it, a feed that was read in its own. */
function isNoted(name: string, sent: object): boolean {
  // Each look at a host's records has its own time, and asks outside.
  if (name === 'check-host') return true;
  // A room is another one each time, with a code and tokens of its own.
  if (name === 'open-room') return true;
  // With and without notes it is another version each time.
  if (name === 'dossier-feedback') return true;
  return name === 'import-listing' ? !('listingId' in sent) : name === 'read-feed' && 'acceptsLoss' in sent;
}

/** What anybody may ask about the runs of others: results and pictures by a run's id alone. */
export function aboutSharedResults(stage: Stage): Question[] {
  const runs = stage.spies.flatMap(({ runs: own }) => own.slice(0, 1).map(({ sessionId }) => sessionId));
  return runs.flatMap((id) => [
    ...['share', 'shared_detailed'].map((variant) => callOf('session_results', { session_id: id, variant })),
    {
      subject: 'edge share-image',
      where: `functions/share-image of ${id}`,
      path: `/functions/v1/share-image?session=${id}`,
    },
  ]);
}

/** What Storage tells about files beside the files themselves. */
export function aboutStorage(): Question[] {
  const list = (prefix: string) => ({
    subject: 'storage',
    where: `storage list "${prefix}"`,
    path: '/storage/v1/object/list/listing-photos',
    body: { prefix, limit: 1000, sortBy: { column: 'name', order: 'asc' } },
  });
  return [
    { subject: 'storage', where: 'storage buckets', path: '/storage/v1/bucket' },
    ...['', '1'].map(list),
  ];
}
