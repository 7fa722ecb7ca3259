import type { Run } from '#wire/runs.ts';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { nextRound, runPath } from '#kit/games/run-path.ts';
import { TextLink } from '#ui/text-link.tsx';

/** In place of a home that was taken down while the run was under way: why, and the way on. */
export function WithdrawnHome({ run, error }: { readonly run: Run; readonly error: AppError }) {
  const { title, help } = errorText(error);
  const next = nextRound(run, '', run.status);
  return (
    <div className="page-notice" data-drawing="not_found">
      <h1>{title}</h1>
      <p>{help}</p>
      <TextLink as={Link} to={runPath(run, next)} look="primary">
        {next ? t('guess.next') : t('guess.results')}
      </TextLink>
    </div>
  );
}
