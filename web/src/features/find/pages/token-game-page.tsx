import type { CodedGame } from '#wire/codes.ts';
import type { ResumableRun } from '#wire/runs.ts';
import { useLoaderData, useNavigate, useNavigation, type LoaderFunctionArgs } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { OpenedGame } from '../components/opened-game.tsx';
import { findByCode, readResumableRuns } from '../queries.ts';
import type { GameKey } from '#kit/games/game-key.ts';
import '#kit/games/games.css';
import '../token-game.css';

const MAX_CODE = 64;
const MAX_TOKEN = 128;

interface TokenData {
  readonly key: GameKey | null;
  readonly games: readonly CodedGame[];
  readonly runs: readonly ResumableRun[];
  /** why nothing opened */
  readonly error: AppError | null;
}

/** What the token or the code in the address opens. The address is where the code is kept, so a reload asks again. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TokenData> {
  const query = new URL(request.url).searchParams;
  const key = keyOf(query);
  if (key === null) return { key, games: [], runs: [], error: null };
  try {
    const [games, runs] = await Promise.all([findByCode(key), readResumableRuns().catch(() => [])]);
    return { key, games, runs, error: null };
  } catch (thrown) {
    return { key, games: [], runs: [], error: toAppError(thrown) };
  }
}

function keyOf(query: URLSearchParams): GameKey | null {
  const shareToken = query.get('token')?.trim().slice(0, MAX_TOKEN);
  if (shareToken) return { shareToken };
  const accessCode = query.get('code')?.trim().slice(0, MAX_CODE);
  return accessCode ? { accessCode } : null;
}

/** A game behind a code: what the code opens, or the field to type it into. */
export function Component() {
  const { key, games, runs, error } = useLoaderData<TokenData>();
  const navigate = useNavigate();
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <div className="page token-game" data-width="text">
      {games.length === 0 || key === null ? (
        <>
          <h1>{t('token.title')}</h1>
          <p className="lead">{t('token.lead')}</p>
          <CodeForm
            typed={key && 'accessCode' in key ? key.accessCode : ''}
            isFromLink={key !== null && 'shareToken' in key}
            error={error}
            isWaiting={isWaiting}
            onCode={(code) => void navigate(`${PATHS.tokens}?code=${encodeURIComponent(code)}`)}
          />
          <TextLink as={Link} look="quiet" to={PATHS.games}>
            {t('token.without')}
          </TextLink>
        </>
      ) : (
        <>
          <p className="token-eyebrow">{games.length > 1 ? t('token.several') : t('token.opened')}</p>
          {games.map((game, place) => (
            <OpenedGame
              key={game.id}
              game={game}
              gameKey={key}
              unfinished={runs.find((run) => run.game.id === game.id && run.status === 'active')}
              isFirst={place === 0}
            />
          ))}
          <TextLink as={Link} look="quiet" to={PATHS.tokens}>
            {t('token.another')}
          </TextLink>
        </>
      )}
    </div>
  );
}
