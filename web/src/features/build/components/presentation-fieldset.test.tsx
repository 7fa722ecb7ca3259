import { useEffect, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { optionsOfRules, type ModeKey } from '#domain/modes.ts';
import { HOST_PRESENTATIONS, PRESENTATIONS } from '#domain/presentations.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { speakLocale, t } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { BuilderContext, type Builder } from '../builder-context.ts';
import { newDraft } from '../draft/new-draft.ts';
import { PresentationFieldset } from './presentation-fieldset.tsx';

beforeEach(() => speakLocale('en-GB', readTexts('en')));

const seen: { last: DraftDocument | null } = { last: null };

function Screen({ mode }: { readonly mode: ModeKey }) {
  const start = newDraft('public', 'GBP');
  const [document, setDocument] = useState<DraftDocument>({ ...start, rules: { ...start.rules, mode } });
  useEffect(() => {
    seen.last = document;
  }, [document]);
  return (
    <BuilderContext value={{ document, change: setDocument } as unknown as Builder}>
      <PresentationFieldset />
    </BuilderContext>
  );
}

const said = () => optionsOfRules(seen.last?.rules ?? { mode: 'classic' });
const ORDERS = ['outside-last', 'shuffled'] as const;
const SWITCHED = HOST_PRESENTATIONS.filter((key) => key !== 'outside-last' && key !== 'shuffled');

it.each(SWITCHED)('%s is switched on for a game of any mode, as its row says, and off again', (key) => {
  render(<Screen mode="text-only" />);
  const press = () => fireEvent.click(screen.getByLabelText(t(`builder.presentation.${key}`)));
  press();
  expect(said()).toEqual({ showsPhotos: false, ...PRESENTATIONS[key].options });
  press();
  expect(said()).toEqual({ showsPhotos: false });
});

it.each(ORDERS)('photos stand %s, and in the host’s own order again', (order) => {
  render(<Screen mode="classic" />);
  const field = screen.getByLabelText(t('builder.photoOrder'));
  fireEvent.change(field, { target: { value: order } });
  expect(said()).toEqual(PRESENTATIONS[order].options);
  fireEvent.change(field, { target: { value: '' } });
  expect(said()).toEqual({});
});

it('asks for no order where no photos show, and for no words where points are staked', () => {
  const { unmount } = render(<Screen mode="text-only" />);
  expect(screen.queryByLabelText(t('builder.photoOrder'))).toBeNull();
  unmount();
  render(<Screen mode="double-or-nothing" />);
  const isFixed = (key: 'family' | 'hard') =>
    screen.getByLabelText<HTMLInputElement>(t(`builder.presentation.${key}`)).disabled;
  expect([isFixed('family'), isFixed('hard')]).toEqual([true, false]);
});

it('is kept where the mode changes afterwards', () => {
  const rules = { mode: 'custom-presets', options: { lives: 3, ...PRESENTATIONS.hard.options } };
  expect(optionsOfRules(rules)).toEqual({ lives: 3, isHard: true, hasHints: false });
  expect(optionsOfRules({ ...rules, mode: 'blitz' })).toEqual({
    roundSeconds: 15,
    isHard: true,
    hasHints: false,
  });
});
