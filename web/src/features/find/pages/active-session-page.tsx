import { useLoaderData } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { SessionChoice } from '../components/session-choice.tsx';
import { loadSessions, type SessionsData } from '../load-sessions.ts';

/** The visitor's unfinished run of any game of this brand: one is gone on with at once. */
export function loader(): Promise<SessionsData | Response> {
  return loadSessions();
}

/** Which run to go on with, or which game to begin. */
export function Component() {
  return <SessionChoice {...useLoaderData<SessionsData>()} title={t('sessions.price')} />;
}
