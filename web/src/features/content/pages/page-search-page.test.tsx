import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import MiniSearch from 'minisearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEXTS_OPTIONS } from '#kit/content/page-search.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { Component } from './page-search-page.tsx';

vi.mock('../content-pages.ts', () => ({ contentPages: () => ({ base: '/pages', pages: {} }) }));

const NAMES = [
  { id: '/play', title: 'Play', description: 'All ways.', headings: '', group: '' },
  { id: '/play/now', title: 'Play now', description: 'A game at once.', headings: 'Begin', group: 'Play' },
  { id: '/play/party', title: 'A party', description: 'Together.', headings: '', group: 'Play' },
];
let isAway = false;

beforeEach(() => {
  isAway = false;
  queryClient.clear();
  const texts = new MiniSearch(TEXTS_OPTIONS);
  texts.addAll([
    { id: '/play/now', body: 'A game begins with a lantern.' },
    { id: '/play/party', body: 'Bring a lantern and friends.' },
  ]);
  vi.stubGlobal('fetch', (url: string) =>
    isAway
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(Response.json(url.includes('names') ? NAMES : texts)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address = '/search') {
  const router = createMemoryRouter([{ path: '/search', element: <Component /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the search of pages', () => {
  it('offers the groups, then what was typed, a letter wrong, by names first and texts after', async () => {
    open();
    await waitFor(() => expect(links()).toEqual(['/play']));
    await userEvent.type(screen.getByRole('searchbox'), 'paryt');
    await waitFor(() => expect(links()).toEqual(['/play/party']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'lantern');
    await waitFor(() => expect(links().sort()).toEqual(['/play/now', '/play/party']));
  });

  it('leads to the page that is chosen at once, also where that page is slow to come', async () => {
    const slow = () =>
      new Promise<{ Component: () => string }>((resolve) =>
        setTimeout(() => resolve({ Component: () => 'The page' }), 900),
      );
    const routes = [
      { path: '/search', element: <Component /> },
      { path: '/play/party', lazy: slow },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/search'] });
    render(<RouterProvider router={router} />);
    await userEvent.type(await screen.findByRole('searchbox'), 'party');
    await waitFor(() => expect(links()[0]).toBe('/play/party'));
    await userEvent.click(screen.getAllByRole('link')[0] ?? document.body);
    await screen.findByText('The page', {}, { timeout: 3000 });
    expect(router.state.location.pathname).toBe('/play/party');
  });

  it('is found as it was left by whoever comes back from a page that was chosen at once', async () => {
    window.history.replaceState(null, '', '/search');
    const page = () =>
      new Promise<{ Component: () => string }>((resolve) =>
        setTimeout(() => resolve({ Component: () => 'The page' }), 900),
      );
    const router = createBrowserRouter([
      { path: '/search', element: <Component /> },
      { path: '/play/party', lazy: page },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.type(await screen.findByRole('searchbox'), 'party');
    await waitFor(() => expect(links()[0]).toBe('/play/party'));
    await userEvent.click(screen.getAllByRole('link')[0] ?? document.body);
    await screen.findByText('The page', {}, { timeout: 3000 });
    await router.navigate(-1);
    expect((await screen.findByRole('searchbox')).getAttribute('value')).toBe('party');
    expect(window.location.search).toBe('?q=party');
    router.dispose();
  });

  it('keeps what is looked for in the address, and begins with it', async () => {
    const router = open('/search?q=party');
    await waitFor(() => expect(links()[0]).toBe('/play/party'));
    await userEvent.type(screen.getByRole('searchbox'), ' now');
    await waitFor(() => expect(router.state.location.search).toBe('?q=party+now'));
  });

  it('says where nothing is found', async () => {
    open('/search?q=zzzyx');
    expect(await screen.findByText('information.searchNone')).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('says that the list did not come, and comes when it is asked again', async () => {
    isAway = true;
    open('/search?q=party');
    const again = await screen.findByRole('button');
    isAway = false;
    await userEvent.click(again);
    await waitFor(() => expect(links()[0]).toBe('/play/party'));
  });
});
