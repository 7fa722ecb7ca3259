import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROJECT_ROOT } from '../stack/project-root.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});
const { packages } = lockFile.parse(
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')),
);
const entries = Object.entries(packages).filter(([path, entry]) => path !== '' && entry.link !== true);

describe('package-lock.json', () => {
  it('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  // A registry that serves one platform alone tells no hash of the others' binaries.
  it('holds the hash of everything but optional binaries of other platforms', () => {
    const without = entries.filter(
      ([, { integrity, inBundle, version }]) => version !== undefined && !integrity && inBundle !== true,
    );
    const isForPlatforms = ({ optional, os, cpu }: (typeof without)[number][1]) =>
      optional === true && (os ?? cpu) !== undefined;
    expect(without.filter(([, entry]) => !isForPlatforms(entry)).map(([path]) => path)).toEqual([]);
  });
});
