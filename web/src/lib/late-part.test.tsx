import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';

test('latePart() shows what has loaded, and leaves out what has not', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const There = latePart(() => Promise.resolve({ default: () => <p>It is there.</p> }));
  const Missing = latePart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense>
      <input aria-label="Note" defaultValue="typed" />
      <There />
      <Missing />
    </Suspense>,
  );
  expect(await screen.findByText('It is there.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('typed');
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
