import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { loginPath } from '#lib/paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useMay } from '#kit/access/use-may.ts';
import { useBuilder } from '../builder-context.ts';
import { draftPath } from '../draft-path.ts';
import type { Intake } from '../intake/use-intake.ts';
import { DraftList } from './draft-list.tsx';

const OwnHomes = lazy(() => import('./own-homes.tsx').then((module) => ({ default: module.OwnHomes })));
const ImportHistory = lazy(() =>
  import('./import-history.tsx').then((module) => ({ default: module.ImportHistory })),
);

/** What of the person's own the dialog shows. */
export const YOURS = ['drafts', 'homes', 'imports'] as const;
export type Yours = (typeof YOURS)[number];

interface YoursDialogProps {
  /** null: closed */
  readonly shown: Yours | null;
  readonly onShow: (shown: Yours | null) => void;
  /** null where nothing can be added: the game is published */
  readonly intake: Intake | null;
}

/** One place for all that the person has already: drafts to go on with, homes of earlier games, what was brought in. */
export function YoursDialog({ shown, onShow, intake }: YoursDialogProps) {
  const close = () => onShow(null);
  const panels: Readonly<Record<Yours, ReactNode>> = {
    drafts: <DraftList onDone={close} />,
    homes: intake ? (
      <ForAccount title={t('builder.own.signIn')} help={t('builder.own.signInHelp')}>
        <OwnHomes
          onAdd={(rows) => {
            intake.addRows(rows);
            close();
          }}
        />
      </ForAccount>
    ) : null,
    imports: intake ? (
      <ForAccount title={t('imported.signIn')} help={t('imported.signInHelp')}>
        <ImportHistory intake={intake} />
      </ForAccount>
    ) : null,
  };
  const tabs = intake ? YOURS : (['drafts'] as const);
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={close}
      title={t('builder.yours')}
      labels={{ close: t('builder.close') }}
    >
      <Tabs
        label={t('builder.yours')}
        selected={shown ?? 'drafts'}
        onSelect={(id) => onShow(YOURS.find((one) => one === id) ?? 'drafts')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`builder.yours.${id}`),
          panel: <div className="builder-yours">{panels[id]}</div>,
        }))}
      />
    </Dialog>
  );
}

interface ForAccountProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

/** What is kept with an account; who has none is led to one and back. */
function ForAccount({ title, help, children }: ForAccountProps) {
  const hasHistory = useMay('history.keep');
  const { state } = useBuilder();
  return hasHistory ? (
    <Suspense fallback={<Skeleton height="3.5rem" lines={4} />}>{children}</Suspense>
  ) : (
    <Empty
      title={title}
      action={
        <TextLink as={Link} to={loginPath(draftPath(state.draft))}>
          {t('shell.signIn')}
        </TextLink>
      }
    >
      {help}
    </Empty>
  );
}
