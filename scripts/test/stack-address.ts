import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './command.ts';

/** Where a running stack answers: the content of .stack.json. */
export interface StackAddress {
  site: string;
  api: string;
  publishableKey: string;
  secretKey: string;
  databaseUrl: string;
  mail: string;
}

/** The stack under test: the file that STACK_JSON names, else the started stack's .stack.json. */
export function readStackAddress(): StackAddress {
  const file = resolve(root, process.env.STACK_JSON ?? '.stack.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StackAddress;
  } catch (error) {
    throw new Error(`No stack to test against: ${file} cannot be read. Run \`npm start\` or \`npm test\`.`, {
      cause: error,
    });
  }
}
