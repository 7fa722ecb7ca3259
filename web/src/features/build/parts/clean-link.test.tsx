import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { Part } from './clean-link.tsx';

beforeEach(() => speakLocale('en-GB', readTexts('en')));
afterEach(() => speakLocale('en-GB', {}));

async function paste(text: string) {
  render(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
  );
  const [field] = screen.getAllByRole('textbox');
  if (field === undefined) throw new Error('There is no field.');
  await userEvent.click(field);
  await userEvent.paste(text);
  return screen
    .getAllByRole('textbox')
    .slice(1)
    .map((one) => (one as HTMLTextAreaElement).value);
}

describe('the cleaner of links', () => {
  it('takes tracking off, and tells links of one home once', async () => {
    const [result] = await paste(
      'https://www.rightmove.co.uk/properties/12345678?utm_source=x#/?channel=RES_BUY\nhttps://www.rightmove.co.uk/properties/12345678',
    );
    expect(result).toBe('https://www.rightmove.co.uk/properties/12345678');
    expect(screen.getByRole('status').textContent).toContain('1 of them led');
  });

  it('names what is no link', async () => {
    expect(await paste('hello')).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('hello');
  });
});
