import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { openDocuments } from '#kit/offline/documents.ts';
import type { OutboxEntry } from '#kit/offline/outbox.ts';
import { createRowWrites, withWaiting, type RowServer, type RowWrite } from './waiting-writes.ts';

type Row = Readonly<Record<string, unknown>>;
interface Note {
  readonly id: string;
  readonly version: number;
  readonly body: string;
}

/** A server of notes that keeps every version; `cut` loses the answer to the next write after it was taken. */
function makeServer() {
  const notes = new Map<string, Note>();
  const versions = new Map<string, string[]>();
  const state = { isCut: false, isAway: false, writes: 0, bulks: 0 };
  const reach = () => {
    if (state.isAway) throw new AppError('network', 'away');
  };
  const put = (note: Note): Note => {
    notes.set(note.id, note);
    versions.set(note.id, [...(versions.get(note.id) ?? []), note.body]);
    state.writes += 1;
    if (!state.isCut) return note;
    state.isCut = false;
    throw new AppError('network', 'the answer was lost');
  };
  const server: RowServer = {
    add: (_, row) => {
      reach();
      return Promise.resolve({
        ...(notes.get(row.id) ?? put({ id: row.id, version: 1, body: String(row['body']) })),
      });
    },
    addAll: (_, rows) => {
      reach();
      state.bulks += 1;
      if (rows.some(({ id, body }) => notes.has(String(id)) || body === 'refused'))
        throw new AppError('already_there', 'one of them');
      const made = rows.map((row) => ({ id: String(row['id']), version: 1, body: String(row['body']) }));
      for (const note of made.slice(0, -1)) {
        notes.set(note.id, note);
        versions.set(note.id, [note.body]);
        state.writes += 1;
      }
      for (const note of made.slice(-1)) put(note);
      return Promise.resolve(made);
    },
    change: (_, { id, version }, changes) => {
      reach();
      const now = notes.get(id);
      if (!now) throw new AppError('not_found', 'gone');
      if (now.version !== version) throw new AppError('edit_conflict', 'older');
      return Promise.resolve({ ...put({ ...now, ...changes, version: version + 1 }) });
    },
    read: (_, id) => {
      reach();
      return Promise.resolve({ ...notes.get(id) });
    },
    textsOf: (_, id) => {
      reach();
      return Promise.resolve(versions.get(id) ?? []);
    },
  };
  // What is thrown synchronously above arrives as a rejection, as from a network.
  const slow = Object.fromEntries(
    Object.entries(server).map(([name, call]) => [
      name,
      async (...args: unknown[]) => (call as (...all: unknown[]) => unknown)(...args),
    ]),
  ) as unknown as RowServer;
  return { server: slow, notes, versions, state };
}

function openDevice(database: string, server: RowServer) {
  const entries = openDocuments(database, 1, ['writes'])<OutboxEntry<RowWrite>>('writes');
  const writes = createRowWrites({
    entries,
    ownerId: () => 'ada',
    server,
    onTaken: () => Promise.resolve(),
    alone: (work) => work(),
  });
  let made = 0;
  return {
    writes,
    add: (rowId: string, body: string) =>
      writes.add({
        id: rowId,
        kind: 'add',
        payload: { table: 'dossier_notes', rowId, dossierId: 'd', row: { body } },
      }),
    change: (base: Note, body: string) =>
      writes.add({
        id: `${base.id} ${String((made += 1))} ${crypto.randomUUID()}`,
        kind: 'change',
        payload: {
          ...{ table: 'dossier_notes', rowId: base.id, dossierId: 'd' },
          ...{ base: { ...base }, changes: { body } },
        },
      }),
  };
}

const linesOf = (text: string) => text.split('\n');

