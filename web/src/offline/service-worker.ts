import { resign } from './resign.ts';
import { serveShell } from './serve-shell.ts';
import { showNotices } from './show-notices.ts';
import type { Shell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** What is kept, written by the build; null where the operator has switched the worker off. */
declare const SHELL: Shell | null;

const scope = globalThis as unknown as WorkerScope;
if (SHELL) {
  serveShell(scope, SHELL);
  showNotices(scope);
} else resign(scope);
