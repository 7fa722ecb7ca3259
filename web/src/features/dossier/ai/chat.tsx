import { useState, type SyntheticEvent } from 'react';
import type { ChatMessage } from '#wire/dossier-answers.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { Answer } from './answer.tsx';
import { useChat } from './use-chat.ts';

interface ChatProps {
  readonly dossierId: string;
  readonly threadId: string | null;
  readonly messages: readonly ChatMessage[];
  readonly questionsLeft: number;
  readonly onThread: (id: string) => void;
}

/** A conversation, and the field for what is asked next. */
export function Chat({ dossierId, threadId, messages: before, questionsLeft, onThread }: ChatProps) {
  const [left, setLeft] = useState(questionsLeft);
  const [text, setText] = useState('');
  const [onAnswered] = useState(() => (id: string, now: number) => {
    setLeft(now);
    onThread(id);
  });
  const chat = useChat(dossierId, { threadId, messages: before }, onAnswered);
  const ask = async (question: string) => {
    setText('');
    if (!(await chat.ask(question))) setText((typed) => (typed === '' ? question : typed));
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !chat.isRunning) void ask(text.trim());
  };
  return (
    <>
      <ol className="ai-exchanges">
        {chat.messages.map((message) => (
          <Answer
            key={message.id}
            dossierId={dossierId}
            message={message}
            isCut={chat.cut === message.id}
            onGoOn={() => chat.goOn(message)}
            onAgain={() => void ask(message.question)}
          />
        ))}
      </ol>
      <form className="ai-ask" onSubmit={send}>
        <TextArea
          label={t('dossierAi.question')}
          hint={t('dossierAi.questionHint')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <DeedError error={chat.error} />
        <div className="ai-deeds">
          {chat.isRunning ? (
            <Button onClick={() => void chat.stop()}>{t('dossierAi.stop')}</Button>
          ) : (
            <Button type="submit" kind="primary">
              {t('dossierAi.ask')}
            </Button>
          )}
          <span className="muted">{t('dossierAi.left', { count: left })}</span>
        </div>
      </form>
    </>
  );
}
