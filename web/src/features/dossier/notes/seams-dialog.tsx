import { useId, useState } from 'react';
import { settleSeams, MOST_NOTE_LENGTH, type SeamAnswer } from '#domain/dossier/notes/merge-note.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { NoteClash } from './save-note.ts';

interface SeamsDialogProps {
  readonly clash: NoteClash;
  readonly onLater: () => void;
  readonly onSettle: (answers: readonly SeamAnswer[]) => Promise<void>;
}

const ANSWERS = ['both', 'mine', 'theirs'] as const;

/** The same lines changed by two people: both with their authors, and a choice for each place. Nothing is saved before. */
export function SeamsDialog({ clash, onLater, onSettle }: SeamsDialogProps) {
  const group = useId();
  const [answers, setAnswers] = useState<Readonly<Record<number, SeamAnswer>>>({});
  const saving = useDeed();
  const seams = clash.pieces.filter((piece) => piece.kind === 'seam');
  const chosen = seams.map((_, place) => answers[place] ?? 'both');
  const over = settleSeams(clash.pieces, chosen).length - MOST_NOTE_LENGTH;
  return (
    <Dialog
      isOpen
      isModal
      onClose={onLater}
      title={t('dossierNotes.clash')}
      labels={{ close: t('dossierNotes.goOnEditing') }}
      actions={
        <>
          <Button onClick={onLater}>{t('dossierNotes.goOnEditing')}</Button>
          <Button
            kind="primary"
            isBusy={saving.isBusy}
            disabled={over > 0}
            onClick={() => void saving.run(() => onSettle(chosen))}
          >
            {t('dossierNotes.saveThis')}
          </Button>
        </>
      }
    >
      <p>{t('dossierNotes.clashText')}</p>
      <div className="note-pieces">
        {clash.pieces.map((piece, place) => {
          if (piece.kind === 'agreed')
            return (
              // The pieces of one clash never move.
              <p key={place} className="note-agreed" dir="auto">
                {piece.lines.join('\n')}
              </p>
            );
          const at = seams.indexOf(piece);
          return (
            <fieldset key={place} className="note-seam">
              <legend>{t('dossierNotes.seam', { place: at + 1, of: seams.length })}</legend>
              <div className="note-sides">
                <blockquote dir="auto">
                  <cite>{t('dossierNotes.by', { name: piece.mine.by })}</cite>
                  {piece.mine.lines.join('\n') || t('dossierNotes.removed')}
                </blockquote>
                <blockquote dir="auto">
                  <cite>{t('dossierNotes.by', { name: piece.theirs.by })}</cite>
                  {piece.theirs.lines.join('\n') || t('dossierNotes.removed')}
                </blockquote>
              </div>
              {ANSWERS.map((answer) => (
                <label key={answer}>
                  <input
                    type="radio"
                    name={`${group}-${String(at)}`}
                    checked={(answers[at] ?? 'both') === answer}
                    onChange={() => setAnswers((now) => ({ ...now, [at]: answer }))}
                  />
                  {t(`dossierNotes.take.${answer}`, {
                    name: answer === 'theirs' ? piece.theirs.by : piece.mine.by,
                  })}
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      {over > 0 ? (
        <p role="alert" className="form-error">
          {t('dossierNotes.tooLong', { most: MOST_NOTE_LENGTH, over })}
        </p>
      ) : null}
      <DeedError error={saving.error} />
    </Dialog>
  );
}
