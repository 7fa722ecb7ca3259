import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { FormCheck } from './form-check.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormNumber } from './form-number.tsx';
import { FormText } from './form-text.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const en = readTexts('en');

beforeAll(() => speakLocale('en-GB', en));

const schema = z.object({
  name: z.string().trim().min(1).max(10),
  uses: z.int().min(2).max(9).nullable(),
  isTrue: z.boolean().refine((is) => is),
});
type Sent = z.output<typeof schema>;

function Form({ send }: { readonly send: (values: Sent) => Promise<void> }) {
  const form = useSchemaForm({
    schema,
    start: { name: '', uses: null, isTrue: false },
    says: { isTrue: 'takedown.isTrueMissing' },
    refusals: { words_refused: 'name' },
    send,
  });
  return (
    <FormFrame form={form} submit="Send">
      <FormText {...form.field('name')} label="Name" />
      <FormNumber {...form.field('uses')} label="Uses" />
      <FormCheck {...form.field('isTrue')} label="It is true" />
    </FormFrame>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

async function fill() {
  await userEvent.type(name(), ' Ada ');
  await userEvent.type(screen.getByLabelText('Uses'), '3');
  await userEvent.click(screen.getByLabelText('It is true'));
}

describe('useSchemaForm()', () => {
  it('sends what the schema makes of the fields', async () => {
    const sent = vi.fn<(values: Sent) => Promise<void>>().mockResolvedValue();
    render(<Form send={sent} />);
    await fill();
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', uses: 3, isTrue: true }));
  });

  it('sends nothing that is wrong: the summary takes the focus and leads to each field', async () => {
    const sent = vi.fn<(values: Sent) => Promise<void>>();
    render(<Form send={sent} />);
    await send();
    const summary = await screen.findByRole('group');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: en['form.missing'] }));
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    // Mended, a field is well at once, and the others are still told.
    await userEvent.type(name(), 'A');
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBeNull());
    expect(screen.getByRole('button', { name: en['takedown.isTrueMissing'] })).toBeTruthy();
  });

  it('says a refusal of the server at the field that it is about, and loses nothing', async () => {
    render(<Form send={() => Promise.reject(new AppError('words_refused', 'No.'))} />);
    await fill();
    await send();
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(name().value).toBe(' Ada ');
    expect(document.activeElement?.className).toContain('form-summary');
  });

  it('says any other refusal as a whole, and sends again', async () => {
    const sent = vi.fn<(values: Sent) => Promise<void>>();
    sent.mockRejectedValueOnce(new AppError('network', 'Gone.')).mockResolvedValue();
    render(<Form send={sent} />);
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(en['errors.network']);
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('takes its limits from the schema, and says what a number may be', async () => {
    render(<Form send={() => Promise.resolve()} />);
    expect(name().maxLength).toBe(10);
    await userEvent.type(screen.getByLabelText('Uses'), '12');
    expect(screen.getByRole('alert').textContent).toBe(
      'This is no whole number from 2 to 9. Mend it, or leave it empty.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Uses').value).toBe('12');
  });
});
