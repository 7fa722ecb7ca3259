import { relative } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import {
  compareBoards,
  compareChannels,
  compareColumns,
  compareFunctions,
  compareReach,
  compareRows,
  differences,
  type Cell,
} from '../../../supabase/tests/access/compare-access.ts';
import { root } from '../command.ts';
import { runSqlTestFile, sqlTestFiles } from '../sql-tests.ts';

/** Something that can notice a mutant: an SQL test file, or a part of the access matrix. */
export interface Check {
  name: string;
  /** What a mutant's words are looked for in; empty for the matrix. */
  text: string;
  /** What it has to say against the database as it is now; empty when all is well. */
  complain(sql: Sql): Promise<string>;
}

/** Every check in SQL, in the order in which `npm test` would run them. */
export function allChecks(): Check[] {
  return [
    matrixCheck('functions', compareFunctions),
    matrixCheck('columns', compareColumns),
    matrixCheck('rows', compareRows),
    matrixCheck('channels', compareChannels),
    matrixCheck('boards', compareBoards),
    matrixCheck('reach', compareReach),
    ...sqlTestFiles().map(fileCheck),
  ];
}

function matrixCheck(name: string, compare: (sql: Sql) => Promise<Cell[]>): Check {
  return {
    name: `matrix: ${name}`,
    text: '',
    complain: async (sql) =>
      differences(await compare(sql))
        .slice(0, 3)
        .join('; '),
  };
}

function fileCheck(file: string): Check {
  return {
    name: relative(`${root}/supabase/tests`, file),
    text: readFileSync(file, 'utf8'),
    complain: async (sql) => {
      const { failed, output } = await runSqlTestFile(sql, file);
      return failed === 0 ? '' : output;
    },
  };
}
