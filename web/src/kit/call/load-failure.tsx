import { useRevalidator } from 'react-router-dom';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Failure } from '#ui/failure.tsx';

/** What a page could not load, why, and a button that loads it again. */
export function LoadFailure({ error }: { readonly error: AppError }) {
  const { revalidate, state } = useRevalidator();
  const { title, help, reference } = errorText(error);
  return (
    <Failure
      title={title}
      onRetry={() => void revalidate()}
      isRetrying={state !== 'idle'}
      labels={{ retry: t('errors.retry') }}
      reference={reference}
    >
      {help}
    </Failure>
  );
}
