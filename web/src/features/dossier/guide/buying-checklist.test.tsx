import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { Part } from './buying-checklist.tsx';

beforeEach(() => {
  window.localStorage.clear();
  speakLocale('en-GB', readTexts('en'));
});
afterEach(() => speakLocale('en-GB', {}));

const show = () =>
  render(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
  );

describe('the checklist of buying a home', () => {
  it('keeps what was ticked and where, also after a reload', async () => {
    const first = show();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'ES');
    const [box] = screen.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    first.unmount();
    show();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('ES');
    expect(screen.getByRole('status').textContent).toMatch(/^1 of /);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toMatch(/^0 of /);
  });

  it('asks other things in another country', async () => {
    show();
    const british = screen.getAllByRole('checkbox').length;
    await userEvent.selectOptions(screen.getByRole('combobox'), 'US');
    expect(screen.getAllByRole('checkbox').length).not.toBe(british);
  });

  it('begins anew where what was kept cannot be read', () => {
    window.localStorage.setItem('buying-checklist', '{"country":7,"done":"all"}');
    show();
    expect(screen.getByRole('status').textContent).toMatch(/^0 of /);
  });
});
