import { ImportError } from '../import-error.ts';

/** What stopped an import, as a sentence that says what to do; what is no fault of its surroundings stays as it is. */
export function sayFailure(error: unknown): Error {
  if (error instanceof ImportError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '53100')
    return new ImportError(
      'The database’s disk is full. What was read so far stays; make room and give the same command again: it goes on there.',
    );
  if (
    code === '57P01' ||
    code.startsWith('08') ||
    code.startsWith('CONNECTION') ||
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET'
  )
    return new ImportError(
      'The database cannot be reached. What was read so far stays; give the same command again when it is back: it goes on there.',
    );
  return error instanceof Error ? error : new Error(String(error));
}
