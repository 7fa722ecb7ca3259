// npm run gen-types: writes supabase/database.types.ts from the migrations, through a stack of its own.
import { writeGeneratedTypes } from './generated-types.ts';
import { shareStack } from './test-stack.ts';

const shared = shareStack(console.log, { isSeeded: false });
try {
  const { address } = await shared.stack();
  await writeGeneratedTypes(address.databaseUrl);
} finally {
  await shared.stop();
}
