import { lazy, Suspense } from 'react';
import { Component as Guess, loader } from '#features/play/pages/guess-page.tsx';
import { t } from '#lib/i18n.ts';
import { withTexts } from '#lib/load-texts.ts';
import { SlotsContext, type AfterRevealProps, type Slots } from '#kit/games/slots.ts';

/** It comes after the reveal, and must not take it down when it does not come at all. */
const Talk = lazy(() =>
  withTexts(['forum', 'board', 'forms'], () => import('#features/forum/components/after-guess.tsx')).then(
    ({ AfterGuess }) => ({ default: AfterGuess }),
    () => ({ default: () => <p role="alert">{t('errors.chunk.help')}</p> }),
  ),
);

const slots: Slots = {
  AfterReveal: (props: AfterRevealProps) => (
    <Suspense>
      <Talk {...props} />
    </Suspense>
  ),
};

export { loader };

/** A forum's post: the game's guess page, and below its reveal what players say. */
export function Component() {
  return (
    <SlotsContext value={slots}>
      <Guess />
    </SlotsContext>
  );
}
