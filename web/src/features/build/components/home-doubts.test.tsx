import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readListingPage } from '#functions/_shared/reader/read-listing-page.ts';
import { draftRow, type DraftDocument } from '#wire/drafts.ts';
import { rowOfRecord } from '#wire/draft-row.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { BuilderContext, type Builder } from '../builder-context.ts';
import { judgeRows, needsLook } from '../draft/judge-rows.ts';
import { newDraft } from '../draft/new-draft.ts';
import { HomeDoubts } from './home-doubts.tsx';
import { HomeRow } from './home-row.tsx';

const en = readTexts('en');
beforeEach(() => speakLocale('en-GB', en));

/** A page whose data and text differ about the price, or whose number of bedrooms few homes have. */
function rowOf({ told = 450_000, shown = '£450,000', bedrooms = 3 }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'House',
    name: 'A house',
    numberOfBedrooms: bedrooms,
    offers: { '@type': 'Offer', price: told, priceCurrency: 'GBP' },
  };
  const html = `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>A house</h1><p class="price">${shown}</p></body></html>`;
  const record = readListingPage(html, 'https://www.agent.example.co.uk/homes/12');
  return rowOfRecord(record, { id: crypto.randomUUID(), origin: 'page' });
}

/** The doubts of a draft's one home, and its line in the list. */
function Screen({ start }: { readonly start: DraftDocument }) {
  const [document, setDocument] = useState(start);
  const judged = judgeRows(document);
  const [one] = judged;
  if (!one) return null;
  const change = (edit: (old: DraftDocument) => DraftDocument) => setDocument(edit);
  return (
    <BuilderContext value={{ document, judged, change } as unknown as Builder}>
      <p>{needsLook(one) ? 'Needs a look' : 'Nothing to look at'}</p>
      <HomeDoubts row={one.row} />
      <HomeRow
        {...one}
        faultCode={one.fault?.code ?? null}
        isOpen={false}
        onWant={() => undefined}
        onOpen={() => undefined}
        onBring={() => undefined}
      />
    </BuilderContext>
  );
}

const show = (row: ReturnType<typeof rowOf>) =>
  render(<Screen start={{ ...newDraft('public', 'GBP'), rows: [row] }} />);

it('shows both prices of a page that says two, names the field in the list, and takes the one that is chosen', () => {
  const row = rowOf({ shown: '£475,000' });
  expect(draftRow.parse(row).doubts).toEqual(row.doubts);
  show(row);
  expect(screen.getByText('To be looked at: Price')).toBeTruthy();
  expect(screen.getByText('Needs a look')).toBeTruthy();
  const other = screen.getByRole('button', { name: 'Price: £475,000' });
  expect(other.getAttribute('aria-pressed')).toBe('false');
  const doubtful = screen.getByText(/^Grade/).textContent;
  fireEvent.click(other);
  expect(other.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.builder-row-price')?.textContent).toBe('£475,000');
  expect(screen.queryByText(/^To be looked at/)).toBeNull();
  expect(screen.getByText('Nothing to look at')).toBeTruthy();
  // "Grade D" comes after "Grade B".
  expect(screen.getByText(/^Grade/).textContent < doubtful).toBe(true);
  // A choice can be made again.
  fireEvent.click(screen.getByRole('button', { name: 'Price: £450,000' }));
  expect(document.querySelector('.builder-row-price')?.textContent).toBe('£450,000');
});

it('asks about a value that few homes have', () => {
  show(rowOf({ bedrooms: 44 }));
  fireEvent.click(screen.getByRole('button', { name: 'Bedrooms: 44' }));
  expect(screen.queryByText(/^To be looked at/)).toBeNull();
});

it('says nothing of a page without a doubt', () => {
  show(rowOf({}));
  expect(screen.queryByRole('list', { name: 'What the page left unsure' })).toBeNull();
  expect(screen.queryByText(/^To be looked at/)).toBeNull();
});
