import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppError } from '#lib/app-error.ts';

interface Reading {
  readonly error: AppError | null;
  readonly isPending: boolean;
}

/**
 * What failed last under a key. It stays while the first answer is asked for again, and with it the button that was
 * pressed.
 */
export function useLastError(key: readonly unknown[], { error, isPending }: Reading): AppError | null {
  const of = hashKey(key);
  const [last, setLast] = useState({ of, error });
  if (last.of !== of || (error !== null && error !== last.error)) setLast({ of, error });
  return error ?? (isPending && last.of === of ? last.error : null);
}
