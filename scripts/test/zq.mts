import postgres from 'postgres';
import { readStackAddress } from './stack-address.ts';
const sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined });
const rows = await sql.unsafe(process.argv[2]);
for (const r of rows) console.log(Object.values(r).join(' | '));
await sql.end();
