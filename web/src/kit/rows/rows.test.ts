import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { askTable } from '#lib/ask-table.ts';
import { deviceState } from './device-state.ts';
import { forgetOnDevice } from './device-store.ts';
import { answerOrKept, hasSeen } from './kept-answers.ts';
import { ownWrites } from './own-writes.ts';
import { addRow, changeRow, readAll, readNewest, readOne, removeRow } from './rows.ts';

vi.mock('#lib/ask-table.ts', () => ({ askTable: vi.fn() }));
const server = vi.mocked(askTable);
const away = () => server.mockRejectedValue(new AppError('network', 'away'));
const signIn = (id: string) =>
  localStorage.setItem(
    'auth-session',
    JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id } }),
  );

const D = 'd0000000-0000-4000-8000-000000000001';
const of = { dossier_id: `eq.${D}` };
const note = (id: string, more: object = {}) => ({
  ...{ id, dossierId: D, body: `body of ${id}`, room: '', version: 1, assetId: null },
  ...{ createdAt: `2026-11-28T10:00:0${id.length}Z`, ...more },
});

beforeEach(() => signIn('ada'));
afterEach(async () => {
  for (const waitingOf of ['ada', 'ben']) await forgetOnDevice({ waitingOf });
  server.mockReset();
  localStorage.clear();
});

describe('rows without a network', () => {
  it('are as they were seen last, and say since when', async () => {
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'created_at,id');
    expect(deviceState.read().asOf).toBeNull();
    away();
    expect(await readAll('dossier_notes', of, 'created_at,id')).toEqual([note('a')]);
    expect(deviceState.read().asOf).toMatch(/^20/);
    server.mockResolvedValue([]);
    expect(await readAll('dossier_notes', of, 'created_at,id')).toEqual([]);
    expect(deviceState.read().asOf).toBeNull();
  });

  it('answer questions that were never asked from the whole table, filtered and ordered as the server does', async () => {
    server.mockResolvedValue([
      note('a', { room: 'hall' }),
      note('bb', { room: 'loft' }),
      note('ccc', { room: 'hall' }),
    ]);
    await readAll('dossier_notes', of, 'id');
    away();
    const page = await readNewest('dossier_notes', { ...of, room: 'eq.hall' }, null);
    expect(page.rows.map(({ id }) => id)).toEqual(['ccc', 'a']);
    expect(await readOne('dossier_notes', { id: 'eq.bb' })).toEqual(note('bb', { room: 'loft' }));
    await expect(readOne('dossier_notes', { id: 'eq.z' })).rejects.toMatchObject({ code: 'network' });
  });

  it('of what was never seen are an error, and no empty list', async () => {
    away();
    await expect(readAll('dossier_notes', of, 'id')).rejects.toMatchObject({ code: 'network' });
  });

  it('are nobody else’s', async () => {
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'id');
    expect(await hasSeen(D)).toBe(true);
    signIn('ben');
    away();
    await expect(readAll('dossier_notes', of, 'id')).rejects.toMatchObject({ code: 'network' });
    expect(await hasSeen(D)).toBe(false);
  });

  it('are not kept when they come after their reader has signed out', async () => {
    let arrive: (rows: readonly unknown[]) => void = () => undefined;
    server.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const late = readAll('dossier_notes', of, 'id');
    localStorage.clear();
    arrive([note('a')]);
    expect(await late).toEqual([note('a')]);
    signIn('ada');
    expect(await hasSeen(D)).toBe(false);
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'id');
    expect(await hasSeen(D)).toBe(true);
  });

  it('go when access is lost, with everything else of the dossier; another dossier stays', async () => {
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'id');
    server.mockResolvedValue([{ ...note('b'), dossierId: 'other' }]);
    await readAll('dossier_notes', { dossier_id: 'eq.other' }, 'id');
    const lost = answerOrKept(D, 'people', () => Promise.reject(new AppError('not_found', 'gone')));
    await expect(lost).rejects.toMatchObject({ code: 'not_found' });
    expect([await hasSeen(D), await hasSeen('other')]).toEqual([false, true]);
  });
});

