import type { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';

/** Why something was refused, in one line. */
export function SaidError({ error }: { readonly error: AppError | null }) {
  return error ? (
    <p className="form-error" role="alert">
      {errorSentence(error)}
    </p>
  ) : null;
}
