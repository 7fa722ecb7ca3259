// npm run calls: the index of calls. `npm run calls -- board` shows those whose name or migration holds the word.
import { join } from 'node:path';
import { listCalls } from './list-calls.ts';

const word = process.argv[2] ?? '';
for (const { name, callers, takes, from } of listCalls(join(import.meta.dirname, '../..'))) {
  if (!`${name} ${from}`.includes(word)) continue;
  console.log(`${name}(${takes.join(', ')})\n  ${callers} · ${from}`);
}
