import { useState } from 'react';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { deleteConversation } from './mutations.ts';

interface ThreadsProps {
  readonly threads: readonly { readonly id: string; readonly title: string; readonly updatedAt: string }[];
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onDeleted: () => void;
}

/** Conversations of one's own: open one, begin another, delete the one that is open. */
export function Threads({ threads, openId, onOpen, onDeleted }: ThreadsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="ai-threads">
      <div className="ai-deeds">
        {openId === null ? null : (
          <>
            <Button size="small" onClick={() => onOpen(null)}>
              {t('dossierAi.new')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setIsAsking(true)}>
              {t('dossierAi.delete')}
            </Button>
          </>
        )}
      </div>
      {threads.length === 0 ? null : (
        <details>
          <summary>{t('dossierAi.earlier')}</summary>
          <ul>
            {threads.map(({ id, title, updatedAt }) => (
              <li key={id}>
                <Button
                  size="small"
                  kind="quiet"
                  aria-current={id === openId ? 'true' : undefined}
                  onClick={() => onOpen(id)}
                >
                  {title}
                </Button>{' '}
                <span className="muted">{formatTime(updatedAt)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <AskDeed
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('dossierAi.deleteTitle')}
        labels={{ close: t('dossierAi.close'), cancel: t('dossierAi.cancel'), send: t('dossierAi.delete') }}
        isDanger
        send={() => (openId === null ? Promise.resolve() : deleteConversation(openId))}
        onDone={() => {
          setIsAsking(false);
          onDeleted();
        }}
      >
        {t('dossierAi.deleteText')}
      </AskDeed>
    </div>
  );
}
