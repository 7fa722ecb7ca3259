import { describe, expect, it } from 'vitest';
import { isUploadJob } from './upload-job.ts';

const job = { id: 'a', files: [{ width: 480, file: new Blob(['x']) }] };

describe('isUploadJob()', () => {
  it.each([job, { ...job, target: 'folder' }, { ...job, files: [] }])('knows a job', (kept) => {
    expect(isUploadJob(kept)).toBe(true);
  });

  it.each([
    undefined,
    null,
    'a',
    { id: 'a' },
    { ...job, id: 1 },
    { ...job, target: 7 },
    { ...job, files: [{ width: '480', file: new Blob(['x']) }] },
    { ...job, files: [{ width: 480 }] },
  ])('refuses %j', (kept) => {
    expect(isUploadJob(kept)).toBe(false);
  });
});
