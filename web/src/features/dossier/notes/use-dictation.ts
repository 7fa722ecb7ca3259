import { useEffect, useRef, useState } from 'react';
import { locale } from '#lib/i18n.ts';

/** What browsers that hear speech offer; the type is in no library yet. */
interface Hearing {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Heard> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
}
interface Heard extends ArrayLike<{ transcript: string }> {
  readonly isFinal: boolean;
}
type HearingMaker = new () => Hearing;

function hearingMaker(): HearingMaker | null {
  const known = window as { SpeechRecognition?: HearingMaker; webkitSpeechRecognition?: HearingMaker };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition ?? null;
}

interface Dictation {
  /** false: this browser hears nothing */
  readonly isThere: boolean;
  readonly isOn: boolean;
  /** it was refused, or nothing came of it */
  readonly hasFailed: boolean;
  readonly toggle: () => void;
}

/** Speech as text, where the browser has it. What was understood is handed on sentence by sentence. */
export function useDictation(onText: (text: string) => void): Dictation {
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const hearing = useRef<Hearing | null>(null);
  // What is heard late is added to the text as it is then.
  const hear = useRef(onText);
  useEffect(() => {
    hear.current = onText;
  });
  useEffect(() => () => hearing.current?.stop(), []);
  const start = (Maker: HearingMaker) => {
    const made = new Maker();
    made.lang = locale();
    made.continuous = true;
    made.interimResults = false;
    made.onresult = ({ resultIndex, results }) => {
      for (const heard of Array.from(results).slice(resultIndex))
        if (heard.isFinal) hear.current(heard[0]?.transcript.trim() ?? '');
    };
    made.onend = () => setIsOn(false);
    made.onerror = ({ error }) => setHasFailed(error !== 'aborted' && error !== 'no-speech');
    hearing.current = made;
    setHasFailed(false);
    made.start();
    setIsOn(true);
  };
  const Maker = hearingMaker();
  return {
    isThere: Maker !== null,
    isOn,
    hasFailed,
    toggle: () => {
      if (isOn) hearing.current?.stop();
      else if (Maker) start(Maker);
    },
  };
}
