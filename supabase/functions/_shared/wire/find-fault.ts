import type { z } from 'zod';
import { rpcs, type FunctionName, type RpcName } from './calls.ts';
import { functions } from './edge-calls.ts';
import { topics, type TopicFamily } from './topics.ts';

/** What is wrong with an answer in the spelling of the wire; null where it has the shape of its row, no field more. */
export function faultOfRpcAnswer(name: RpcName, args: object, answer: unknown): string | null {
  const call = rpcs[name];
  const shape =
    'answersBy' in call
      ? Object.entries(call.answersBy.shapes).find(
          ([value]) => value === Reflect.get(args, call.answersBy.argument),
        )?.[1]
      : undefined;
  return faultOf(shape ?? call.answers, answer);
}

/** The same for an edge function. */
export function faultOfFunctionAnswer(name: FunctionName, answer: unknown): string | null {
  return faultOf(functions[name].answers, answer);
}

/** The same for an event of a topic. One that the table does not name is a fault. */
export function faultOfEvent(family: TopicFamily, event: string, payload: unknown): string | null {
  const events: Readonly<Record<string, z.ZodObject>> = topics[family].events;
  const shape = events[event];
  return shape ? faultOf(shape, payload) : `the table does not name the event ${event}`;
}

function faultOf(shape: z.ZodType, answer: unknown): string | null {
  const read = shape.safeParse(answer);
  if (!read.success) {
    return read.error.issues
      .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
      .join('; ');
  }
  const unnamed = fieldsNotIn(read.data, answer, '');
  return unnamed.length === 0 ? null : `the table does not name ${unnamed.join(', ')}`;
}

/** Paths of the fields that parsing dropped, because no schema names them. */
function fieldsNotIn(read: unknown, answer: unknown, path: string): string[] {
  if (Array.isArray(answer)) {
    const rows: readonly unknown[] = Array.isArray(read) ? read : [];
    return [...new Set(answer.flatMap((row, place) => fieldsNotIn(rows[place], row, path)))];
  }
  if (typeof answer !== 'object' || answer === null || typeof read !== 'object' || read === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return key in read ? fieldsNotIn(Reflect.get(read, key), value, here) : [here];
  });
}
