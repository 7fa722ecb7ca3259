import type { FunctionName, RpcName } from '#wire/calls.ts';
import { faultOfEvent, faultOfFunctionAnswer, faultOfRpcAnswer } from '#wire/find-fault.ts';
import type { TopicFamily } from '#wire/topics.ts';

/** While developing: says in the console what an answer has that the table of calls does not, or the other way round. */
export function checkRpcAnswer(name: RpcName, args: object, answer: unknown): void {
  report(name, faultOfRpcAnswer(name, args, answer));
}

/** The same for the answer of an edge function. */
export function checkFunctionAnswer(name: FunctionName, answer: unknown): void {
  report(name, faultOfFunctionAnswer(name, answer));
}

/** The same for an event of a topic. */
export function checkEvent(family: TopicFamily, event: string, payload: unknown): void {
  report(`${family} ${event}`, faultOfEvent(family, event, payload));
}

function report(name: string, fault: string | null): void {
  if (fault !== null) console.error(`The answer of ${name} is not as the table of calls says: ${fault}`);
}
