import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Select, type SelectOption } from './select.tsx';
import './ask-dialog.css';

export interface AskDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** what will happen */
  readonly children?: ReactNode;
  readonly choices?: { readonly label: string; readonly options: readonly SelectOption[] };
  readonly note?: {
    readonly label: string;
    readonly hint?: string;
    /** said beside the label of a note that may stay empty; without it the note is needed */
    readonly optional?: string;
    /** what is wrong while a needed note is empty */
    readonly missing?: string;
    readonly maxLength: number;
  };
  readonly labels: { readonly close: string; readonly cancel: string; readonly send: string };
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  /** why the last try did not work; what was typed stays */
  readonly error?: ReactNode;
  readonly onSend: (choice: string, note: string) => void;
}

/** A decision with a reason: one of a few, a note, and what it leads to. Nothing typed is lost by an error. */
export function AskDialog({ isOpen, onClose, title, labels, ...form }: AskDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} labels={labels}>
      <AskForm onClose={onClose} labels={labels} {...form} />
    </Dialog>
  );
}

function AskForm({
  onClose,
  children,
  choices,
  note,
  labels,
  isDanger = false,
  isBusy = false,
  error,
  onSend,
}: Omit<AskDialogProps, 'isOpen' | 'title'>) {
  const [choice, setChoice] = useState(choices?.options[0]?.value ?? '');
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = note !== undefined && note.optional === undefined && text.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isMissing && !isBusy) onSend(choice, text.trim());
  };
  return (
    <form className="ui-ask" onSubmit={submit} noValidate>
      {children}
      {choices ? (
        <Select
          label={choices.label}
          options={choices.options}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        />
      ) : null}
      {note ? (
        <Field
          label={note.label}
          hint={note.hint}
          optional={note.optional}
          error={isAsked && isMissing ? note.missing : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={3}
              maxLength={note.maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {error ? (
        <p className="ui-ask-error" role="alert">
          {error}
        </p>
      ) : null}
      <div className="ui-dialog-actions">
        <Button onClick={onClose}>{labels.cancel}</Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy}>
          {labels.send}
        </Button>
      </div>
    </form>
  );
}
