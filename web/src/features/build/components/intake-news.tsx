import { useEffect, useRef } from 'react';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { useBuilder } from '../builder-context.ts';
import type { Intake } from '../intake/use-intake.ts';
import { ColumnMapping } from './column-mapping.tsx';

/** What became of what was brought in: files read, lines not understood, photos under way, columns to check. */
export function IntakeNews({ intake }: { readonly intake: Intake }) {
  const { photos, uploads } = useBuilder();
  const box = useRef<HTMLDivElement>(null);
  const told = [
    intake.news.at(-1)?.id,
    intake.linkError?.code,
    photos.refused.length,
    intake.tables.length,
  ].join();
  const before = useRef(told);
  // On a small window what happened would stand below its edge, where nobody looks.
  useEffect(() => {
    if (before.current !== told) box.current?.scrollIntoView({ block: 'nearest' });
    before.current = told;
  }, [told]);
  return (
    <div className="builder-news" ref={box}>
      <div role="status">
        {intake.news.map(({ id, tone, key, values }) => (
          <p key={id} data-tone={tone}>
            {t(key, values)}{' '}
            <Button
              kind="quiet"
              size="small"
              onClick={() => intake.dismiss(id)}
              aria-label={t('builder.dismiss')}
            >
              ✕
            </Button>
          </p>
        ))}
      </div>
      {intake.linkError ? (
        <p className="form-error" role="alert">
          {errorSentence(intake.linkError)}{' '}
          <Button size="small" onClick={intake.retryLinks}>
            {t('errors.retry')}
          </Button>
        </p>
      ) : null}
      {photos.total > 0 ? (
        <Progress
          value={photos.done}
          max={photos.total}
          label={t('builder.photos.preparing', { done: photos.done, total: photos.total })}
        />
      ) : null}
      {photos.total > 0 ? (
        <p className="muted">{t('builder.photos.preparing', { done: photos.done, total: photos.total })}</p>
      ) : uploads.waiting > 0 ? (
        <>
          {uploads.filesKnown > 0 ? (
            <Progress
              value={uploads.filesSent}
              max={uploads.filesKnown}
              label={t('builder.photos.sending', { done: uploads.filesSent, total: uploads.filesKnown })}
            />
          ) : null}
          <p className="muted">{t('builder.photos.waiting', { count: uploads.waiting })}</p>
        </>
      ) : null}
      {uploads.error ? (
        <p className="form-error" role="alert">
          {errorSentence(uploads.error)}{' '}
          <Button size="small" onClick={uploads.retry}>
            {t('errors.retry')}
          </Button>
        </p>
      ) : null}
      {photos.refused.length > 0 ? (
        <div className="form-error" role="alert">
          <ul>
            {photos.refused.slice(0, 8).map(({ name, fault }) => (
              <li key={name}>
                {name}: {t(`builder.photoFault.${fault}`)}
              </li>
            ))}
          </ul>
          {photos.refused.length > 8 ? (
            <p>{t('builder.photos.more', { count: photos.refused.length - 8 })}</p>
          ) : null}
          <Button size="small" onClick={photos.forgetRefused}>
            {t('builder.dismiss')}
          </Button>
        </div>
      ) : null}
      {intake.tables.map((table) => (
        <ColumnMapping
          key={table.file.name + String(table.file.result.columns.length)}
          table={table}
          onMap={(mapping) => intake.mapColumns(table, mapping)}
        />
      ))}
    </div>
  );
}
