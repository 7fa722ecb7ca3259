import type { z } from 'zod';
import { FIELD_SENTENCES } from './wire/fields.ts';
import { isErrorCode, type ErrorCode } from './domain/error-codes.ts';
import { Refusal } from './problem.ts';
import { findUnstorable } from './storable-text.ts';

/** Parses a request or throws the refusal that belongs to what is wrong with it. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const unstorable = findUnstorable(body);
  if (unstorable !== null) {
    const where = unstorable === '' ? '' : ` at “${unstorable}”`;
    throw new Refusal(
      'invalid_request',
      `${FIELD_SENTENCES.invalid_request}${where}: a text holds a character that cannot be stored. Send it without.`,
    );
  }
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  // A broken shape first: what is wrong with an amount matters only in a request that is otherwise sound.
  const issue = read.error.issues.find((candidate) => codeOf(candidate) === null) ?? read.error.issues[0];
  const code = issue && codeOf(issue);
  if (issue && code) throw new Refusal(code, issue.message);
  const where = issue && issue.path.length > 0 ? ` at “${issue.path.map(String).join('.')}”` : '';
  throw new Refusal(
    'invalid_request',
    `${FIELD_SENTENCES.invalid_request}${where}. Send it as the contract says.`,
  );
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode | null {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : null;
  return isErrorCode(code) && code !== 'invalid_request' ? code : null;
}
