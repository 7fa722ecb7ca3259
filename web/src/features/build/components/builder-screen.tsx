import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FamilyKey } from '#domain/families.ts';
import type { BuiltModeKey } from '#domain/modes.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { brand } from '#lib/brand.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { useSession } from '#lib/use-session.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { guessCurrency } from '../draft/guess-currency.ts';
import { forgetCurrent, openDraft, rememberDraft, type OpenedDraft } from '../draft/open-draft.ts';
import type { LocalDraft } from '../draft/local-drafts.ts';
import { readerLanguages } from '../reader-languages.ts';
import { BuilderBody } from './builder-body.tsx';
import '../builder.css';

interface BuilderScreenProps {
  readonly family: FamilyKey;
  /** what a new draft begins with, where the address names it */
  readonly mode?: BuiltModeKey | undefined;
  /** the plainer page shows everything one below the other */
  readonly look?: 'steps' | 'plain';
}

type Opening =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly opened: OpenedDraft }
  | { readonly is: 'failed'; readonly error: AppError };

/** The builder around one draft: opens it, and shows it once it is there. */
export function BuilderScreen({ family, mode, look = 'steps' }: BuilderScreenProps) {
  const [params, setParams] = useSearchParams();
  const userId = useSession()?.user.id ?? null;
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const wanted = params.get('draft');

  useEffect(() => {
    let isStale = false;
    const now = () => new Date().toISOString();
    openDraft({ id: wanted, family, mode, currency: guessCurrency(brand(), readerLanguages()), userId, now })
      .then((opened) => {
        if (!isStale) setOpening({ is: 'open', opened });
      })
      .catch((thrown: unknown) => {
        if (!isStale) setOpening({ is: 'failed', error: toAppError(thrown) });
      });
    return () => {
      isStale = true;
    };
  }, [family, mode, userId, attempt, wanted]);

  const onOpen = (draft: LocalDraft | null) => {
    if (draft) rememberDraft(draft);
    else forgetCurrent(family);
    setOpening({ is: 'opening' });
    setParams(draft ? { draft: draft.id } : {}, { replace: true });
    setAttempt((count) => count + 1);
  };

  return (
    <div className="page builder" data-look={look}>
      {opening.is === 'opening' ? <Waiting /> : null}
      {opening.is === 'failed' ? (
        <Failure
          title={errorText(opening.error).title}
          onRetry={() => setAttempt((count) => count + 1)}
          labels={{ retry: t('errors.retry') }}
        >
          {errorText(opening.error).help}
        </Failure>
      ) : null}
      {opening.is === 'open' ? (
        <BuilderBody
          key={`${opening.opened.local.id} ${String(opening.opened.local.baseVersion)} ${String(attempt)}`}
          opened={opening.opened}
          look={look}
          onOpen={onOpen}
        />
      ) : null}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="builder-wait">
      <h1>{t('builder.title')}</h1>
      <Skeleton height="2.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="6rem" lines={3} />
    </div>
  );
}
