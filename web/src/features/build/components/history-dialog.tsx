import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { loginPath } from '#lib/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay } from '#kit/access/use-may.ts';
import { useBuilder } from '../builder-context.ts';
import { draftPath } from '../draft-path.ts';
import type { Intake } from '../intake/use-intake.ts';
import { ImportHistory } from './import-history.tsx';
import './history.css';

interface HistoryDialogProps {
  readonly onClose: () => void;
  readonly intake: Intake;
}

/** What the person brought in before, for this game and others. Open as soon as it is there. */
export function HistoryDialog({ onClose, intake }: HistoryDialogProps) {
  const hasHistory = useMay('history.keep');
  const { state } = useBuilder();
  return (
    <Dialog isOpen onClose={onClose} title={t('imported.title')} labels={{ close: t('builder.close') }}>
      {hasHistory ? (
        <ImportHistory intake={intake} />
      ) : (
        <Empty
          title={t('imported.signIn')}
          action={
            <TextLink as={Link} to={loginPath(draftPath(state.draft))}>
              {t('shell.signIn')}
            </TextLink>
          }
        >
          {t('imported.signInHelp')}
        </Empty>
      )}
    </Dialog>
  );
}
