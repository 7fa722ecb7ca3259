import { useState } from 'react';
import { draftDocument, type DraftDocument, type PublishedGame } from '#wire/drafts.ts';
import { Link } from '#lib/link.tsx';
import { startPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { loginPath, PATHS } from '#lib/paths.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { FormCheck } from '#kit/form/form-check.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { DatesFields } from '#kit/games/rules/dates-fields.tsx';
import { DescriptionField } from '#kit/games/rules/description-field.tsx';
import { EmbedField } from '#kit/games/rules/embed-field.tsx';
import { VisibilityField } from '#kit/games/rules/visibility-field.tsx';
import { useMay } from '#kit/access/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { draftProblems, slugOfDraft, slugWithEnd } from '../draft/draft-problems.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { judgeRows, needsLook } from '../draft/judge-rows.ts';
import { forgetCurrent } from '../draft/open-draft.ts';
import { draftPath } from '../draft-path.ts';
import { publishDraft } from '../mutations.ts';
import { BrandField } from './brand-field.tsx';
import { CodesField } from './codes-field.tsx';
import { OutsideRegions } from './outside-regions.tsx';
import { PhotosNotice } from './photos-notice.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

/** Who may play, under which address, and the button. */
export function PublishStep() {
  const { document, change, judged } = useBuilder();
  const set = (next: Partial<DraftDocument>) => change((old) => ({ ...old, ...next }));
  const field = bindFields(draftDocument, document, (name, value) => set({ [name]: value }));
  const [isPreviewing, setIsPreviewing] = useState(false);
  const hasPhotos = judged.some(({ isIn, row }) => isIn && row.photos.length > 0);
  return (
    <div className="builder-step">
      <fieldset>
        <legend>{t('builder.about')}</legend>
        <BrandField />
        <DescriptionField description={field('description')} />
        <div className="builder-fields">
          <FormText
            {...field('slug')}
            label={t('builder.slug')}
            hint={addressOf(document)}
            placeholder={slugOfDraft(document)}
            onChange={(value) => set({ slug: value.toLowerCase().replace(/[^a-z0-9-]+/g, '-') })}
          />
          <FormText
            {...field('hostName')}
            label={t('builder.hostName')}
            hint={t('builder.hostName.hint')}
            optional={t('form.optional')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('rules.access')}</legend>
        <div className="builder-fields">
          <VisibilityField visibility={field('visibility')} />
          <DatesFields opensAt={field('opensAt')} closesAt={field('closesAt')} />
        </div>
        {document.visibility === 'code' ? <CodesField /> : null}
        <EmbedField domains={document.embedDomains} onChange={(embedDomains) => set({ embedDomains })} />
      </fieldset>
      {hasPhotos ? (
        <FormCheck
          {...field('arePhotosChecked')}
          label={t('builder.photosChecked')}
          hint={t('builder.photosChecked.hint')}
        />
      ) : null}
      <PhotosNotice />
      <OutsideRegions />
      <div className="builder-actions">
        <Button onClick={() => setIsPreviewing(true)}>{t('builder.preview')}</Button>
      </div>
      <PublishButton />
      <PreviewDialog isOpen={isPreviewing} onClose={() => setIsPreviewing(false)} />
    </div>
  );
}

/** What is still to be done, or the button; without an account the way to one, and back to here. */
function PublishButton() {
  const { document, judged, state, store, onPublished } = useBuilder();
  const mayPublish = useMay('game.create');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const problems = draftProblems(document, judged).filter(
    (problem) => mayPublish || problem !== 'photosWaiting',
  );
  const here = draftPath(state.draft, 'publish');
  // Else fifty homes of a file whose currency is another one are missed after the game is out.
  const waiting = judged.filter((one) => needsLook(one) && !one.isIn).length;

  const publish = async () => {
    setIsBusy(true);
    setError(null);
    try {
      const game = await publishStored(store);
      forgetCurrent(document.family);
      onPublished(game);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };

  return (
    <div className="builder-publish">
      <p role="status">{plural('builder.chosen', judged.filter(({ isIn }) => isIn).length)}</p>
      {waiting > 0 ? (
        <p className="muted">
          {plural('builder.stayOut', waiting)}{' '}
          <Link to={draftPath(state.draft, 'homes')}>{t('builder.stayOut.see')}</Link>
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div className="builder-todo">
          <h2>{t('builder.todo')}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{t(`builder.problem.${problem}`)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {error ? (
        <p className="form-error" role="alert">
          <strong>{errorText(error).title}</strong> {errorText(error).help}
        </p>
      ) : null}
      {mayPublish ? (
        <Button
          kind="primary"
          size="large"
          isBusy={isBusy}
          disabled={problems.length > 0}
          onClick={() => void publish()}
        >
          {t(isBusy ? 'builder.publishing' : 'builder.publish')}
        </Button>
      ) : (
        <div className="builder-sign-in">
          <p>{t('builder.signIn')}</p>
          <div className="builder-actions">
            <Link className="ui-button" data-kind="primary" data-size="medium" to={loginPath(here)}>
              {t('shell.signIn')}
            </Link>
            <Link
              className="ui-button"
              data-kind="secondary"
              data-size="medium"
              to={loginPath(here, PATHS.createAccount)}
            >
              {t('account.create')}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * Saves the draft and makes the game of it. An address that was made of the title and is another game's gets an end of its own;
 * one that the person chose is theirs to change.
 */
async function publishStored(store: DraftStore): Promise<PublishedGame> {
  await store.flush();
  const { sync, error, draft } = store.read();
  if (error && sync !== 'account') throw error;
  const rows = judgeRows(draft.document)
    .filter(({ isIn }) => isIn)
    .map(({ row }) => row.id);
  try {
    return await publishDraft(draft.id, draft.baseVersion, rows);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'slug_taken' || draft.document.slug !== '') throw thrown;
    store.change((old) => ({ ...old, slug: slugWithEnd(old) }));
    return publishStored(store);
  }
}

/** Where the game will be, as far as that is known. */
function addressOf(document: DraftDocument): string {
  const end = startPath(document.family, 'x');
  const slug = slugOfDraft(document);
  return window.location.host + end.replace(/x$/, slug === '' ? '…' : slug);
}
