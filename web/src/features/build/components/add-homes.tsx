import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { newId } from '#lib/new-id.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { emptyRow } from '#wire/draft-row.ts';
import type { Intake } from '../intake/use-intake.ts';
import { BookmarkletDialog } from './bookmarklet-dialog.tsx';
import { BringPageDialog } from './bring-page-dialog.tsx';
import { OwnHomesDialog } from './own-homes-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const HistoryDialog = lazy(() =>
  import('./history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })),
);

type Way = 'own' | 'templates' | 'bookmarklet' | 'page' | 'history';

/** The ways in: paste links, drop files, pick own homes, start from a pack, type one in. */
export function AddHomes({ intake }: { readonly intake: Intake }) {
  const [links, setLinks] = useState('');
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (links.trim() === '') return;
    intake.addLinks(links);
    setLinks('');
  };
  return (
    <div className="builder-add">
      <form onSubmit={submit} className="builder-links">
        <Field label={t('builder.links')} hint={t('builder.links.hint')}>
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={4}
              value={links}
              spellCheck={false}
              placeholder={'https://…\nhttps://…'}
              onChange={({ currentTarget: { value } }) => setLinks(value)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary" isBusy={intake.isReading}>
          {t(intake.isReading ? 'builder.links.reading' : 'builder.links.read')}
        </Button>
      </form>
      <FileDrop label={t('builder.drop')} hint={t('builder.drop.hint')} onFiles={intake.addFiles} />
      <div className="builder-ways">
        <Button onClick={() => setWay('templates')}>{t('builder.way.templates')}</Button>
        <Button onClick={() => setWay('own')}>{t('builder.way.own')}</Button>
        <Button onClick={() => intake.addRows([emptyRow({ id: newId(), origin: 'typed' })])}>
          {t('builder.way.type')}
        </Button>
        <Button onClick={() => setWay('page')}>{t('builder.way.page')}</Button>
        <Button kind="quiet" onClick={() => setWay('bookmarklet')}>
          {t('builder.way.bookmarklet')}
        </Button>
        <Button kind="quiet" onClick={() => setWay('history')}>
          {t('imported.title')}
        </Button>
      </div>
      <TemplatesDialog isOpen={way === 'templates'} onClose={close} />
      <OwnHomesDialog isOpen={way === 'own'} onClose={close} onAdd={intake.addRows} />
      <BringPageDialog isOpen={way === 'page'} onClose={close} intake={intake} row={null} />
      <BookmarkletDialog isOpen={way === 'bookmarklet'} onClose={close} />
      {way === 'history' ? (
        <Suspense fallback={null}>
          <HistoryDialog onClose={close} intake={intake} />
        </Suspense>
      ) : null}
    </div>
  );
}
