import { t } from '#lib/i18n.ts';
import { useBuilder } from '../builder-context.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { editRow, moveRow } from '../draft/edit-row.ts';
import type { Intake } from '../intake/use-intake.ts';
import { useState } from 'react';
import { OrderRows } from '#kit/order/order-rows.tsx';
import { BringPageDialog } from './bring-page-dialog.tsx';
import { HomeEditor } from './home-editor.tsx';
import { nameOfHome } from '../home-name.ts';
import { HomeRow } from './home-row.tsx';

export interface HomeRowsProps {
  readonly rows: readonly JudgedRow[];
  readonly intake: Intake;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  /** a row that has just been begun by hand */
  readonly freshId: string | null;
  /** begins another */
  readonly onType: () => void;
  /** the rows stand in the game's own order */
  readonly canMove: boolean;
}

/** The homes in their order, which is changed here; one of them may be open to be put right. */
export function HomeRows({ rows, intake, openId, onOpen, freshId, onType, canMove }: HomeRowsProps) {
  const { change } = useBuilder();
  const [broughtId, setBroughtId] = useState<string | null>(null);
  const brought = rows.find(({ row }) => row.id === broughtId)?.row ?? null;
  const placeOf = (id: string) => rows.find(({ row }) => row.id === id)?.place ?? 0;
  const items = rows.map((judged) => ({
    id: judged.row.id,
    name: nameOfHome(judged.row, judged.place),
    judged,
  }));
  return (
    <>
      <BringPageDialog
        isOpen={brought !== null}
        onClose={() => setBroughtId(null)}
        intake={intake}
        row={brought}
      />
      <OrderRows
        label={t('builder.list')}
        items={items}
        className="builder-rows"
        onMove={(id, toId) => change(moveRow(id, placeOf(toId) - placeOf(id)))}
      >
        {({ id, judged }, { handle }) => {
          const isOpen = id === openId;
          return (
            <>
              <div className="builder-movable" data-still={canMove ? undefined : ''}>
                {canMove ? handle : null}
                <HomeRow
                  row={judged.row}
                  place={judged.place}
                  grade={judged.grade}
                  faultCode={judged.fault?.code ?? null}
                  fault={judged.fault}
                  awaits={judged.awaits}
                  isIn={judged.isIn}
                  isOutside={judged.isOutside}
                  isOpen={isOpen}
                  onWant={(isWanted) => change(editRow(id, (old) => ({ ...old, isWanted })))}
                  onOpen={() => onOpen(isOpen ? null : id)}
                  onBring={() => setBroughtId(id)}
                />
              </div>
              {isOpen ? (
                <HomeEditor
                  judged={judged}
                  intake={intake}
                  isFresh={id === freshId}
                  onClose={() => onOpen(null)}
                  onType={onType}
                />
              ) : null}
            </>
          );
        }}
      </OrderRows>
    </>
  );
}
