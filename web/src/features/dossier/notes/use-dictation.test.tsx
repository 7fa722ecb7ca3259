import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDictation } from './use-dictation.ts';

interface Heard {
  readonly text: string;
  readonly isFinal: boolean;
}

/** A browser that hears: tests say what it understood. */
class FakeHearing {
  static last: FakeHearing | null = null;
  lang = '';
  continuous = false;
  interimResults = true;
  onresult: ((event: { resultIndex: number; results: unknown[] }) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  start = vi.fn();
  stop = vi.fn(() => this.onend?.());
  constructor() {
    FakeHearing.last = this;
  }
  understand(heard: readonly Heard[], resultIndex = 0) {
    const results = heard.map(({ text, isFinal }) => Object.assign([{ transcript: text }], { isFinal }));
    act(() => this.onresult?.({ resultIndex, results }));
  }
}

function dictate() {
  const texts: string[] = [];
  const hook = renderHook(() => useDictation((text) => texts.push(text)));
  return { ...hook, texts };
}
const hearing = () => {
  if (!FakeHearing.last) throw new Error('Nobody listens.');
  return FakeHearing.last;
};

beforeEach(() => {
  FakeHearing.last = null;
  vi.stubGlobal('webkitSpeechRecognition', FakeHearing);
});
afterEach(() => vi.unstubAllGlobals());

it('is not there where the browser hears nothing', () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  const { result } = dictate();
  expect(result.current.isThere).toBe(false);
  act(() => result.current.toggle());
  expect(result.current.isOn).toBe(false);
});

it('hands on each sentence once it is final, and nothing that was handed on before', () => {
  const { result, texts } = dictate();
  act(() => result.current.toggle());
  expect(result.current.isOn).toBe(true);
  expect(hearing().start).toHaveBeenCalledOnce();
  hearing().understand([{ text: 'Damp behind', isFinal: false }]);
  hearing().understand([{ text: ' Damp behind the door ', isFinal: true }]);
  hearing().understand(
    [
      { text: 'Damp behind the door', isFinal: true },
      { text: 'Two windows', isFinal: true },
    ],
    1,
  );
  expect(texts).toEqual(['Damp behind the door', 'Two windows']);
});

it('stops when it is pressed again, and with the screen', () => {
  const { result, unmount } = dictate();
  act(() => result.current.toggle());
  act(() => result.current.toggle());
  expect(hearing().stop).toHaveBeenCalledOnce();
  expect(result.current.isOn).toBe(false);
  act(() => result.current.toggle());
  unmount();
  expect(hearing().stop).toHaveBeenCalledOnce();
});

it('says that it failed, unless nothing was said or it was stopped', () => {
  const { result } = dictate();
  act(() => result.current.toggle());
  act(() => hearing().onerror?.({ error: 'no-speech' }));
  expect(result.current.hasFailed).toBe(false);
  act(() => hearing().onerror?.({ error: 'not-allowed' }));
  expect(result.current.hasFailed).toBe(true);
});
