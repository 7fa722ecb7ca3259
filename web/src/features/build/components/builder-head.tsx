import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { draftDocument } from '#wire/drafts.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { bindFields } from '#kit/form/bind-fields.ts';
import { TitleField } from '#kit/games/rules/title-field.tsx';
import { useBuilder } from '../builder-context.ts';
import type { SyncState } from '../draft/draft-store.ts';
import { CurrencyField } from './currency-field.tsx';
import { CurrencyQuestion } from './currency-question.tsx';

/** What is being made, where it is kept, and the way to other drafts. */
export function BuilderHead() {
  const { document, state, change, published, showYours } = useBuilder();
  const field = bindFields(draftDocument, document, (name, value) =>
    change((old) => ({ ...old, [name]: value })),
  );
  // The account's menu leads here by the address.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '#drafts') showYours('drafts');
  }, [hash, key, showYours]);
  return (
    <header className="builder-head">
      <div className="builder-head-row">
        <h1>{t(document.family === 'public' ? 'builder.title' : `builder.title.${document.family}`)}</h1>
        <Button kind="quiet" onClick={() => showYours('drafts')}>
          {t('builder.yours')}
        </Button>
      </div>
      {published ? null : (
        <>
          {document.family === 'public' ? null : (
            <p className="lead">{t(`builder.lead.${document.family}`)}</p>
          )}
          <div className="builder-head-row">
            <TitleField title={field('title')} placeholder={t('builder.gameTitle.example')} />
            <CurrencyField />
            <KeptWhere
              sync={state.sync}
              at={state.draft.changedAt}
              isEmpty={!state.draft.isDirty && state.draft.baseVersion === 0}
            />
          </div>
          <CurrencyQuestion />
        </>
      )}
    </header>
  );
}

interface KeptWhereProps {
  readonly sync: SyncState;
  readonly at: string;
  readonly isEmpty: boolean;
}

/** Where the newest state is: nobody has to press "save". */
function KeptWhere({ sync, at, isEmpty }: KeptWhereProps) {
  const isSignedIn = useSession() !== null;
  const text = isEmpty
    ? t('builder.kept.empty')
    : sync === 'here' && !isSignedIn
      ? t('builder.kept.browser')
      : t(`builder.kept.${sync}`, { time: formatTime(at) });
  return (
    <p className="builder-kept muted" role="status" data-state={sync}>
      {text}
    </p>
  );
}
