import { expect, test } from 'vitest';
import { failureSentence } from './failure-sentence.ts';

test.each([
  ['FATAL:  could not write to file: No space left on device', 'The disk is full'],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'another program took it'],
  ['FATAL:  lock file "postmaster.pid" already exists', 'Another Postgres is using'],
  ['initdb: error: could not access directory: Permission denied', 'may not enter its folders'],
  ['DETAIL:  The data directory was initialized by PostgreSQL version 15', 'another Postgres version'],
])('failureSentence() names the cause of %s', (output, sentence) => {
  expect(failureSentence(output)).toContain(sentence);
});

test('failureSentence() shows the last lines of a cause it does not know', () => {
  expect(failureSentence('a\nb\nFATAL: something new')).toContain('something new');
});
