import { lazy } from 'react';
import { Component as ManageGame, loader } from '#features/manage/pages/game-manage-page.tsx';
import { SlotsContext, type Slots } from '#kit/games/slots.ts';
import { withTexts } from '#lib/load-texts.ts';

const slots: Slots = {
  Reports: lazy(() =>
    withTexts(['board', 'forum'], () => import('#features/board/components/report-panel.tsx')).then(
      ({ ReportPanel }) => ({
        default: ReportPanel,
      }),
    ),
  ),
};

export { loader };

/** A game's management with what players reported in it: two features on one page. */
export function Component() {
  return (
    <SlotsContext value={slots}>
      <ManageGame />
    </SlotsContext>
  );
}
