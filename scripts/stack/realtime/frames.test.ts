import { expect, test } from 'vitest';
import { encodeFrame, parseBinaryFrame, parseTextFrame } from './frames.ts';

const frame = { joinRef: '1', ref: '2', topic: 'realtime:room', event: 'phx_join', payload: { a: 1 } };

test.each(['1.0.0', '2.0.0'] as const)(
  'parseTextFrame() reads back what encodeFrame() wrote in %s',
  (version) => {
    expect(parseTextFrame(encodeFrame(frame, version) as string)).toEqual(frame);
  },
);

test.each(['', 'x', '1', 'null', '[]', '{}', '["1","2",3,"e",{}]'])('parseTextFrame() refuses %j', (data) => {
  expect(parseTextFrame(data)).toBeNull();
});

test("parseBinaryFrame() reads a client's broadcast", () => {
  const parts = ['1', '7', 'realtime:room', 'shout', ''];
  const bytes = Buffer.concat([
    Buffer.from([3, ...parts.map((part) => part.length), 1]),
    Buffer.from(parts.join('') + '{"x":"é"}'),
  ]);
  expect(parseBinaryFrame(bytes)).toEqual({
    joinRef: '1',
    ref: '7',
    topic: 'realtime:room',
    event: 'broadcast',
    payload: { type: 'broadcast', event: 'shout', payload: { x: 'é' } },
  });
});

test('parseBinaryFrame() refuses other kinds and broken JSON', () => {
  expect(parseBinaryFrame(Buffer.from([9, 0, 0, 0, 0, 0, 0]))).toBeNull();
  expect(parseBinaryFrame(Buffer.from([3, 0]))).toBeNull();
  expect(parseBinaryFrame(Buffer.from([3, 0, 0, 0, 0, 0, 1, 123]))).toBeNull();
});
