import { get } from 'node:http';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { runPool } from '../../../scripts/test/pool.ts';
import {
  itemPath,
  leaderboardPath,
  resultsPath,
  startPath,
  managePath,
} from '../../functions/_shared/domain/game-paths.ts';
import type { Spy, Stage } from './leak-stage.ts';
import type { Sighting } from './search-text.ts';

/** One thing to ask the API for. */
interface Question {
  where: string;
  path: string;
  body?: object;
  schema?: string;
}

/** Everything that a spy gets to see by asking for everything there is to ask for. */
export async function lookEverywhere(stage: Stage, spy: Spy): Promise<Sighting[]> {
  const questions = [
    ...(await aboutTables(stage)),
    ...(await aboutFunctions(stage, spy)),
    ...aboutEdgeFunctions(stage, spy),
    ...aboutStorage(),
  ];
  const seen: Sighting[] = [];
  const ask = async ({ where, path, body, schema }: Question) => {
    const answer = await fetch(`${stage.address.api}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: stage.address.publishableKey,
        ...(spy.accessToken && { authorization: `Bearer ${spy.accessToken}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(schema && { 'accept-profile': schema }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    seen.push({ where: `${spy.name}: ${where}`, text: `${headersOf(answer)}\n${await answer.text()}` });
  };
  await runPool(
    questions.map((question) => () => ask(question)),
    8,
  );
  return seen;
}

/** The headers of an answer, but for the length, the time and the digest of its body: numbers of their own. */
function headersOf(answer: Response): string {
  const telling = [...answer.headers].filter(
    ([name, value]) => !['content-length', 'date'].includes(name) && !/^"[0-9a-f]{32}"$/.test(value),
  );
  return telling.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Every relation of every schema: whole, column by column, ordered, summed up, and through its neighbours. */
async function aboutTables(stage: Stage): Promise<Question[]> {
  const columns = await stage.sql<{ schema: string; relation: string; column: string }[]>`
    select n.nspname as schema, c.relname as relation, a.attname as column from pg_class c
    join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'private', 'storage', 'auth', 'realtime') and c.relkind in ('r', 'p', 'v', 'm')
      and a.attnum > 0 and not a.attisdropped order by 1, 2, a.attnum`;
  const question = (schema: string, query: string) => ({
    where: `${schema}.${query}`,
    path: `/rest/v1/${query}`,
    schema,
  });
  const relations = new Map(columns.map((row) => [`${row.schema}.${row.relation}`, row]));
  return [
    ...[...relations.values()].flatMap(({ schema, relation }) => [
      question(schema, `${relation}?select=*&limit=1000`),
      question(
        schema,
        `${relation}?select=*,listing_prices(*),price_commitments(*),listings(*,listing_prices(*))`,
      ),
      question(schema, `${relation}?select=count()`),
    ]),
    ...columns
      .filter(({ schema }) => schema === 'public' || schema === 'private')
      .flatMap(({ schema, relation, column }) => [
        question(schema, `${relation}?select=${column}&order=${column}.desc&limit=1000`),
        question(
          schema,
          `${relation}?select=${column}.max(),${column}.min(),${column}.sum(),${column}.avg()`,
        ),
      ]),
  ];
}

/** Every function of the API with every argument that a player could think of. */
async function aboutFunctions(stage: Stage, spy: Spy): Promise<Question[]> {
  const rows = await stage.sql<{ name: string; args: string[] }[]>`
    select p.proname as name, coalesce(p.proargnames[1:p.pronargs], '{}') as args
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' order by 1`;
  const runs = [spy.sessionId, ...stage.spies.map((other) => other.sessionId)].filter((id) => id !== null);
  const candidates: Record<string, unknown[]> = {
    session_id: [...new Set(runs)],
    game_listing_id: stage.homes,
    guest_token: [spy.guestToken ?? undefined],
    guest_token_in: [spy.guestToken ?? undefined],
    variant: ['summary', 'share', 'detailed', 'shared_detailed', 'prices'],
    game_slug: [stage.slug, 'house-prices-game', 'arizona-villas'],
    brand: [undefined, 'star'],
    host_label: [undefined, 'star'],
    period: ['all_time', 'week', 'price'],
    after: [undefined, '738219', ...stage.comments.slice(0, 2)],
    // The list of games has no order and no filter by price; asking for one must answer as any other wrong word.
    search: [undefined, '738219'],
    sort: [undefined, 'most_played', 'price'],
    place: [undefined, 'GB'],
    access_code: [undefined, stage.code],
    is_shared: [false],
    is_decided: [undefined, true],
    code_id: ['3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f'],
    kind: ['area', 'local-median'],
    payload: [{}],
    entries: [[{ way: 'file', outcome: 'read' }]],
    hosts: [['example.com']],
    links: [['https://example.com/listing']],
    listing_id: stage.listings,
    listing_ids: [stage.listings],
    game_id: [stage.gameId],
    currency: ['GBP'],
    amount_minor: [1, 50_000_000, 999_999_999_999],
    comment_id: stage.comments,
    draft_id: [stage.draft.id],
    document: [{}],
    reason: ['abuse'],
    note: [''],
    action: ['dismiss'],
    timed: [undefined],
    code: ['PRICE'],
  };
  // Ending or claiming a run would take the spies' own ground away.
  const destructive = ['give_up_run', 'claim_guest_runs'];
  const ofDraft = { draft_id: stage.draft.id, user_id: stage.draft.ownerId };
  const asked = rows
    .filter(({ name }) => !destructive.includes(name))
    .flatMap(({ name, args }) =>
      combinations(args, candidates).map((body) => ({
        where: `rpc ${name} ${JSON.stringify(body)}`,
        path: `/rest/v1/rpc/${name}`,
        body,
      })),
    );
  return [
    ...asked,
    {
      where: `rpc draft_to_publish ${JSON.stringify(ofDraft)}`,
      path: '/rest/v1/rpc/draft_to_publish',
      body: ofDraft,
    },
  ];
}

/** Every combination of the candidates of these arguments; arguments without candidates are left out. */
function combinations(
  args: readonly string[],
  candidates: Record<string, unknown[]>,
): Record<string, unknown>[] {
  return args.reduce<Record<string, unknown>[]>(
    (bodies, arg) =>
      (candidates[arg] ?? [undefined]).flatMap((value) => bodies.map((body) => ({ ...body, [arg]: value }))),
    [{}],
  );
}

function aboutEdgeFunctions(stage: Stage, spy: Spy): Question[] {
  const guestToken = spy.guestToken ?? undefined;
  const call = (name: string, body: object) => ({
    where: `functions/${name} ${JSON.stringify(body)}`,
    path: `/functions/v1/${name}`,
    body,
  });
  const rounds = stage.homes
    .filter((home) => !spy.guessed.includes(home))
    .map((gameListingId) => ({ sessionId: spy.sessionId, gameListingId, currency: 'GBP', guestToken }));
  const key = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
  const takedown = {
    ...{ requestKey: key, name: 'Spy', email: 'spy@example.com', capacity: 'other', subject: 'everything' },
    ...{ statement: 'Tell me what this home costs.', isTrue: true },
  };
  return [
    ...stage.listings.flatMap((listingId) => [
      call('import-listing', { listingId }),
      call('import-listing', { listingId, html: '<h1>Home</h1><p>Price: £1</p>' }),
      call('import-listing', { listingId, isPreview: true }),
      call('withdraw-listing', { listingIds: [listingId] }),
      call('request-takedown', { ...takedown, pageUrl: listingId }),
    ]),
    call('import-listing', { url: 'http://127.0.0.1/rest/v1/listings' }),
    call('withdraw-listing', { requestId: key, decision: 'grant', listingIds: stage.listings }),
    call('publish-game', { draftId: stage.draft.id, version: 1, requestKey: key }),
    call('find-by-code', { accessCode: stage.code }),
    call('find-by-code', { shareToken: stage.code }),
    // A visitor would become a player by this.
    ...(spy.sessionId === null ? [] : [call('start-run', { game: stage.slug, guestToken })]),
    ...rounds.flatMap((round) => [
      ...[-1, 0, 1, 99_999, 50_000_000_001, 10 ** 12 + 1, 1.5, 'x'].map((amountMinor) =>
        call('submit-guess', { ...round, amountMinor }),
      ),
      call('submit-guess', { ...round, amountMinor: 50_000_000, currency: 'EUR' }),
      call('submit-guess', { ...round, lowMinor: 60_000_000, highMinor: 50_000_000 }),
      ...['year', 'area', 'local-price-per-m2', 'local-median', 'price'].map((kind) =>
        call('reveal-hint', { ...round, kind }),
      ),
      // Nothing is said under a home that is not guessed, so no answer may quote what others said there.
      call('write-comment', { ...round, body: 'What is it?', requestKey: 'key-of-a-curious-spy' }),
      ...stage.comments.flatMap((comment) => [
        call('write-comment', {
          ...round,
          body: 'And?',
          requestKey: 'key-of-a-curious-spy',
          parentId: comment,
        }),
        call('write-comment', {
          ...round,
          body: 'Mine',
          requestKey: 'key-of-a-curious-spy',
          commentId: comment,
        }),
      ]),
    ]),
  ];
}

function aboutStorage(): Question[] {
  const list = (prefix: string) => ({
    where: `storage list "${prefix}"`,
    path: '/storage/v1/object/list/listing-photos',
    body: { prefix, limit: 1000, sortBy: { column: 'name', order: 'asc' } },
  });
  return [{ where: 'storage buckets', path: '/storage/v1/bucket' }, list(''), list('1')];
}

/** Names, bytes and metadata of the files that anybody may fetch by address. */
export async function lookAtImages(stage: Stage): Promise<Sighting[]> {
  const objects = await stage.sql<{ bucket_id: string; name: string }[]>`
    select bucket_id, name from storage.objects order by created_at desc nulls last limit 120`;
  const seen: Sighting[] = [];
  for (const { bucket_id: bucket, name } of objects) {
    const answer = await fetch(`${stage.address.api}/storage/v1/object/public/${bucket}/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    const added = ['exif', 'xmp', 'iptc', 'comments'].filter((part) => part in metadata);
    // Hex and short forms would turn up in compressed pixels by chance: of the bytes only the texts are looked at.
    const texts = bytes.toString('latin1').match(/[\x20-\x7e]{8,}/g) ?? [];
    seen.push({ where: `image ${bucket}/${name}`, text: [name, headersOf(answer), ...texts].join('\n') });
    if (added.length > 0) throw new Error(`The image ${bucket}/${name} carries ${added.join(', ')}.`);
  }
  return seen;
}

/** What a link shows where it is pasted: address, headers and texts of the images of the brand, the game and every run. */
export async function lookAtShareImages(stage: Stage): Promise<Sighting[]> {
  const runs = stage.spies.flatMap(({ sessionId }) => sessionId ?? []);
  const queries = ['', '?brand=star', `?game=${stage.slug}`, ...runs.map((id) => `?session=${id}`)];
  const seen: Sighting[] = [];
  for (const query of queries) {
    const path = `/functions/v1/share-image${query}`;
    const answer = await fetch(stage.address.api + path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const chunks = bytes.toString('latin1').match(/IHDR|IDAT|IEND|[a-z][A-Za-z]Xt|eXIf|tIME/g) ?? [];
    if (chunks.some((name) => /Xt$|eXIf|tIME/.test(name)))
      throw new Error(`${path} carries ${chunks.join()}.`);
    const texts = bytes.toString('latin1').match(/[\x20-\x7e]{8,}/g) ?? [];
    seen.push({ where: path, text: [path, headersOf(answer), ...texts].join('\n') });
  }
  return seen;
}

/** The source of the site's pages, on the default brand's host and on another's. */
export async function lookAtPages(stage: Stage): Promise<Sighting[]> {
  const guestRun = stage.spies.find((spy) => spy.guestToken !== null)?.sessionId ?? '';
  const { family, slug } = stage;
  const run = { slug, sessionId: guestRun };
  const paths = [
    '/',
    startPath(family, slug),
    leaderboardPath(family, slug) ?? '/',
    ...stage.homes.map((home) => itemPath(family, { slug, gameListingId: home, sessionId: guestRun })),
    resultsPath(family, run),
    resultsPath(family, run, 'results-share'),
    resultsPath(family, run, 'results-detailed'),
    resultsPath(family, run, 'results-detailed-share'),
    '/games',
    '/games?sort=price&q=738219',
    `/price-guess-tokens?code=${stage.code}`,
    '/price-guess-session',
    '/realty-game-session',
    `${startPath(family, slug)}/results_older/${guestRun}`,
    `/meta-test?path=${resultsPath(family, run, 'results-share')}`,
    managePath(family, slug),
    ...stage.homes.flatMap((home) => [
      itemPath(family, { slug, gameListingId: home }, 'listing-edit'),
      itemPath(family, { slug, gameListingId: home }, 'guesstimates-manage'),
    ]),
    '/scoot-management',
    `/create-game?draft=${stage.draft.id}`,
    `/create-game?draft=${stage.draft.id}&step=publish`,
    `${startPath(family, slug)}/withmap`,
    ...stage.homes.map((home) => `${startPath(family, slug)}/property/${home}/guesstimates`),
    '/oneoffgames',
    '/klavo/v/arizona-villas/cameron',
    '/sitemap.xml',
    '/robots.txt',
    '/no-such-page',
  ];
  const seen: Sighting[] = [];
  for (const host of ['localhost', 'star.localhost'])
    for (const path of paths) {
      seen.push({
        where: `page ${host}${path}`,
        text: await readPage(new URL(path, stage.address.site), host),
      });
    }
  return seen;
}

/** Node cannot resolve star.localhost, and fetch cannot set a host: so a plain request. */
function readPage(url: URL, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host: `${host}:${url.port}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      // Headers too; the policy's digests are of inline texts, and the length is a number of its own.
      const { 'content-security-policy': _, 'content-length': __, ...headers } = answer.headers;
      answer.on('end', () => resolve(`${JSON.stringify(headers)}\n${text}`));
    }).on('error', reject);
  });
}

/** Every frame of the board's channels, public and private, while a player finishes a run. */
export async function listenToBoards(stage: Stage, finishRun: () => Promise<void>): Promise<Sighting[]> {
  const url = new URL('/realtime/v1/websocket', stage.address.api);
  url.protocol = 'ws:';
  url.search = new URLSearchParams({ apikey: stage.address.publishableKey, vsn: '1.0.0' }).toString();
  const socket = new WebSocket(url);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  for (const [ref, isPrivate] of [false, true].entries())
    socket.send(
      JSON.stringify({
        topic: `realtime:leaderboard:${stage.gameId}`,
        event: 'phx_join',
        payload: { config: { broadcast: {}, presence: {}, postgres_changes: [], private: isPrivate } },
        ref: String(ref),
        join_ref: String(ref),
      }),
    );
  await new Promise((joined) => setTimeout(joined, 500));
  await finishRun();
  const deadline = Date.now() + 15_000;
  while (!frames.some((frame) => frame.includes('changed')) && Date.now() < deadline)
    await new Promise((waited) => setTimeout(waited, 100));
  socket.close();
  return [{ where: 'realtime frames', text: frames.join('\n') }];
}
