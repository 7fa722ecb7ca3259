import { lazy, Suspense, type ComponentProps } from 'react';
import { withTexts } from '#lib/load-texts.ts';
import type { CodeDoor } from './code-door.tsx';

const Door = lazy(async () => ({
  default: (await withTexts(['second-factor'], () => import('./code-door.tsx'))).CodeDoor,
}));

/** The step of the code, fetched when an account turns out to have a second factor. */
export function LateCodeDoor(props: ComponentProps<typeof CodeDoor>) {
  return (
    <Suspense fallback={<div className="page-wait" />}>
      <Door {...props} />
    </Suspense>
  );
}
