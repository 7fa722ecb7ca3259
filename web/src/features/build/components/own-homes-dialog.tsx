import type { DraftRow } from '#wire/drafts.ts';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { loginPath } from '#lib/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { useMay } from '#kit/access/use-may.ts';
import { useBuilder } from '../builder-context.ts';
import { draftPath } from '../draft-path.ts';
import { OwnHomes } from './own-homes.tsx';

interface OwnHomesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (rows: readonly DraftRow[]) => void;
}

/** Homes from earlier games, and the agency's: picked, not imported again. */
export function OwnHomesDialog({ isOpen, onClose, onAdd }: OwnHomesDialogProps) {
  const hasHistory = useMay('history.keep');
  const { state } = useBuilder();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('builder.own')} labels={{ close: t('builder.close') }}>
      {hasHistory ? (
        <OwnHomes
          onAdd={(rows) => {
            onAdd(rows);
            onClose();
          }}
        />
      ) : (
        <Empty
          title={t('builder.own.signIn')}
          action={
            <Link className="ui-link" data-kind="inline" to={loginPath(draftPath(state.draft))}>
              {t('shell.signIn')}
            </Link>
          }
        >
          {t('builder.own.signInHelp')}
        </Empty>
      )}
    </Dialog>
  );
}
