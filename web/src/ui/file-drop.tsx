import { useId, useState, type ReactNode } from 'react';
import './file-drop.css';

export interface FileDropProps {
  readonly label: ReactNode;
  /** what is taken, e.g. "JPEG, PNG or WebP, up to 20 MB each" */
  readonly hint?: ReactNode;
  /** as the attribute of `<input type="file">`; dropped files are not filtered by it, so check what comes */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files by choosing or by dropping. The whole area is the label of a native file input, so keys and taps work. */
export function FileDrop({
  label,
  hint,
  accept,
  isMultiple = true,
  isDisabled = false,
  error,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isDisabled) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  return (
    // Dropping is the mouse's shortcut; the file input inside is what everybody can reach.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="ui-drop"
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after it was refused and mended.
          event.currentTarget.value = '';
        }}
      />
      <label htmlFor={id}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 16V4m0 0L7 9m5-5 5 5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4" />
        </svg>
        <span>{label}</span>
      </label>
      {hint || error ? (
        <p
          id={`${id}-note`}
          className={error ? 'ui-field-error' : 'ui-field-hint'}
          role={error ? 'alert' : undefined}
        >
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}
