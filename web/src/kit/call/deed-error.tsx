import { errorText } from '#lib/error-text.ts';
import type { AppError } from '#lib/app-error.ts';

/** Why something was not done, where the button is that did not do it. */
export function DeedError({ error }: { readonly error: AppError | null }) {
  if (error === null) return null;
  const { title, help } = errorText(error);
  return (
    <p className="form-error" role="alert">
      <strong>{title}</strong> {help}
    </p>
  );
}
