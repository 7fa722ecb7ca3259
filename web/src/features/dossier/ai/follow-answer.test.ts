import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '#wire/dossier-answers.ts';
import { askedMessage, followAnswer } from './follow-answer.ts';
import { readEventStream } from './read-event-stream.ts';
import { sourcePath } from './source-path.ts';

const told: ChatEvent[] = [
  { event: 'text', claim: 1, text: 'It has 3 bedrooms' },
  { event: 'source', claim: 1, kind: 'fact', id: 'h/bedrooms', quote: 'bedrooms: 3' },
  { event: 'cut', reason: 'no_source' },
  { event: 'usage', tokens: 120, questionsLeft: 59 },
  { event: 'done', threadId: 't', messageId: 'm', state: 'done', refused: null, fault: null },
];

describe('followAnswer()', () => {
  it('gathers claims with their sources, counts what was cut, and ends', () => {
    const message = told.reduce(followAnswer, askedMessage('m', 'How many?'));
    expect(message).toEqual({
      ...{ id: 'm', question: 'How many?', state: 'done', refused: null, fault: null, cuts: ['no_source'] },
      claims: [
        {
          text: 'It has 3 bedrooms',
          sources: [{ kind: 'fact', id: 'h/bedrooms', quote: 'bedrooms: 3' }],
        },
      ],
    });
  });
  it('an answer that is told again from its beginning is no longer for it', () => {
    const [text, source] = told;
    const again = [text, source, text, source].reduce(
      (message, event) => (event ? followAnswer(message, event) : message),
      askedMessage('m', 'How many?'),
    );
    expect(again.claims).toHaveLength(1);
    expect(again.claims[0]?.sources).toHaveLength(1);
  });
});

describe('readEventStream()', () => {
  it.each([1, 7, 1000])('reads events in pieces of %i bytes', async (size) => {
    const bytes = new TextEncoder().encode(
      told.map(({ event, ...data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    );
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const read: ChatEvent[] = [];
    for await (const event of readEventStream(stream)) read.push(event);
    expect(read).toEqual(told);
  });
});

describe('sourcePath()', () => {
  it('leads to the screen of each kind, in this dossier alone', () => {
    expect(sourcePath('d', 'note', 'n')).toBe('/dossiers/d/notes-and-queries?note=n');
    expect(sourcePath('d', 'fact', 'h/bedrooms')).toBe('/dossiers/d/overview?fact=h%2Fbedrooms');
    expect(sourcePath('d', 'area', '//evil.example')).toBe(
      '/dossiers/d/neighbourhood?area=%2F%2Fevil.example',
    );
  });
});
