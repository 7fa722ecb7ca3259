import { useMemo, useState } from 'react';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { findRows, sortRows, type RowOrder } from '../draft/find-rows.ts';
import { needsLook, type JudgedRow } from '../draft/judge-rows.ts';
import type { Intake } from '../intake/use-intake.ts';
import { useGrowing } from '../use-growing.ts';
import { HomeRows, type HomeRowsProps } from './home-rows.tsx';
import { HomeTools } from './home-tools.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

const VIEWS = ['all', 'in', 'look', 'out'] as const;
type View = (typeof VIEWS)[number];

const BELONGS: Readonly<Record<View, (row: JudgedRow) => boolean>> = {
  all: () => true,
  in: ({ isIn }) => isIn,
  look: needsLook,
  out: ({ fault, isIn }) => fault === null && !isIn,
};

/** A list that is longer has tools to find its way in. */
const SHORT_LIST = 10;
/** Rows that are drawn at once: so many as can also go in one frame, when another step opens. */
const PAGE = 100;

interface HomeListProps extends Pick<HomeRowsProps, 'openId' | 'onOpen' | 'freshId' | 'onType'> {
  readonly intake: Intake;
}

/** Every home that was brought in, with what was read, its grade, and why it is or is not in the game. */
export function HomeList({ intake, openId, onOpen, freshId, onType }: HomeListProps) {
  const { judged } = useBuilder();
  const [view, setView] = useState<View>('all');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<RowOrder>('own');
  const [pages, setPages] = useState(1);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const counts = useMemo(() => countViews(judged), [judged]);
  // What is being put right stays in sight, also once it is.
  const found = useMemo(() => {
    const hits = new Set(findRows(judged.filter(BELONGS[view]), search));
    return judged.filter((one) => hits.has(one) || one.row.id === openId);
  }, [judged, view, search, openId]);
  const sorted = useMemo(() => sortRows(found, order), [found, order]);
  const most = useGrowing(Math.min(pages * PAGE, sorted.length), [view, order, search].join());
  const shown = sorted.filter((one, place) => place < most || one.row.id === openId);
  const isMore = sorted.length > pages * PAGE;
  const inGame = counts.in;
  if (judged.length === 0) return null;
  return (
    <section aria-label={t('builder.list')} className="builder-list">
      <div className="builder-list-head">
        <div role="group" aria-label={t('builder.view')} className="builder-views">
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {t(`builder.view.${one}`)} <span>{counts[one]}</span>
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
      {judged.length > SHORT_LIST ? (
        <HomeTools shown={found} search={search} onSearch={setSearch} order={order} onOrder={setOrder} />
      ) : null}
      {shown.length === 0 ? <p className="muted">{t('builder.view.none')}</p> : null}
      <HomeRows
        rows={shown}
        intake={intake}
        openId={openId}
        onOpen={onOpen}
        freshId={freshId}
        onType={onType}
        canMove={order === 'own'}
      />
      {isMore ? (
        <Button onClick={() => setPages(pages + 1)}>
          {t('builder.tools.more', { shown: pages * PAGE, all: sorted.length })}
        </Button>
      ) : null}
      <p className="muted">{plural('builder.rows', judged.length)}</p>
      <PreviewDialog isOpen={isPreviewing} onClose={() => setIsPreviewing(false)} />
    </section>
  );
}

/** How many rows each view has. */
function countViews(judged: readonly JudgedRow[]): Readonly<Record<View, number>> {
  const counts = { all: 0, in: 0, look: 0, out: 0 };
  for (const one of judged) for (const view of VIEWS) if (BELONGS[view](one)) counts[view] += 1;
  return counts;
}
