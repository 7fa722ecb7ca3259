import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Failure } from '#ui/failure.tsx';

interface CallFailureProps {
  readonly error: AppError;
  /** what could not be done; else the error's own words */
  readonly title?: string | undefined;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** What could not be read, why, and a button that reads it again. */
export function CallFailure({ error, title, isRetrying, onRetry }: CallFailureProps) {
  const text = errorText(error);
  return (
    <Failure
      title={title ?? text.title}
      labels={{ retry: t('errors.retry') }}
      isRetrying={isRetrying}
      onRetry={onRetry}
      reference={text.reference}
    >
      {text.help}
    </Failure>
  );
}
