import { useBuilder } from '../builder-context.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { editRow, moveRow } from '../draft/edit-row.ts';
import type { Intake } from '../intake/use-intake.ts';
import { useDragOrder } from '#kit/order/use-drag-order.ts';
import { HomeEditor } from './home-editor.tsx';
import { HomeRow } from './home-row.tsx';

interface HomeRowsProps {
  readonly rows: readonly JudgedRow[];
  readonly intake: Intake;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The homes in their order, which a mouse changes by dragging; one of them may be open to be put right. */
export function HomeRows({ rows, intake, openId, onOpen }: HomeRowsProps) {
  const { change, store } = useBuilder();
  const list = useDragOrder((from, to) => {
    const row = store.read().draft.document.rows[from];
    if (row) change(moveRow(row.id, to - from));
  });
  return (
    <ol ref={list} className="builder-rows">
      {rows.map((judged) => {
        const { row, place } = judged;
        const isOpen = row.id === openId;
        return (
          <li key={row.id} data-open={isOpen || undefined} draggable={!isOpen} data-place={place - 1}>
            <HomeRow
              row={row}
              place={place}
              grade={judged.grade}
              faultCode={judged.fault?.code ?? null}
              fault={judged.fault}
              isIn={judged.isIn}
              isOutside={judged.isOutside}
              isOpen={isOpen}
              onWant={(isWanted) => change(editRow(row.id, (old) => ({ ...old, isWanted })))}
              onOpen={() => onOpen(isOpen ? null : row.id)}
            />
            {isOpen ? <HomeEditor judged={judged} intake={intake} onClose={() => onOpen(null)} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
