import { vi } from 'vitest';

/** Files that replace modules share a process too: what an earlier one loaded, with its replacements, is loaded again. */
vi.resetModules();