describe('writes without a network', () => {
  it('wait, and are in what is read', async () => {
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'id');
    away();
    const added = await addRow('dossier_notes', { id: 'b', dossierId: D, body: 'new' });
    expect(added).toMatchObject({ id: 'b', version: 1, authorId: 'ada', isPrivate: true });
    await changeRow('dossier_notes', note('a') as never, { body: 'changed' });
    const rows = await readAll<{ id: string; body: string }>('dossier_notes', of, 'id');
    expect(rows.map(({ id, body }) => [id, body])).toEqual([
      ['a', 'changed'],
      ['b', 'new'],
    ]);
    expect(await readAll('dossier_notes', { ...of, room: 'eq.hall' }, 'id')).toEqual([]);
  });

  it('arrive in order and stay in what was seen, if the network goes at once again', async () => {
    server.mockResolvedValue([note('a')]);
    await readAll('dossier_notes', of, 'id');
    away();
    await addRow('dossier_notes', { id: 'b', dossierId: D, body: 'new' });
    await changeRow('dossier_notes', note('b') as never, { body: 'newer' });
    const asked: string[] = [];
    server.mockImplementation(({ method, body }) => {
      asked.push(method);
      return Promise.resolve([{ ...note('b'), ...(body as object), id: 'b', dossierId: D }]);
    });
    expect(await ownWrites.flush()).toBeNull();
    expect(asked).toEqual(['POST', 'PATCH']);
    away();
    const rows = await readAll<{ id: string; body: string }>('dossier_notes', of, 'id');
    expect(rows.map(({ id, body }) => [id, body])).toEqual([
      ['a', 'body of a'],
      ['b', 'newer'],
    ]);
  });

  it('that somebody else was quicker with stand in no row: theirs is read, and mine waits for a decision', async () => {
    away();
    await changeRow('dossier_notes', note('a') as never, { body: 'mine' });
    const theirs = note('a', { body: 'theirs', version: 2 });
    server.mockImplementation(({ method }) =>
      method === 'PATCH'
        ? Promise.reject(new AppError('edit_conflict', 'no', { status: 409 }))
        : Promise.resolve([theirs]),
    );
    await ownWrites.flush();
    expect((await ownWrites.read()).map(({ refusal }) => refusal)).toEqual(['edit_conflict']);
    expect(await readOne('dossier_notes', { id: 'eq.a' })).toEqual(theirs);
    expect(await readAll('dossier_notes', of, 'id')).toEqual([theirs]);
  });

  it('of tables that may not wait fail at once', async () => {
    away();
    const adding = addRow('dossier_offers', { id: 'o', dossierId: D });
    await expect(adding).rejects.toMatchObject({ code: 'network' });
    expect(await ownWrites.read()).toEqual([]);
  });

  it('go behind what waits about the same row, also where the network is back', async () => {
    away();
    await addRow('dossier_tasks', { id: 't', dossierId: D, title: 'One' });
    server.mockReset();
    await changeRow('dossier_tasks', note('t'), { title: 'Two' });
    expect(server).not.toHaveBeenCalled();
    expect((await ownWrites.read()).map(({ kind }) => kind)).toEqual(['add', 'change']);
  });

  it('are taken back with a row that nobody has yet', async () => {
    away();
    await addRow('dossier_notes', { id: 'b', dossierId: D, body: 'new' });
    await removeRow('dossier_notes', 'b');
    expect(await ownWrites.read()).toEqual([]);
    await expect(removeRow('dossier_notes', 'a')).rejects.toMatchObject({ code: 'network' });
  });

  it('stay when only what was seen is removed from the device', async () => {
    away();
    await addRow('dossier_notes', { id: 'b', dossierId: D, body: 'new' });
    await forgetOnDevice();
    expect(await ownWrites.read()).toHaveLength(1);
    await forgetOnDevice({ waitingOf: 'ada' });
    expect(await ownWrites.read()).toEqual([]);
  });

  it('stay for their author when somebody else removes all of theirs', async () => {
    away();
    await addRow('dossier_notes', { id: 'a', dossierId: D, body: 'by Ada' });
    signIn('ben');
    await addRow('dossier_notes', { id: 'b', dossierId: D, body: 'by Ben' });
    await forgetOnDevice({ waitingOf: 'ben' });
    expect(await ownWrites.read()).toEqual([]);
    signIn('ada');
    expect((await ownWrites.read()).map(({ id }) => id)).toEqual(['a']);
  });
});
