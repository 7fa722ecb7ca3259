import type { SharedDetails } from '#wire/results.ts';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { startPath } from '#domain/game-paths.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { DetailedRounds } from '../components/detailed-rounds.tsx';
import { acceptSpoiler } from '../run-mutations.ts';
import { readSharedDetails } from '../result-queries.ts';
import '../results.css';

interface SharedDetailsData {
  readonly sessionId: string;
  readonly details: SharedDetails;
  readonly page: { readonly values: { readonly game: string } };
}

/** Loads no price until the viewer has accepted the spoiler: the server holds that, not the screen. */
export async function loader({ params }: LoaderFunctionArgs): Promise<SharedDetailsData> {
  const sessionId = params.sessionUuid ?? '';
  const details = await readSharedDetails(sessionId);
  return { sessionId, details, page: { values: { game: details.game.title } } };
}

/** Somebody's run with its prices, behind a warning. */
export function Component() {
  const { sessionId, details } = useLoaderData<SharedDetailsData>();
  if (details.needsSpoiler) return <SpoilerGate sessionId={sessionId} details={details} />;
  return (
    <div className="page results">
      <header>
        <p className="muted">{details.game.title}</p>
        <h1>{t('share.headingPlain', { name: details.displayName })}</h1>
      </header>
      <DetailedRounds rounds={details.rounds} />
    </div>
  );
}

interface SpoilerGateProps {
  readonly sessionId: string;
  readonly details: Extract<SharedDetails, { needsSpoiler: true }>;
}

function SpoilerGate({ sessionId, details }: SpoilerGateProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const accept = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await acceptSpoiler(sessionId);
      await revalidate();
    } catch (thrown) {
      setError(errorSentence(toAppError(thrown)));
    }
    setIsBusy(false);
  };
  return (
    <div className="page-notice">
      <h1>{t('spoiler.title')}</h1>
      <p>{t('spoiler.text', { name: details.displayName, game: details.game.title })}</p>
      <div className="page-notice-actions">
        <TextLink as={Link} look="primary" to={startPath(details.game.family, details.game.slug)}>
          {t('spoiler.play')}
        </TextLink>
        <Button onClick={() => void accept()} isBusy={isBusy}>
          {t('spoiler.show')}
        </Button>
      </div>
      {error ? (
        <p className="form-error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
