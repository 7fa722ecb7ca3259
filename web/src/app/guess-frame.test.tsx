import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleId } from '#wire/examples/example-id.ts';
import { GuessFrame } from '#features/play/components/guess-frame.tsx';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { fakeAnswer } from './every-text/fake-answers.ts';
import { createRouter } from './router.tsx';

beforeEach(() => {
  speakLocale('en-GB', readTexts('en'));
  vi.stubGlobal('fetch', (address: string, init: { readonly body: string }) =>
    Promise.resolve(
      Response.json(
        fakeAnswer(address.split('/rpc/')[1] ?? '', JSON.parse(init.body) as Record<string, unknown>) ?? null,
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('GuessFrame() frames the home to guess in the elements that the page fills', async () => {
  const frame = new DOMParser().parseFromString(renderToStaticMarkup(<GuessFrame />), 'text/html');
  window.history.replaceState(null, '', `/game/one/property/${exampleId(12)}?session=${exampleId(1)}`);
  render(<RouterProvider router={createRouter()} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await waitFor(() => expect(document.querySelector('.guess-page .ui-photo')).not.toBeNull());
  const parts = [...frame.body.querySelectorAll('*')];
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) {
    const selector = selectorOf(part);
    expect(document.querySelector(selector), selector).not.toBeNull();
  }
  const phases = [frame, document].map((page) =>
    page.querySelector('.guess-page')?.getAttribute('data-phase'),
  );
  expect(phases).toEqual(['guessing', 'guessing']);
});

/** An element by its tag and classes and those of all that it is in. */
function selectorOf(element: Element): string {
  const own = [element.tagName.toLowerCase(), ...element.classList].join('.');
  const outer = element.parentElement;
  return outer && outer.tagName !== 'BODY' ? `${selectorOf(outer)} > ${own}` : `#main > ${own}`;
}
