import { useState } from 'react';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { useBuilder } from '../builder-context.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { editRow } from '../draft/edit-row.ts';
import type { Intake } from '../intake/use-intake.ts';
import { HomeRow } from './home-row.tsx';
import { HomeEditor } from './home-editor.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const VIEWS = ['all', 'in', 'faulty', 'out'] as const;
type View = (typeof VIEWS)[number];

const BELONGS: Readonly<Record<View, (row: JudgedRow) => boolean>> = {
  all: () => true,
  in: ({ isIn }) => isIn,
  faulty: ({ fault }) => fault !== null,
  out: ({ fault, isIn }) => fault === null && !isIn,
};

/** Every home that was brought in, with what was read, its grade, and why it is or is not in the game. */
export function HomeList({ intake }: { readonly intake: Intake }) {
  const { judged, change } = useBuilder();
  const [view, setView] = useState<View>('all');
  const [openId, setOpenId] = useState<string | null>(null);
  const [isPreviewing, setIsPreviewing] = useState(false);
  if (judged.length === 0) return <Empty title={t('builder.empty')}>{t('builder.emptyHelp')}</Empty>;
  const shown = judged.filter(BELONGS[view]);
  const inGame = judged.filter(BELONGS.in).length;
  return (
    <section aria-label={t('builder.list')} className="builder-list">
      <div className="builder-list-head">
        <div role="group" aria-label={t('builder.view')} className="builder-views">
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {t(`builder.view.${one}`)} <span>{judged.filter(BELONGS[one]).length}</span>
            </button>
          ))}
        </div>
        <Button size="small" onClick={() => setIsPreviewing(true)} disabled={inGame === 0}>
          {t('builder.preview')}
        </Button>
      </div>
      {inGame > MAX_GAME_LISTINGS ? (
        <p className="form-error" role="alert">
          {t('builder.tooMany', { most: MAX_GAME_LISTINGS })}
        </p>
      ) : null}
      {shown.length === 0 ? <p className="muted">{t('builder.view.none')}</p> : null}
      <ol className="builder-rows">
        {shown.map((judgedRow) => {
          const { row } = judgedRow;
          const isOpen = row.id === openId;
          return (
            <li key={row.id} data-open={isOpen || undefined}>
              <HomeRow
                row={row}
                place={judgedRow.place}
                grade={judgedRow.grade}
                faultCode={judgedRow.fault?.code ?? null}
                fault={judgedRow.fault}
                isIn={judgedRow.isIn}
                isOutside={judgedRow.isOutside}
                isOpen={isOpen}
                onWant={(isWanted) => change(editRow(row.id, (old) => ({ ...old, isWanted })))}
                onOpen={() => setOpenId(isOpen ? null : row.id)}
              />
              {isOpen ? (
                <HomeEditor judged={judgedRow} intake={intake} onClose={() => setOpenId(null)} />
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="muted">{plural('builder.rows', judged.length)}</p>
      <PreviewDialog isOpen={isPreviewing} onClose={() => setIsPreviewing(false)} />
    </section>
  );
}
