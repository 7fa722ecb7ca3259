import { useState } from 'react';
import { Link } from '#lib/link.tsx';
import { announceSessionChange, readSession } from '#lib/auth-session.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import '../account.css';

const KEPT = ['guest', 'runs', 'drafts', 'games', 'choices', 'session', 'offline'] as const;

/** Erases what the game keeps in this browser, after saying what that is. */
export function Component() {
  const [isCleared, setIsCleared] = useState(false);
  if (isCleared) {
    return (
      <div className="page-notice" role="status">
        <h1>{t('clear.done')}</h1>
        <p>{t('clear.doneHelp')}</p>
        <a className="ui-link" href={PATHS.home}>
          {t('errors.home')}
        </a>
      </div>
    );
  }
  return (
    <div className="page-notice">
      <h1>{t('clear.title')}</h1>
      <p>{t('clear.lead')}</p>
      <ul className="clear-list">
        {KEPT.map((what) => (
          <li key={what}>{t(`clear.${what}`)}</li>
        ))}
      </ul>
      <p>{t('clear.consequence')}</p>
      <div className="page-notice-actions">
        <Button
          kind="danger"
          onClick={() => {
            void clearBrowserData().then(() => setIsCleared(true));
          }}
        >
          {t('clear.confirm')}
        </Button>
        <TextLink as={Link} to={PATHS.home} look="secondary">
          {t('clear.cancel')}
        </TextLink>
      </div>
    </div>
  );
}

/** Ends the session where there is one, then empties both storages, the databases and the caches of this site. */
async function clearBrowserData(): Promise<void> {
  if (readSession()) {
    const { signOut } = await import('#lib/supabase.ts');
    await signOut().catch(() => undefined);
  }
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
  await Promise.all([eraseDatabases(), eraseShell()]);
  announceSessionChange();
}

/** What was written and is not sent: drafts with their photos, comments that wait. */
async function eraseDatabases(): Promise<void> {
  try {
    const databases = await indexedDB.databases();
    await Promise.all(databases.map(({ name }) => eraseDatabase(name ?? '')));
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}

/** The page for a time without a network, and the worker that shows it; the next visit brings both again. */
async function eraseShell(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser that keeps nothing has nothing to erase.
  }
}

/** Resolves when it is gone, or will be as soon as another tab lets it go. */
function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} stays.`)));
  });
}
