import { runSqlTests } from '/work/wt-rooms/scripts/test/sql-tests.ts';
import { readFileSync } from 'node:fs';
const s = JSON.parse(readFileSync('/work/wt-rooms/.stack.json','utf8'));
const o = await runSqlTests(s.databaseUrl, process.argv[2] ?? 'rooms');
console.log(JSON.stringify(o, null, 1).replaceAll('\\n','\n').slice(0, 6000));
