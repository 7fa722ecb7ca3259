import type { PageLine } from '#wire/site.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { isMessageKey, plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { addRow, removeRow } from './site-calls.ts';
import { showToast } from '#ui/toasts.ts';

interface PagePickerProps {
  readonly brand: string;
  readonly pages: readonly PageLine[];
  /** the name or id of the page that is open */
  readonly open: string;
  readonly onOpen: (page: string) => void;
  readonly onChanged: () => Promise<void>;
}

/** What a page is called: its title, or else its name. */
export function pageName({ title, kind }: Pick<PageLine, 'title' | 'kind'>): string {
  const key = `agencySite.pageKind.${kind}`;
  return title || (isMessageKey(key) ? t(key) : kind);
}

/** The pages of the agency, with how each stands, and the way to a new one. */
export function PagePicker({ brand, pages, open, onOpen, onChanged }: PagePickerProps) {
  const { isBusy, error, run } = useDeed();
  const here = pages.find(({ id, kind }) => id === open || (kind === open && kind !== 'own'));
  const add = () =>
    run(async () => {
      const id = await addRow(brand, { role: 'page', kind: 'own' });
      await onChanged();
      onOpen(id);
    });
  const remove = (page: PageLine) =>
    run(async () => {
      await removeRow(page.id, true);
      await onChanged();
      onOpen('home');
      showToast({
        tone: 'neutral',
        text: t('agencySite.page.removed', { page: pageName(page) }),
        action: {
          label: t('agencySite.undo'),
          onPress: () =>
            void removeRow(page.id, false)
              .then(onChanged)
              .then(() => onOpen(page.id)),
        },
      });
    });
  return (
    <div className="site-row">
      <Select
        label={t('agencySite.pages.which')}
        value={here ? keyOf(here) : open}
        options={pages.map((page) => ({
          value: keyOf(page),
          label: `${pageName(page)} · ${standing(page)}`,
        }))}
        onChange={(event) => onOpen(event.currentTarget.value)}
      />
      <Button isBusy={isBusy} onClick={() => void add()}>
        {t('agencySite.pages.add')}
      </Button>
      {here?.kind === 'own' ? (
        <Button kind="quiet" isBusy={isBusy} onClick={() => void remove(here)}>
          {t('agencySite.pages.remove')}
        </Button>
      ) : null}
      <DeedError error={error} />
    </div>
  );
}

function keyOf({ id, kind }: PageLine): string {
  return kind === 'own' ? id : kind;
}

function standing({ publishedAt, hasChanges, missing }: PageLine): string {
  const lacks = Object.values(missing).reduce((sum, count) => sum + count, 0);
  const state = t(
    publishedAt === null
      ? 'agencySite.state.draft'
      : hasChanges
        ? 'agencySite.state.changed'
        : 'agencySite.state.public',
  );
  return lacks > 0 ? `${state}, ${plural('agencySite.missing', lacks)}` : state;
}
