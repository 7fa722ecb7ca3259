import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#wire/dossier-answers.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { locale } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { askedMessage, followAnswer } from './follow-answer.ts';
import { stopAnswer } from './mutations.ts';
import { streamAnswer } from './stream-answer.ts';

interface Start {
  readonly threadId: string | null;
  readonly messages: readonly ChatMessage[];
}

/** A conversation: what was said, and the answer that is being written. */
export function useChat(
  dossierId: string,
  start: Start,
  onThread: (id: string, questionsLeft: number) => void,
) {
  const [messages, setMessages] = useState(start.messages);
  const [error, setError] = useState<AppError | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [cut, setCut] = useState<string | null>(null);
  const thread = useRef(start.threadId);
  const ending = useRef<AbortController | null>(null);

  const follow = useCallback(
    async (id: string, text: string): Promise<boolean> => {
      const own = new AbortController();
      ending.current = own;
      setRunning(id);
      setCut(null);
      setError(null);
      let left = 0;
      let isTold = false;
      try {
        await streamAnswer(
          { dossierId, messageId: id, text, threadId: thread.current, language: locale() },
          (event) => {
            if (event.event === 'usage') left = event.questionsLeft;
            // It is told from its beginning: what stood there before is replaced with the first that comes.
            const isFirst = !isTold;
            isTold = true;
            setMessages((all) =>
              all.map((one) =>
                one.id === id ? followAnswer(isFirst ? askedMessage(id, text) : one, event) : one,
              ),
            );
            if (event.event === 'done') {
              thread.current = event.threadId;
              onThread(event.threadId, left);
            }
          },
          own.signal,
        );
        return true;
      } catch (thrown) {
        const failure = toAppError(thrown);
        if (failure.code === 'network') setCut(id);
        else {
          setMessages((all) => all.filter((one) => one.id !== id || one.claims.length > 0));
          setError(failure);
        }
        return failure.code === 'network';
      } finally {
        setRunning((now) => (now === id ? null : now));
      }
    },
    [dossierId, onThread],
  );

  // An answer that was being written when the page was left goes on where it is.
  const unfinished = start.messages.find(({ state }) => state === 'streaming');
  useEffect(() => {
    if (unfinished) void follow(unfinished.id, unfinished.question);
    return () => ending.current?.abort();
    // Once for each conversation that is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unfinished?.id]);

  return {
    messages,
    error,
    isRunning: running !== null,
    cut,
    /** false where it was refused: what was typed stays */
    ask: (text: string): Promise<boolean> => {
      const id = newId();
      setMessages((all) => [...all, askedMessage(id, text)]);
      return follow(id, text);
    },
    goOn: (message: ChatMessage) => void follow(message.id, message.question),
    stop: async () => {
      if (running === null) return;
      await stopAnswer(running).catch(() => undefined);
      ending.current?.abort();
      setMessages((all) =>
        all.map((one) => (one.id === running ? { ...one, state: 'stopped' as const } : one)),
      );
    },
  };
}
