import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';

const labels = { close: 'Close', cancel: 'Cancel', send: 'Send' };
const needed = { label: 'Why', missing: 'Say why.', maxLength: 20 };

function show(props: Partial<AskDialogProps>) {
  const onSend = vi.fn();
  const dialog = (more: Partial<AskDialogProps> = {}) => (
    <AskDialog
      isOpen
      onClose={() => undefined}
      title="Ask"
      labels={labels}
      onSend={onSend}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(dialog());
  return { onSend, update: (more: Partial<AskDialogProps>) => rerender(dialog(more)) };
}

describe('AskDialog', () => {
  it('sends the choice and the note', () => {
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    const { onSend } = show({
      choices: { label: 'Reason', options },
      note: { ...needed, optional: 'optional' },
    });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'b' } });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '  because ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('b', 'because');
  });

  it('asks for a needed note, beside the field', () => {
    const { onSend } = show({ note: needed });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Say why.');
    expect(screen.getByLabelText('Why').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when sending failed', () => {
    const { update } = show({ note: needed });
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'rude' } });
    update({ error: 'The server could not be reached.' });
    expect(screen.getByLabelText('Why')).toHaveProperty('value', 'rude');
    expect(screen.getByRole('alert').textContent).toContain('could not be reached');
  });
});
