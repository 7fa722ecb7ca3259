import { describe, expect, test } from 'vitest';
import { HOST_PRESENTATIONS, PRESENTATIONS } from '../_shared/domain/presentations.ts';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { snakeCase } from '../_shared/wire/snake-case.ts';
import { publishGameRequest, type DraftRow } from '../_shared/wire/drafts.ts';
import { ID, FOLDER, row, draft, published, server, payloadOf } from './fake-draft.ts';
import { createPublishGame } from './handler.ts';

describe('createPublishGame()', () => {
  test('answers 201 with the game', async () => {
    const answer = await server(draft()).send();
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ gameId: ID, slug: 'homes-of-leeds' });
  });

  test('answers 200 with the game that the draft became before, and publishes nothing', async () => {
    const { send, calls } = server(draft(), { before: published });
    expect((await send()).status).toBe(200);
    expect(calls.some(({ path }) => path.endsWith('/publish_game'))).toBe(false);
  });

  test('names single sites and wildcards below one as those that may frame the game', async () => {
    const embedDomains = ['www.example.com', '*.example.co.uk:8443'];
    const { send, calls } = server(draft({ embedDomains }));
    expect((await send()).status).toBe(201);
    expect(payloadOf(calls).game['embed_domains']).toEqual(embedDomains);
  });

  test.each(HOST_PRESENTATIONS)('presents a game of any mode %s as its row says', async (key) => {
    const { options } = PRESENTATIONS[key];
    const rules = { ...draft().rules, mode: 'blitz' as const, options: { lives: 3, ...options } };
    const { send, calls } = server(draft({ rules }));
    expect((await send()).status).toBe(201);
    expect(payloadOf(calls).game['mode_options']).toEqual(snakeCase({ roundSeconds: 15, ...options }));
  });

  test('puts the homes that everybody gets first, as the host picked them or as the draft draws them', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => ID.replace(/.$/, String(index)));
    const rows = ids.map((id, index) =>
      row({ address: `${index + 1} Acacia Avenue, Leeds`, listingId: id }, { id }),
    );
    const rules = { ...draft().rules, rounds: 3, order: 'fixed' as const };
    const orderOf = async (more: Partial<typeof rules> & { sharedHomes?: string[] }) => {
      const { send, calls } = server(draft({ rows, rules: { ...rules, ...more } }));
      expect((await send()).status).toBe(201);
      return payloadOf(calls).homes.map((home) => home.row_id);
    };
    const drawn = await orderOf({});
    expect(drawn.slice(0, 3)).not.toEqual(ids.slice(0, 3));
    expect(new Set(drawn)).toEqual(new Set(ids));
    const picked = [ids[6] ?? '', ids[1] ?? '', ids[4] ?? ''];
    expect((await orderOf({ sharedHomes: picked })).slice(0, 3)).toEqual(picked);
    expect(await orderOf({ order: 'random' as 'fixed' })).toEqual(ids);
  });

  test('tells no price of any of its homes in any text that players read', async () => {
    const told = 'R1 ７３８,２１９ or 7 3 8 2 1 9, R2 ٥١٢٬٣٤٥';
    const price = {
      kind: 'asking',
      amountMinor: 51_234_500,
      highMinor: null,
      currency: 'GBP',
      period: null,
    } as const;
    const photo: DraftRow['photos'][number] = {
      id: ID,
      folder: FOLDER,
      fileType: 'webp',
      widths: [480],
      width: 480,
      height: 320,
      alt: told,
      room: '738k',
      placeholder: 'data:image/webp;base64,AAAA',
      rights: 'own',
      attribution: told,
      contentHash: 'a'.repeat(64),
    };
    const facts = {
      ...{
        title: told,
        description: told,
        features: [told],
        tenure: told,
        energyRating: '738k',
        propertyType: told,
      },
      ...{ town: told, region: told, address: told, postcode: '738219' },
    };
    const rows = [
      row(facts, { sources: { title: 'typed' }, portal: '£738,219', photos: [photo] }),
      { ...row({ ...facts, price, address: '2 Station Road' }), id: FOLDER },
    ];
    const typed = {
      title: `Homes ${told}`,
      description: told,
      hostName: 'Ask 738,219',
      regions: [told, 'R2'],
    };
    const { send, calls } = server(draft({ ...typed, rows, arePhotosChecked: true }));
    expect((await send()).status).toBe(201);
    const { game, homes } = payloadOf(calls);
    const texts = homes.map(({ listing: { price: _price, ...listing } }) => listing);
    const found = JSON.stringify([game, texts])
      .normalize('NFKC')
      .match(/.{0,20}(?:738|8 2 1|512|٥١٢).{0,9}/gu);
    expect(found).toBeNull();
    expect(game).toMatchObject({ host_name: 'Ask […]', slug: expect.not.stringMatching(/738|512/) });
  });

  test('leaves out rows that the person did not see in the game', async () => {
    const other = { ...row({ address: '2 Station Road', price: null }), id: FOLDER };
    const { send, calls } = server(draft({ rows: [row(), other] }));
    expect((await send(undefined, { rows: [ID] })).status).toBe(201);
    expect(payloadOf(calls).homes).toHaveLength(1);
    // With it the draft makes no game.
    expect((await server(draft({ rows: [row(), other] })).send()).status).toBe(422);
  });

  test('takes price, street and postcode out of what players read, and keeps them for the owner', async () => {
    const { send, calls } = server(draft());
    await send();
    const listing = payloadOf(calls).homes[0]?.listing;
    expect(listing?.title).toBe('3-bedroom terraced house in Leeds');
    expect(listing?.description).not.toMatch(/738|Acacia|3AA/);
    expect(listing?.asset).toMatchObject({
      address_line: '12 Acacia Avenue, Leeds',
      postcode: 'LS6 3AA',
      district: 'LS6',
    });
    expect(listing?.price).toEqual({ kind: 'asking', amount_minor: 73_821_900, dated_on: null });
  });

  test('sends photos whose rights allow it, and none that is only linked', async () => {
    const photo = {
      id: ID,
      folder: FOLDER,
      fileType: 'jpg' as const,
      widths: [480],
      width: 480,
      height: 360,
      alt: 'Front, £738,219',
      room: null,
      placeholder: 'data:image/webp;base64,AAAA',
      rights: 'own' as const,
      attribution: null,
      contentHash: 'a'.repeat(64),
    };
    const photos = [photo, { ...photo, rights: 'link-only' as const }];
    const { send, calls } = server(draft({ rows: [row({}, { photos })], arePhotosChecked: true }));
    await send();
    const sent = payloadOf(calls).homes[0]?.listing.photos as Record<
      'alt' | 'file_type' | 'placeholder',
      string
    >[];
    expect(sent).toHaveLength(1);
    // Four letters are no picture: nothing of them goes to players.
    expect(sent[0]?.placeholder).toBe('data:,');
    expect(calls.find(({ path }) => path.endsWith('photos_to_check'))?.args).toEqual({
      user_id: 'user-1',
      folders: [FOLDER],
    });
    expect(sent[0]?.file_type).toBe('jpg');
    expect(sent[0]?.alt).not.toContain('738');
  });

  test('keeps the web address of a home as it is compared by, and nothing else as one', async () => {
    const { send, calls } = server(
      draft({
        rows: [
          row({ url: 'www.sample-agents.co.uk/homes/1?utm_source=x' }),
          { ...row({ address: '13 Acacia Avenue', url: 'javascript:alert(1)' }), id: FOLDER },
        ],
      }),
    );
    await send();
    expect(payloadOf(calls).homes.map(({ listing }) => listing.source_url)).toEqual([
      'https://www.sample-agents.co.uk/homes/1',
      null,
    ]);
  });

  test.each([
    ['classic', 45, {}],
    ['blitz', 15, { round_seconds: 15 }],
    ['zen', null, { round_seconds: null, is_calm: true, is_ranked: false }],
    ['photo-only', 45, { shows_facts: false, has_hints: false }],
  ] as const)('writes what the mode %s says into the game', async (mode, roundSeconds, options) => {
    const { rules } = draft();
    const { send, calls } = server(draft({ rules: { ...rules, mode, roundSeconds: 45 } }));
    await send();
    expect(payloadOf(calls).game).toMatchObject({ mode, mode_options: options, round_seconds: roundSeconds });
  });

  test('promises no bonus for time in a mode without a clock', async () => {
    const { rules } = draft();
    const scoringOptions = ['time-bonus' as const];
    const calm = server(draft({ rules: { ...rules, mode: 'zen', roundSeconds: 45, scoringOptions } }));
    const blitz = server(draft({ rules: { ...rules, mode: 'blitz', scoringOptions } }));
    await calm.send();
    await blitz.send();
    expect([calm, blitz].map(({ calls }) => payloadOf(calls).game['scoring_options'])).toEqual([
      [],
      ['time-bonus'],
    ]);
  });

  test('publishes a draft of a mode that is not built as the classic game that the builder shows', async () => {
    const { rules } = draft();
    const { send, calls } = server(draft({ rules: { ...rules, mode: 'elimination' } }));
    expect((await send()).status).toBe(201);
    expect(payloadOf(calls).game).toMatchObject({ mode: 'classic', mode_options: {} });
  });

  test('ties each home to its entry in the import history', async () => {
    const rows = [
      row({}, { origin: 'link', importId: FOLDER }),
      row({ address: '13 Acacia Avenue' }, { origin: 'feed' }),
      row({ address: '14 Acacia Avenue' }, { origin: 'link' }),
      row({ address: '15 Acacia Avenue' }, { origin: 'link', sources: { price: 'typed' } }),
    ];
    const { send, calls } = server(draft({ rows }));
    await send();
    const { homes } = payloadOf(calls);
    expect(homes.map(({ listing }) => listing.import_id)).toEqual([FOLDER, ID, ID, ID]);
    expect(homes.map((home) => home.import?.way ?? null)).toEqual([null, 'file', 'page', 'typed']);
  });

  test('passes on when a code expires, what scoring adds, and the brand that was chosen', async () => {
    const { send, calls } = server(
      draft({
        visibility: 'code',
        codes: [{ code: 'OPEN', maxUses: 3, expiresAt: '2027-01-02T00:00:00Z' }],
        brand: 'star',
        rules: {
          ...draft().rules,
          formula: 'absolute_error',
          scoringOptions: ['streaks', 'penalties', 'time-bonus'],
          absoluteLimitMinor: 10_000_000,
        },
      }),
    );
    await send();
    const payload = payloadOf(calls);
    expect(payload.codes).toEqual([{ code: 'OPEN', max_uses: 3, expires_at: '2027-01-02T00:00:00Z' }]);
    expect(payload.agency_key).toBe('star');
    // A bonus for a band beside points for money would tell the price; one for time needs a clock.
    expect(payload.game).toMatchObject({ scoring_options: ['penalties'], absolute_limit_minor: 10_000_000 });
  });

  test('reads a draft that an older page saved', async () => {
    const { brand: _, ...older } = draft();
    const { importId: __, ...olderRow } = row();
    const answer = await server({ ...older, rows: [olderRow] }).send();
    expect(answer.status).toBe(201);
  });

  test('empties a part of the queue of unused photos with a new game, and publishes where that fails', async () => {
    const replies = {
      '/auth/v1/user': () => ({ id: 'user-1' }),
      '/rest/v1/rpc/draft_to_publish': () => ({ version: 3, document: draft(), published: null }),
      '/rest/v1/rpc/take_rate_limit': () => null,
      '/rest/v1/rpc/publish_game': () => ({ created: true, published }),
      '/rest/v1/rpc/folders_to_remove': () => [{ bucket: 'listing-photos', folder: FOLDER }],
      '/rest/v1/rpc/folders_removed': () => 1,
    };
    const removed: string[] = [];
    const publishWith = async (remove: (bucket: string, folder: string) => Promise<void>) => {
      const backend = createFakeBackend(replies);
      const handler = serve(
        { name: 'publish-game', contract: publishGameRequest, handle: createPublishGame(remove) },
        backend.platform,
      );
      const body = { draftId: ID, version: 3, requestKey: 'a-request-key' };
      const { status } = await handler(post(body, { authorization: 'Bearer good' }));
      return { status, isTold: backend.calls.some(({ path }) => path.endsWith('folders_removed')) };
    };
    const works = await publishWith((bucket, folder) => {
      removed.push(`${bucket}/${folder}`);
      return Promise.resolve();
    });
    expect([works, removed]).toEqual([{ status: 201, isTold: true }, [`listing-photos/${FOLDER}`]]);
    expect(await publishWith(() => Promise.reject(new Error('down')))).toEqual({
      status: 201,
      isTold: false,
    });
  });

  test('gives sudden death its limit of a quarter', async () => {
    const { send, calls } = server(draft({ family: 'ultima' }));
    await send();
    expect(payloadOf(calls).game['miss_limit_log']).toBeCloseTo(Math.log(1.25), 12);
    expect(payloadOf(calls).game['has_leaderboard']).toBe(false);
  });

  test('a text keeps a number that only a home outside of the game costs', async () => {
    const inGame = row({
      price: { kind: 'asking', amountMinor: 41_000_000, highMinor: null, currency: 'GBP', period: null },
    });
    const outside = row({}, { id: FOLDER, isWanted: false });
    const { send, calls } = server(draft({ title: 'Town of 738,219 people', rows: [inGame, outside] }));
    expect((await send()).status).toBe(201);
    expect(payloadOf(calls).game['title']).toBe('Town of 738,219 people');
  });
});
