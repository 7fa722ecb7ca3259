import { useEffect, useRef } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useBuilder } from '../builder-context.ts';
import { moveRow } from '../draft/edit-row.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { isAwaiting } from '../intake/place-record.ts';
import type { Intake } from '../intake/use-intake.ts';
import { AwaitedPage } from './awaited-page.tsx';
import { HomeFields } from './home-fields.tsx';

interface HomeEditorProps {
  readonly judged: JudgedRow;
  readonly intake: Intake;
  /** it was begun a moment ago: its price is typed next */
  readonly isFresh: boolean;
  readonly onClose: () => void;
  /** begins another home by hand */
  readonly onType: () => void;
}

/** All that is known of a home, where each fact came from, and everything open to be put right in place. */
export function HomeEditor({ judged, intake, isFresh, onClose, onType }: HomeEditorProps) {
  const { row } = judged;
  const { change, undo } = useBuilder();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) focusPrice(editor.current);
  }, [isFresh]);
  return (
    <div className="builder-editor" ref={editor}>
      {isAwaiting(row) ? <AwaitedPage row={row} intake={intake} /> : null}
      {row.listingId === null ? (
        <HomeFields judged={judged} />
      ) : (
        <p className="muted">{t(row.origin === 'sample' ? 'builder.sampleHome' : 'builder.ownHome')}</p>
      )}
      <div className="builder-actions">
        <Button size="small" kind="primary" onClick={onClose}>
          {t('builder.row.close')}
        </Button>
        {row.origin === 'typed' ? (
          <Button size="small" onClick={onType}>
            {t('builder.way.another')}
          </Button>
        ) : null}
        <Button size="small" onClick={() => change(moveRow(row.id, -1))} disabled={judged.place === 1}>
          {t('builder.row.up')}
        </Button>
        <Button size="small" onClick={() => change(moveRow(row.id, 1))}>
          {t('builder.row.down')}
        </Button>
        <Button
          size="small"
          kind="danger"
          onClick={() => {
            onClose();
            undo.removeHome(row.id);
          }}
        >
          {t('builder.row.remove')}
        </Button>
      </div>
    </div>
  );
}

/** What is typed first, in view above whatever covers the window's lower edge. */
function focusPrice(editor: HTMLElement | null): void {
  const field = editor?.querySelector<HTMLInputElement>('input[name="price"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