describe('createRowWrites()', () => {
  it('sends new rows and changes in their order, each once', async () => {
    const { server, notes } = makeServer();
    const device = openDevice(crypto.randomUUID(), server);
    await device.add('a', 'one');
    await device.change({ id: 'a', version: 1, body: 'one' }, 'one\ntwo');
    await device.change({ id: 'a', version: 2, body: 'one\ntwo' }, 'one\ntwo\nthree');
    expect(await device.writes.flush()).toBeNull();
    expect(notes.get('a')).toEqual({ id: 'a', version: 3, body: 'one\ntwo\nthree' });
    expect(await device.writes.read()).toEqual([]);
  });

  it('sends new rows that follow each other as one, and again one by one where the answer was lost', async () => {
    const { server, notes, state } = makeServer();
    const device = openDevice(crypto.randomUUID(), server);
    const ids = Array.from({ length: 30 }, (_, at) => `note ${String(at).padStart(2, '0')}`);
    for (const id of ids) await device.add(id, id);
    state.isCut = true;
    expect((await device.writes.flush())?.code).toBe('network');
    expect(state.bulks).toBe(1);
    expect(await device.writes.flush()).toBeNull();
    expect([...notes.keys()]).toEqual(ids);
    expect(state.writes).toBe(30);
    expect(await device.writes.read()).toEqual([]);
  });

  it('keeps the order among new rows and changes, and takes a refusal for that of one row', async () => {
    const { server, notes, state } = makeServer();
    const add = server.add;
    const device = openDevice(crypto.randomUUID(), {
      ...server,
      add: (table, row) =>
        row['body'] === 'refused' ? Promise.reject(new AppError('not_allowed', 'no')) : add(table, row),
    });
    await device.add('a', 'one');
    await device.change({ id: 'a', version: 1, body: 'one' }, 'one\ntwo');
    await device.add('b', 'refused');
    await device.add('c', 'three');
    await device.add('d', 'four');
    expect(await device.writes.flush()).toBeNull();
    expect([...notes.keys()]).toEqual(['a', 'c', 'd']);
    expect(notes.get('a')?.body).toBe('one\ntwo');
    expect(state.bulks).toBe(1);
    expect((await device.writes.read()).map(({ id, refusal }) => [id, refusal])).toEqual([
      ['b', 'not_allowed'],
    ]);
  });

  it('puts lines of two people together, and once, also where the answer was lost', async () => {
    const { server, notes, state } = makeServer();
    await server.add('dossier_notes', { id: 'a', body: 'roof' });
    const device = openDevice(crypto.randomUUID(), server);
    await device.change({ id: 'a', version: 1, body: 'roof' }, 'roof\nmine');
    await server.change('dossier_notes', { id: 'a', version: 1 }, { body: 'roof\ntheirs' });
    state.isCut = true;
    expect((await device.writes.flush())?.code).toBe('network');
    expect(await device.writes.read()).toHaveLength(1);
    expect(await device.writes.flush()).toBeNull();
    expect(notes.get('a')?.body).toBe('roof\ntheirs\nmine');
  });

  it('leaves the same line changed by both to people, with everything that was typed', async () => {
    const { server, notes } = makeServer();
    await server.add('dossier_notes', { id: 'a', body: 'roof' });
    const device = openDevice(crypto.randomUUID(), server);
    await device.change({ id: 'a', version: 1, body: 'roof' }, 'new roof');
    await device.add('b', 'another');
    await server.change('dossier_notes', { id: 'a', version: 1 }, { body: 'old roof' });
    expect(await device.writes.flush()).toBeNull();
    const [left] = await device.writes.read();
    expect(left).toMatchObject({ refusal: 'edit_conflict', payload: { changes: { body: 'new roof' } } });
    expect([notes.get('a')?.body, notes.get('b')?.body]).toEqual(['old roof', 'another']);
  });

  it('loses no line and no row, and doubles none: two devices, lost answers and killed tabs at random', async () => {
    const step = fc.record({
      device: fc.nat(1),
      deed: fc.constantFrom('add', 'line', 'line', 'line', 'flush', 'cut', 'kill', 'away'),
      at: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        const { server, notes, state } = makeServer();
        const names = [crypto.randomUUID(), crypto.randomUUID()];
        const devices = names.map((name) => openDevice(name, server));
        // What each device believes a note to be: as it saw it last, with its own changes.
        const seen = [new Map<string, Note>(), new Map<string, Note>()];
        const typed: { id: string; line: string }[] = [];
        const look = (at: number) => {
          for (const [id, note] of notes) seen[at]?.set(id, note);
        };
        const flush = async (at: number) => {
          await devices[at]?.writes.flush();
          if (!state.isAway && (await devices[at]?.writes.read())?.length === 0) look(at);
        };
        for (const { device: at, deed, at: place } of steps) {
          const [device, own] = [devices[at], seen[at]];
          if (!device || !own) continue;
          if (deed === 'add') {
            const id = crypto.randomUUID();
            typed.push({ id, line: `first of ${id}` });
            await device.add(id, `first of ${id}`);
            own.set(id, { id, version: 1, body: `first of ${id}` });
          } else if (deed === 'line') {
            const note = [...own.values()][place % Math.max(1, own.size)];
            if (!note) continue;
            const line = `line ${crypto.randomUUID()}`;
            const lines = linesOf(note.body);
            const body = lines.toSpliced(1 + (place % lines.length), 0, line).join('\n');
            typed.push({ id: note.id, line });
            await device.change(note, body);
            own.set(note.id, { ...note, version: note.version + 1, body });
          } else if (deed === 'cut') {
            state.isCut = true;
            await flush(at);
          } else if (deed === 'away') {
            state.isAway = true;
            await flush(at);
            state.isAway = false;
          } else if (deed === 'kill') {
            // A tab that dies while it sends: the next one has the database and nothing in memory.
            const dying = device.writes.flush().catch(() => null);
            devices[at] = openDevice(names[at] ?? '', server);
            await dying;
          } else await flush(at);
        }
        state.isCut = false;
        for (const at of [0, 1, 0, 1]) await devices[at]?.writes.flush();
        const kept = (await Promise.all(devices.map((device) => device.writes.read()))).flat();
        const left = kept.map(({ refusal, payload }) => ({
          refusal,
          text: String(payload.changes?.['body']),
        }));
        expect(left.every(({ refusal }) => refusal === 'edit_conflict')).toBe(true);
        for (const { id, line } of typed) {
          const there = linesOf(notes.get(id)?.body ?? '').filter((one) => one === line);
          // On the server once, or with whoever typed it, who is asked.
          if (there.length !== 1) {
            expect(there).toEqual([]);
            expect(left.some(({ text }) => linesOf(text).includes(line))).toBe(true);
          }
        }
        const added = new Set(typed.map(({ id }) => id));
        expect(notes.size).toBe(added.size);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('withWaiting()', () => {
  it('lets each row stand at the time when it was written, however often it is asked', () => {
    const entry = (rowId: string, at?: string) => ({
      ...{ id: rowId, place: 1, ownerId: 'ada', kind: 'add', refusal: null },
      payload: { table: 't', rowId, dossierId: 'd', row: { id: rowId }, ...(at ? { at } : {}) },
    });
    const complete = (_: string, row: object, at = 'now') => ({ ...row, createdAt: at });
    const { rows } = withWaiting([], 't', [entry('a', '10:00'), entry('b', '10:01'), entry('c')], complete);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(['10:00', '10:01', 'now']);
  });

  const entry = (payload: RowWrite, place = 1): OutboxEntry<RowWrite> => ({
    ...{ id: String(place), place, ownerId: 'ada', kind: 'x', payload, refusal: null },
  });
  const complete = (_: string, row: Row): Row => ({ version: 1, ...row });

  it('shows what waits: new rows, and changes in the rows that they are of', () => {
    const waiting = [
      entry({ table: 't', rowId: 'b', dossierId: 'd', row: { id: 'b', body: 'new' } }),
      entry({ table: 't', rowId: 'a', dossierId: 'd', base: { version: 4 }, changes: { body: 'mine' } }, 2),
      entry({ table: 'other', rowId: 'c', dossierId: 'd', row: { id: 'c' } }, 3),
    ];
    expect(withWaiting([{ id: 'a', body: 'was', version: 4 }], 't', waiting, complete)).toEqual({
      isChanged: true,
      rows: [
        { id: 'a', body: 'mine', version: 5 },
        { id: 'b', body: 'new', version: 1 },
      ],
    });
    expect(withWaiting([], 'u', waiting, complete)).toEqual({ isChanged: false, rows: [] });
  });
});
