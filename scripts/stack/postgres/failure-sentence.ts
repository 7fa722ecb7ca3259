import { isPortTaken } from './port-taken.ts';

/**
 * Turns what Postgres printed before it gave up into one sentence that says what to do.
 * @param output the last lines of its log.
 */
export function failureSentence(output: string): string {
  if (/No space left on device/i.test(output))
    return 'The disk is full: Postgres could not write its files. Free some space and start again.';
  if (isPortTaken(output))
    return 'Postgres could not open its port because another program took it. Start again to pick another port.';
  if (/lock file ".*" already exists/i.test(output))
    return 'Another Postgres is using this data folder. Stop the other start of this game first.';
  if (/database files are incompatible|was initialized by PostgreSQL version/i.test(output))
    return 'The data folder was made by another Postgres version. Run npm start -- --fresh to begin anew.';
  if (/invalid data directory|could not open file|is not a database cluster directory/i.test(output))
    return 'The database folder is damaged. Run npm start -- --fresh to begin anew.';
  if (/Permission denied|EACCES/i.test(output))
    return 'Postgres may not enter its folders. Check who owns the data folder, or set DATABASE_URL.';
  if (/could not (map|create) (anonymous )?shared memory|out of memory/i.test(output))
    return 'There is not enough memory to start Postgres.';
  const last = output.trim().split('\n').slice(-3).join(' ').trim();
  return last === '' ? 'Postgres stopped without saying why.' : `Postgres did not start: ${last}`;
}
