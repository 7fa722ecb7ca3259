import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { AppError, toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useRetry } from '#lib/use-retry.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '#ui/drawings.css';
import { isChunkFailure, reloadOnce } from './chunk-failure.ts';

/**
 * What stands in place of a page that could not be shown: what happened, why, what to do. Where the network is gone the page
 * comes by itself when it is back; where its file is gone, a reload brings the new release.
 */
export function ErrorPage() {
  const error = asAppError(useRouteError());
  const { title, help, reference } = errorText(error);
  const isMissing = error.code === 'not_found';
  const isChunk = error.code === 'chunk';
  const waits = error.code === 'network' || error.code === 'unavailable';
  const { revalidate, state } = useRevalidator();
  useRetry(isChunk ? reloadOnce : waits && state === 'idle' ? revalidate : null);
  useEffect(() => {
    if (isChunk && navigator.onLine) reloadOnce();
  }, [isChunk]);
  useEffect(() => {
    document.title = title;
    setRobots();
  }, [title]);
  return (
    <div className="page-notice" role={isMissing ? undefined : 'alert'} data-drawing={error.code}>
      <h1>{title}</h1>
      <p>{waits ? t('errors.waits') : help}</p>
      <div className="page-notice-actions">
        {isMissing ? null : (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('errors.reload')}
          </Button>
        )}
        <TextLink as={Link} to={PATHS.home} look={isMissing ? 'primary' : 'secondary'}>
          {t('errors.home')}
        </TextLink>
      </div>
      {reference ? <small>{reference}</small> : null}
    </div>
  );
}

function asAppError(thrown: unknown): AppError {
  if (isChunkFailure(thrown))
    return new AppError('chunk', 'A file of this page did not load.', { cause: thrown });
  if (isRouteErrorResponse(thrown))
    return new AppError(thrown.status === 404 ? 'not_found' : 'unexpected', thrown.statusText);
  return toAppError(thrown);
}

/** A page that failed is nothing to index, whatever its row says. */
function setRobots(): void {
  const tag =
    document.head.querySelector('meta[name="robots"]') ??
    document.head.appendChild(document.createElement('meta'));
  tag.setAttribute('name', 'robots');
  tag.setAttribute('content', 'noindex');
}
