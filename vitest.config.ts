import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Where a test stands and what it is called says what it needs:
//   *.test.ts           pure, no stack         (project unit; web/src runs in jsdom: project web)
//   *.stack.test.ts     a running stack, read from .stack.json or STACK_JSON (project stack)
//   *.chaos.test.ts     starts and kills stacks of its own (project chaos, run last)
const ignored = ['**/node_modules/**', '**/dist/**', '.stack/**'];
const needsStack = ['**/*.stack.test.ts', '**/*.chaos.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{supabase,scripts,content,web/server}/**/*.test.ts'],
          exclude: [...ignored, ...needsStack],
          testTimeout: 30_000, // other steps run beside it: slow is no failure
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...needsStack],
          setupFiles: ['scripts/test/web-setup.ts'],
          testTimeout: 30_000,
        },
      },
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
