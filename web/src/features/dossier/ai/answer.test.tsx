import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '#wire/dossier-answers.ts';
import { addTexts } from '#lib/i18n.ts';
import { readAreaTexts } from '#locales/read-texts.ts';
import { Answer } from './answer.tsx';
import { askedMessage } from './follow-answer.ts';

addTexts({ ...readAreaTexts('dossier-ai', 'en'), ...readAreaTexts('dossier-guide', 'en') });

function show(part: Partial<ChatMessage>, isCut = false) {
  const message = { ...askedMessage('m', 'How many bedrooms?'), ...part };
  const onGoOn = vi.fn();
  render(
    <MemoryRouter>
      <ol>
        <Answer dossierId="d" message={message} isCut={isCut} onGoOn={onGoOn} onAgain={vi.fn()} />
      </ol>
    </MemoryRouter>,
  );
  return { onGoOn };
}

describe('Answer', () => {
  it('what a sentence holds is text, whatever it looks like', () => {
    const text = '<img src=x onerror=alert(1)> ![x](https://evil.example/p.png) **bold**';
    show({
      state: 'done',
      claims: [{ text, sources: [{ kind: 'note', id: 'n', quote: '<b>quote</b>' }] }],
    });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('<b>quote</b>')).toBeDefined();
    expect(document.querySelectorAll('img, b, script, iframe')).toHaveLength(0);
    expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/dossiers/d/notes-and-queries?note=n',
    ]);
  });
  it.each([
    [{ state: 'done' }, /Nothing in this dossier answers that/],
    [{ state: 'done', refused: 'safe_area' }, /Whether an area is safe or good is not told here/],
    [{ state: 'failed', fault: 'model_busy' }, /too much to do/],
    [{ state: 'stopped' }, /You stopped this answer/],
    [{ state: 'streaming' }, /Reading the dossier/],
    [{ state: 'done', cuts: ['no_source', 'holds_link'] }, /supports it: 2/],
  ] as const)('says what became of it: %j', (part, sentence) => {
    show(part as Partial<ChatMessage>);
    expect(screen.getByText(sentence)).toBeDefined();
  });
  it('a lost connection is told, and the rest is a press away', () => {
    const { onGoOn } = show({ state: 'streaming' }, true);
    screen.getByRole('button', { name: 'Show the rest' }).click();
    expect(onGoOn).toHaveBeenCalledOnce();
  });
});
