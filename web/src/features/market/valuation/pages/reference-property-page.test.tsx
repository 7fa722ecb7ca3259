import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { examples } from '#wire/examples.ts';
import { readTexts } from '#locales/read-texts.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { speakLocale } from '#lib/i18n.ts';
import { queryClient } from '#kit/call/query-client.ts';
import { Component, loader } from './reference-property-page.tsx';

vi.mock(import('#lib/api.ts'), async (original) => ({
  ...(await original()),
  callFunction: vi.fn(),
  callRpc: vi.fn(),
}));
// The ways to other screens ask for more, and are no part of this.
vi.mock(import('../../components/market-ways.tsx'), () => ({ MarketWays: () => null }) as never);

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  queryClient.clear();
  vi.mocked(callRpc).mockResolvedValue(examples.reference_property);
});

const show = (movedMinor: number | null) => {
  const body = { ...examples['value-home'], movedMinor };
  vi.mocked(callFunction).mockResolvedValue({ body } as never);
  const path = '/reference-properties/:refPropUuid';
  const router = createMemoryRouter([{ path, loader, element: <Component />, HydrateFallback: () => null }], {
    initialEntries: ['/reference-properties/r'],
  });
  render(<RouterProvider router={router} />);
};

it('calls only the price that was paid what it sold for', async () => {
  show(40_000_000);
  const paid = await screen.findByText('What it sold for');
  expect(paid.nextElementSibling?.textContent).toBe('£399,000');
  expect(screen.getByText('That price on 20 November 2025 £400,000')).toBeTruthy();
  expect(screen.queryByText(/would go for today/)).toBeNull();
});

it('sets the price that was paid against the value where nobody knows how prices moved', async () => {
  show(null);
  expect(await screen.findByText('What it sold for £399,000')).toBeTruthy();
});
