import { Component as Information, loader } from '#features/content/pages/information-page-page.tsx';
import { PartsContext } from '#kit/content/parts-context.ts';
import { CONTENT_PART_FILES } from './content-part-files.ts';

export { loader };

/** A content page with what works on it. */
export function Component() {
  return (
    <PartsContext value={CONTENT_PART_FILES}>
      <Information />
    </PartsContext>
  );
}
