import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { bookmarkletCode } from '../intake/bookmarklet.ts';

interface BookmarkletDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The bookmark that brings the page on screen here: to drag into the bar, or to make by hand. */
export function BookmarkletDialog({ isOpen, onClose }: BookmarkletDialogProps) {
  const code = bookmarkletCode(new URL(PATHS.createGame, window.location.origin).href);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('builder.bookmarklet')}
      labels={{ close: t('builder.close') }}
    >
      <div className="builder-sheet">
        <p>{t('builder.bookmarklet.drag')}</p>
        <p>
          {/* React refuses addresses that are scripts, and here one is wanted: it is set past it, and only dragged. */}
          <a
            className="ui-button"
            data-kind="primary"
            data-size="medium"
            href={PATHS.createGame}
            ref={(link) => {
              link?.setAttribute('href', code);
              link?.addEventListener('click', (event) => event.preventDefault());
            }}
          >
            {t('builder.bookmarklet.name')}
          </a>
        </p>
        <p>{t('builder.bookmarklet.private')}</p>
        <Field label={t('builder.bookmarklet.code')} hint={t('builder.bookmarklet.codeHint')}>
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={4}
              readOnly
              value={code}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
