import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { root } from './command.ts';

const stackAddress = z.object({
  site: z.string(),
  api: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  databaseUrl: z.string(),
  mail: z.string(),
});
/** Where a running stack answers: the content of .stack.json. */
export type StackAddress = z.infer<typeof stackAddress>;

/** The stack under test: the file that STACK_JSON names, else the started stack's .stack.json. */
export function readStackAddress(): StackAddress {
  const file = resolve(root, process.env.STACK_JSON ?? '.stack.json');
  try {
    return stackAddress.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`No stack to test against: ${file} cannot be read. Run \`npm start\` or \`npm test\`.`, {
      cause: error,
    });
  }
}
