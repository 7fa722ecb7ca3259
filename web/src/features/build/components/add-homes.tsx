import { useState, type SubmitEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { BookmarkletDialog } from './bookmarklet-dialog.tsx';
import { BringPageDialog } from './bring-page-dialog.tsx';

interface AddHomesProps {
  readonly intake: Intake;
  /** begins a home by hand */
  readonly onType: () => void;
  /** shows the homes that the person has */
  readonly onOwn: () => void;
}

/** The ways in: paste links, drop files, type a home in, pick own ones, bring a page. */
export function AddHomes({ intake, onType, onOwn }: AddHomesProps) {
  const [links, setLinks] = useState('');
  const [way, setWay] = useState<'bookmarklet' | 'page' | null>(null);
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
              rows={3}
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
        <Button onClick={onType}>{t('builder.way.type')}</Button>
        <Button onClick={onOwn}>{t('builder.way.own')}</Button>
        <Button onClick={() => setWay('page')}>{t('builder.way.page')}</Button>
        <Button kind="quiet" onClick={() => setWay('bookmarklet')}>
          {t('builder.way.bookmarklet')}
        </Button>
      </div>
      <BringPageDialog isOpen={way === 'page'} onClose={close} intake={intake} row={null} />
      <BookmarkletDialog isOpen={way === 'bookmarklet'} onClose={close} />
    </div>
  );
}
