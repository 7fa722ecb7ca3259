import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '#wire/areas.ts';
import { areasCalls } from '#wire/examples/areas.ts';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import * as mutations from '../mutations.ts';
import * as queries from '../queries.ts';
import { AreaEditor } from './area-editor.tsx';

vi.mock('../mutations.ts');
vi.mock('../queries.ts');
const save = vi.mocked(mutations.saveArea);
const en = readTexts('en');
const example: Area = areasCalls.area_cluster;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

beforeEach(() => {
  speakLocale('en-GB', en);
  vi.resetAllMocks();
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});

function show(area: Area | null, id = ID) {
  const onSaved = vi.fn();
  const router = createMemoryRouter([
    { path: '/', element: <AreaEditor area={area} id={id} onSaved={onSaved} /> },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  return { onSaved, unmount };
}
const name = () => screen.getByLabelText<HTMLInputElement>(en['areas.name']);
const codes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: en['areas.codes'] });
const press = () => userEvent.click(screen.getByRole('button', { name: en['edits.save'] }));

describe('AreaEditor', () => {
  it('sends a new one under the id that it was given, and says where it is', async () => {
    save.mockResolvedValue(example);
    const { onSaved } = show(null);
    await userEvent.type(name(), 'By the river');
    await userEvent.type(codes(), 'yo1, yo24 1');
    await press();
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(example));
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: ID,
      version: 0,
      name: 'By the river',
      description: '',
      countryCode: 'GB',
      codes: ['YO1', 'YO24 1'],
    });
  });

  it('leads on once it is saved, past the guard at leaving', async () => {
    save.mockResolvedValue(example);
    const router = createMemoryRouter([
      {
        path: '/',
        element: <AreaEditor area={null} id={ID} onSaved={() => void router.navigate('/there')} />,
      },
      { path: '/there', element: <p>It is drawn</p> },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.type(name(), 'By the river');
    await userEvent.type(codes(), 'yo1');
    await press();
    expect(await screen.findByText('It is drawn')).toBeDefined();
  });

  it('sends nothing that lacks a name or a place, and names both', async () => {
    show(null);
    await userEvent.type(codes(), ' , ');
    await press();
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByText(en['areas.wrong.name'])).toBeDefined();
    expect(screen.getByText(en['areas.wrong.codes'])).toBeDefined();
  });

  it('keeps what was typed when it is refused, and at the field that it is about', async () => {
    save.mockRejectedValue(new AppError('postcodes_unknown', 'No.', { status: 422 }));
    show(null);
    await userEvent.type(name(), 'By the river');
    await userEvent.type(codes(), 'zz99');
    await press();
    expect(await screen.findByText(en['areas.codesUnknown'])).toBeDefined();
    expect([name().value, codes().value]).toEqual(['By the river', 'zz99']);
  });

  it('goes on after a reload of the tab, under the same id', async () => {
    save.mockRejectedValueOnce(new AppError('network', 'Offline.', {})).mockResolvedValue(example);
    const { unmount } = show(null);
    await userEvent.type(name(), 'By the river');
    await userEvent.type(codes(), 'yo1');
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    unmount();
    show(null, '00000000-0000-4000-8000-000000000000');
    expect(name().value).toBe('By the river');
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  it('asks what to do where somebody else saved meanwhile', async () => {
    save.mockRejectedValue(new AppError('edit_conflict', 'No.', { status: 409 }));
    vi.mocked(queries.readArea).mockResolvedValue({ ...example, name: 'Theirs', version: 9 });
    show(example);
    await userEvent.clear(name());
    await userEvent.type(name(), 'Mine');
    await press();
    await waitFor(() => expect(queries.readArea).toHaveBeenCalledExactlyOnceWith(ID));
    expect((await screen.findAllByText('Theirs', { exact: false })).length).toBeGreaterThan(0);
    expect(name().value).toBe('Mine');
  });
});
