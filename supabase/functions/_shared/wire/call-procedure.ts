import { askDatabase, type AskOptions, type DatabaseAddress } from './ask-database.ts';
import type { Procedure } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { camelCase } from './camel-case.ts';
import { procedures, type ProcedureAnswer, type ProcedureArgs, type ProcedureName } from './procedures.ts';
import { snakeCase } from './snake-case.ts';

/**
 * Calls a procedure of the table: arguments and answer are in the spelling of the wire, and the answer has the shape
 * that the table says. One that may not be repeated is sent a single time, whatever `attempts` says.
 * @throws CallFailure
 */
export async function callProcedure<Name extends ProcedureName>(
  address: DatabaseAddress,
  name: Name,
  args: ProcedureArgs<Name>,
  options: AskOptions,
): Promise<ProcedureAnswer<Name>> {
  const row: Procedure = procedures[name];
  const { verbatim, mayRepeat, answers } = row;
  const fields = verbatim === true ? [] : verbatim;
  const body = await askDatabase(address, name, snakeCase(args, fields), {
    ...options,
    attempts: mayRepeat ? (options.attempts ?? 1) : 1,
  });
  const read = answers.safeParse(verbatim === true ? body : camelCase(body, fields));
  if (read.success) return read.data as ProcedureAnswer<Name>;
  // Names and kinds of fault alone: a value might be a price.
  const faults = read.error.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`);
  throw new CallFailure('misshapen', `${name} answers otherwise than the table says: ${faults.join(', ')}`);
}
