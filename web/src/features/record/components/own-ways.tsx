import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { useSession } from '#lib/use-session.ts';
import { ownPath } from '#kit/access/own-path.ts';

const SEASON_PATH = '/season';

/** The ways between a person's own pages; the one that is open says so. */
export function OwnWays({ here }: { readonly here: 'record' | 'profile' | 'data' }) {
  const session = useSession();
  if (!session) return null;
  const id = session.user.id;
  const ways = [
    ['record', ownPath(id), t('record.title')],
    ['profile', ownPath(id, 'profile'), t('record.profile.title')],
    ['data', ownPath(id, 'user'), t('record.data.title')],
    ['season', SEASON_PATH, t('record.season.board')],
  ] as const;
  return (
    <nav className="record-ways" aria-label={t('record.ways')}>
      {ways.map(([key, to, text]) => (
        <Link key={key} to={to} aria-current={key === here ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
