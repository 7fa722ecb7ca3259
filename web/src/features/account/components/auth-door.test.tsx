import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { AuthDoor, type DoorView } from './auth-door.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const user = userEvent.setup();

function open(view: DoorView, onSubmit: (values: unknown) => Promise<void>, hint?: string) {
  render(<AuthDoor view={view} title="Title" onSubmit={onSubmit} {...(hint ? { hint } : {})} />);
}

describe('AuthDoor', () => {
  it('hands over what was typed', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    open('sign_in', onSubmit);
    await user.type(screen.getByLabelText('E-mail address'), ' ada@example.com ');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com', password: 'correct horse' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks nobody for an address that is none, names the field, and keeps what was typed', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    open('magic_link', onSubmit);
    const field = screen.getByLabelText('E-mail address');
    await user.type(field, 'ada');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'ada');
    await user.type(field, '@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says what was refused in our words, and keeps what was typed', async () => {
    open('sign_in', () =>
      Promise.reject(new AppError('invalid_credentials', 'Invalid login credentials', { status: 400 })),
    );
    await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).not.toContain('Invalid login credentials');
    expect(screen.queryByText('Invalid login credentials')).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  });

  it('says what a new password must be like before it is typed', () => {
    open('update_password', () => Promise.resolve(), 'At least 8 characters.');
    const field = screen.getByLabelText('New password');
    expect(field.getAttribute('autocomplete')).toBe('new-password');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At least 8 characters.',
    );
  });
});
