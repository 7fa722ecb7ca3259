import type { Takedown, TakedownPage } from '#wire/takedowns.ts';
import { useCallback, useRef, useState } from 'react';
import { errorText } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePages } from '#kit/call/use-pages.ts';
import { readTakedowns } from '../queries.ts';
import { TakedownItem } from './takedown-item.tsx';
import './takedowns.css';

interface TakedownPanelProps {
  /** a game; null: everything that the reader may decide about */
  readonly slug: string | null;
  /** a home is gone, so what is on screen may be out of date */
  readonly onChange?: () => void;
}

/** What rights holders ask to have taken down, the oldest first, and below it what was decided. */
export function TakedownPanel({ slug, onChange }: TakedownPanelProps) {
  const read = useCallback((after: string | null) => readTakedowns(slug, false, after), [slug]);
  const open = usePages<Takedown, TakedownPage>(read);
  const [decisions, setDecisions] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { first, rows, error } = open;
  const decided = () => {
    open.reload();
    setDecisions((count) => count + 1);
    onChange?.();
    // The row is gone in a moment, and the focus with it.
    heading.current?.focus();
  };
  return (
    <section className="takedowns" aria-labelledby="takedowns">
      <h2 id="takedowns" ref={heading} tabIndex={-1}>
        {t('takedowns.title')}
      </h2>
      <p className="muted">
        {t(slug !== null ? 'takedowns.lead' : first?.isStaff ? 'takedowns.leadStaff' : 'takedowns.leadOwn')}
      </p>
      {first === null && error === null ? <Waiting /> : null}
      {error ? (
        <Failure
          title={errorText(error).title}
          labels={{ retry: t('errors.retry') }}
          isRetrying={open.isBusy}
          onRetry={first === null ? open.reload : open.more}
        >
          {errorText(error).help}
        </Failure>
      ) : null}
      {first !== null && rows.length === 0 ? (
        <Empty title={t('takedowns.none')}>{t('takedowns.noneHelp')}</Empty>
      ) : null}
      {rows.length > 0 ? (
        <ol className="takedown-list">
          {rows.map((request) => (
            <TakedownItem key={request.id} request={request} onDecided={decided} />
          ))}
        </ol>
      ) : null}
      {open.hasMore && error === null ? (
        <Button isBusy={open.isBusy} onClick={open.more}>
          {t('takedowns.more')}
        </Button>
      ) : null}
      {first && first.elsewhere > 0 ? (
        <p className="manage-note">{plural('takedowns.elsewhere', first.elsewhere)}</p>
      ) : null}
      <details onToggle={(event) => setIsShown(event.currentTarget.open)}>
        <summary>{t('takedowns.decided')}</summary>
        {isShown ? <Decided key={decisions} slug={slug} /> : null}
      </details>
    </section>
  );
}

/** What was decided, the newest first; read when somebody looks. */
function Decided({ slug }: Pick<TakedownPanelProps, 'slug'>) {
  const read = useCallback((after: string | null) => readTakedowns(slug, true, after), [slug]);
  const { first, rows, error, hasMore, isBusy, more, reload } = usePages<Takedown, TakedownPage>(read);
  if (error)
    return (
      <Failure
        title={errorText(error).title}
        labels={{ retry: t('errors.retry') }}
        isRetrying={isBusy}
        onRetry={first === null ? reload : more}
      >
        {errorText(error).help}
      </Failure>
    );
  if (first === null) return <Waiting />;
  if (rows.length === 0) return <p className="muted">{t('takedowns.noneDecided')}</p>;
  return (
    <>
      <ol className="takedown-list">
        {rows.map((request) => (
          <TakedownItem key={request.id} request={request} />
        ))}
      </ol>
      {hasMore ? (
        <Button isBusy={isBusy} onClick={more}>
          {t('takedowns.more')}
        </Button>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <span className="ui-hidden">{t('takedowns.loading')}</span>
      <Skeleton height="6rem" lines={2} />
    </div>
  );
}
