import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root, run } from '../test/command.ts';
import { join } from 'node:path';

/** A line that fits beside another in an editor, and into a review without a scroll bar. */
const MAX_LENGTH = 120;

const files = (await run('git', ['ls-files', '-z', '*.sql'])).stdout.split('\0').filter(Boolean);

it.runIf(files.length > 0)(`no line of SQL is longer than ${String(MAX_LENGTH)} characters`, () => {
  const long = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, place) => (line.length > MAX_LENGTH ? [`${file}:${String(place + 1)}`] : [])),
  );
  expect(long).toEqual([]);
});
