import { readStackAddress } from './stack-address.ts';
import { runSqlTests } from './sql-tests.ts';
const out = await runSqlTests(readStackAddress().databaseUrl, process.argv[2]);
console.log(out.passed, out.failed, out.output.slice(-3000));
