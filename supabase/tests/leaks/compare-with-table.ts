import { rpcs, type FunctionName, type RpcName } from '../../functions/_shared/wire/calls.ts';
import { functions } from '../../functions/_shared/wire/edge-calls.ts';
import { camelCase } from '../../functions/_shared/wire/camel-case.ts';
import { faultOfFunctionAnswer, faultOfRpcAnswer } from '../../functions/_shared/wire/find-fault.ts';
import type { Answer } from './questions/question.ts';

/** What the answers of a running stack say otherwise than the table of calls, and which calls were looked at. */
export function compareWithTable(answers: readonly Answer[]): { faults: string[]; checked: string[] } {
  const faults = new Set<string>();
  const checked = new Set<string>();
  for (const { question, status, body } of answers) {
    if (status < 200 || status >= 300) continue;
    const [kind, name = ''] = question.subject.split(' ');
    if (!(kind === 'function' ? isRpc(name) : kind === 'edge' && isFunction(name))) continue;
    const answer: unknown = body === '' ? null : JSON.parse(body);
    const fault =
      kind === 'function' && isRpc(name)
        ? faultOfRpcAnswer(name, camelCase(question.body) as object, camelCase(answer))
        : kind === 'edge' && isFunction(name)
          ? faultOfFunctionAnswer(name, answer)
          : undefined;
    if (fault === undefined) continue;
    checked.add(name);
    if (fault !== null) faults.add(`${name}: ${fault.slice(0, 400)}`);
  }
  return { faults: [...faults].sort(), checked: [...checked].sort() };
}

const isRpc = (name: string): name is RpcName => Object.hasOwn(rpcs, name);
const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);
