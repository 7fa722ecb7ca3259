import type { Game } from '#wire/games.ts';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { startPath } from '#domain/game-paths.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { openReport } from '../reports.ts';

/** The door of a client's report: its code, or the account of somebody who manages the game. */
export function ReportKey({ game }: { readonly game: Game }) {
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const session = useSession();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await openAsSomebody(game.slug, code.trim());
      await revalidate();
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  const text = error && errorText(error);
  return (
    <div className="page-notice" data-drawing="not_allowed">
      <p className="muted">{game.title}</p>
      <h1>{t('faces.key.title')}</h1>
      <p>{t('faces.key.lead')}</p>
      <form className="start-panel report-key" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('faces.key.code')}
          hint={t('faces.key.hint')}
          value={code}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
          {t('faces.key.open')}
        </Button>
        {text ? (
          <p className="form-error" role="alert">
            <strong>{text.title}</strong> {text.help}
          </p>
        ) : null}
      </form>
      <div className="page-notice-actions">
        {session ? null : (
          <TextLink as={Link} to={loginPath(pathname + search)}>
            {t('faces.key.signIn')}
          </TextLink>
        )}
        <TextLink as={Link} to={startPath(game.family, game.slug)}>
          {t('faces.backToGame')}
        </TextLink>
      </div>
    </div>
  );
}

/** A token that the server does not know (its data began anew) would refuse every code: come as a new guest. */
async function openAsSomebody(slug: string, code: string): Promise<void> {
  try {
    await openReport(slug, code);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_your_run') throw thrown;
    keepGuestToken(null);
    await openReport(slug, code);
  }
}
