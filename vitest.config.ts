import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { listApartTests } from './scripts/test/apart-tests.ts';

// Where a test stands and what it is called says what it needs:
//   *.test.ts           pure, no stack         (project unit; web/src runs in jsdom: project web). The files of a project
//                       share a process; those that replace modules or time the process have one each (unit-apart, web-apart)
//   *.stack.test.ts     a running stack, read from .stack.json or STACK_JSON (project stack)
//   *.chaos.test.ts     starts and kills stacks of its own (project chaos)
const ignored = ['**/node_modules/**', '**/dist/**', '.stack/**'];
const notUnit = [...ignored, '**/*.stack.test.ts', '**/*.chaos.test.ts'];
const unitTests = ['{supabase,scripts,content,web/server}/**/*.test.ts'];
const apart = listApartTests(['supabase', 'scripts', 'content', 'web/server']);
const webTests = ['web/src/**/*.test.{ts,tsx}'];
const webApart = listApartTests(['web/src']);
const testTimeout = 30_000; // other steps run beside it: slow is no failure
const node = { environment: 'node', testTimeout } as const;
const webSetup = ['scripts/test/web-setup.ts', 'web/src/lib/start-with-a-brand.ts'];
const page = { environment: 'jsdom', testTimeout, setupFiles: webSetup };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { name: 'unit', isolate: false, include: unitTests, exclude: [...notUnit, ...apart], ...node },
      },
      { test: { name: 'unit-apart', include: apart, ...node } },
      {
        plugins: [react()],
        test: {
          name: 'web',
          isolate: false,
          include: webTests,
          exclude: [...notUnit, ...webApart],
          ...page,
          setupFiles: [...webSetup, 'web/src/lib/leave-page-clean.ts'],
        },
      },
      // A thread is as much apart as a process, and begins sooner.
      { plugins: [react()], test: { name: 'web-apart', include: webApart, pool: 'threads', ...page } },
      {
        test: {
          name: 'stack',
          environment: 'node',
          include: ['**/*.stack.test.ts'],
          exclude: ignored,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'chaos',
          environment: 'node',
          include: ['**/*.chaos.test.ts'],
          exclude: ignored,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
