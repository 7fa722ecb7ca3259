import { useLoaderData } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { SessionChoice } from '../components/session-choice.tsx';
import { loadSessions, type SessionsData } from '../load-sessions.ts';

/** The same for realty games: the public ones, and an agency's own. */
export function loader(): Promise<SessionsData | Response> {
  return loadSessions(['public', 'branded']);
}

/** Which run to go on with, or which game to begin. */
export function Component() {
  return <SessionChoice {...useLoaderData<SessionsData>()} title={t('sessions.realty')} />;
}
