import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { CodeForm } from './code-form.tsx';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const refused = new AppError('access_code_refused', 'No.', { status: 403 });

function show(part: Partial<Parameters<typeof CodeForm>[0]> = {}) {
  const onCode = vi.fn();
  render(<CodeForm typed="" isFromLink={false} error={null} isWaiting={false} onCode={onCode} {...part} />);
  return { onCode, field: screen.getByLabelText('Access code') };
}

describe('CodeForm', () => {
  it('hands the code over without the spaces around it', async () => {
    const { onCode, field } = show();
    await userEvent.type(field, '  friday {Enter}');
    expect(onCode).toHaveBeenCalledExactlyOnceWith('friday');
  });

  it('asks for a code where there is none, and sends nothing', async () => {
    const { onCode, field } = show();
    await userEvent.type(field, ' {Enter}');
    expect(onCode).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(en['token.missing']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the code that was refused, with what to do about it', () => {
    const { field } = show({ typed: 'OLD-CODE', error: refused });
    expect((field as HTMLInputElement).value).toBe('OLD-CODE');
    expect(screen.getByRole('alert').textContent).toContain(en['errors.access_code_refused.help']);
  });

  it('speaks of the link where a link was refused', () => {
    const { field } = show({ isFromLink: true, error: refused });
    expect((field as HTMLInputElement).value).toBe('');
    expect(screen.getByRole('alert').textContent).toBe(en['token.linkRefused']);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('sends no second try while one is under way', async () => {
    const { onCode, field } = show({ isWaiting: true, typed: 'CODE' });
    await userEvent.type(field, '{Enter}');
    expect(onCode).not.toHaveBeenCalled();
  });
});
