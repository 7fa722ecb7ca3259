import { Component as ForumStart, loader } from '#features/forum/pages/forum-start-page.tsx';
import { StartPanel } from '#kit/games/start-panel.tsx';
import { startedPath } from '#kit/games/use-start.ts';
import { SlotsContext, type Slots } from '#kit/games/slots.ts';

const slots: Slots = {
  StartPanel,
  startAt: (input) => startedPath(input, input.gameListingId),
};

export { loader };

/** The thread list with the game's way into a run: two features on one page. */
export function Component() {
  return (
    <SlotsContext value={slots}>
      <ForumStart />
    </SlotsContext>
  );
}
