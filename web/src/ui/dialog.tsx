import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import './dialog.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Escape, the close button and a press on the backdrop all come here */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly labels: { readonly close: string };
  readonly children: ReactNode;
  /** the buttons, most important last */
  readonly actions?: ReactNode;
  /** a decision that must be taken: the backdrop does not close it */
  readonly isModal?: boolean;
}

/** A native modal dialog: the browser keeps focus inside, returns it afterwards and makes the rest inert. */
export function Dialog({ isOpen, onClose, title, labels, children, actions, isModal = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    // Keyboard users close with Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="ui-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !isModal) onClose();
      }}
    >
      <div className="ui-dialog-sheet">
        <header className="ui-dialog-head">
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" size="small" onClick={onClose} aria-label={labels.close}>
            <span aria-hidden="true">✕</span>
          </Button>
        </header>
        {isOpen ? children : null}
        {actions ? <footer className="ui-dialog-actions">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
