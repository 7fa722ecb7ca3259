import { expect, it } from 'vitest';
import { CallGraph } from './call-graph.ts';

const caller = (name: string, body = '', isTrigger = false) => ({
  name,
  body,
  isTrigger,
  signatures: [`${name}()`],
});

it('CallGraph.reachedFrom() follows names through bodies, around circles, and knows that triggers run anyhow', () => {
  const graph = new CallGraph([
    caller('public.save', 'select private.save()'),
    caller('private.save', 'perform private.check(); perform private.save()'),
    caller('private.check'),
    caller('private.elsewhere'),
    caller('private.touch', 'perform private.now()', true),
    caller('private.now'),
  ]);
  expect(graph.reachedFrom('select public.save()')).toEqual(
    new Set(['public.save()', 'private.save()', 'private.check()', 'private.touch()', 'private.now()']),
  );
  expect(graph.reachedFrom('')).toEqual(new Set(['private.touch()', 'private.now()']));
});
