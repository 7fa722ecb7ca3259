import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const dialog = (onClose: () => void, isOpen = true, isModal = false) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Forget it all?"
    labels={{ close: 'Close' }}
    isModal={isModal}
  >
    <p>It cannot be brought back.</p>
  </Dialog>
);

describe('Dialog', () => {
  it('Dialog opens and closes with its prop, named by its title', () => {
    const { rerender } = render(dialog(vi.fn(), false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog(vi.fn()));
    expect(screen.getByRole('dialog', { name: 'Forget it all?' })).toBeDefined();
    rerender(dialog(vi.fn(), false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Dialog asks to close on Escape, the close button and the backdrop', async () => {
    const onClose = vi.fn();
    render(dialog(onClose));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('Dialog that needs a decision ignores the backdrop', async () => {
    const onClose = vi.fn();
    render(dialog(onClose, true, true));
    await userEvent.click(screen.getByRole('dialog'));
    await userEvent.click(screen.getByText('It cannot be brought back.'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
