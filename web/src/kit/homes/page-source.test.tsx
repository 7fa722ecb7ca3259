import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { PageSource } from './page-source.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

function show(onPage: (html: string) => string | null | Promise<string | null>) {
  const { container } = render(
    <PageSource className="" rows={4} onPage={onPage} action={<button type="submit">Read</button>} />,
  );
  return container;
}

test('a saved page is read in its own encoding, so that its euro sign stays one', async () => {
  const onPage = vi.fn(() => null);
  const html = '<meta charset="windows-1252"><p>450.000 #</p>';
  const bytes = Uint8Array.from(html, (sign) => (sign === '#' ? 0x80 : sign.charCodeAt(0)));
  const container = show(onPage);
  const file = new File([bytes], 'page.html', { type: 'text/html' });
  // jsdom's File has no arrayBuffer of its own.
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(bytes.buffer) });
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('there is nothing to drop a file on');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(onPage).toHaveBeenCalledWith(html.replace('#', '€')));
});

test('a page that cannot be used says why and keeps what was pasted; an empty one is never sent', async () => {
  const onPage = vi.fn(() => 'This is a search page.');
  show(onPage);
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(onPage).not.toHaveBeenCalled();
  const source = screen.getByRole('textbox');
  expect(screen.getByText(en['builder.page.empty'])).toBeTruthy();
  fireEvent.change(source, { target: { value: '<p>Homes</p>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText('This is a search page.')).toBeTruthy();
  expect((source as HTMLTextAreaElement).value).toBe('<p>Homes</p>');
});

test('while a page is read that is said, a second press sends nothing, and a reader that fails keeps what was pasted', async () => {
  let reject: (error: Error) => void = () => undefined;
  const onPage = vi.fn(() => new Promise<null>((_resolve, fail) => (reject = fail)));
  show(onPage);
  const source = screen.getByRole('textbox');
  fireEvent.change(source, { target: { value: '<p>Home</p>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(screen.getByRole('status').textContent).toBe(en['builder.page.reading']);
  expect(onPage).toHaveBeenCalledTimes(1);
  reject(new Error('broken'));
  expect(await screen.findByText(en['importReason.unreadable'])).toBeTruthy();
  expect((source as HTMLTextAreaElement).value).toBe('<p>Home</p>');
  expect(screen.getByRole('status').textContent).toBe('');
});
