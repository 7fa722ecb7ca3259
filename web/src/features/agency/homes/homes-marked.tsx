import type { AgencyHome, HomesChange } from '#wire/agency-homes.ts';
import { OFFER_STATUSES } from '#wire/home-edits.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { stateText } from './home-texts.ts';

interface HomesMarkedProps {
  readonly homes: readonly AgencyHome[];
  readonly isBusy: boolean;
  readonly onChange: (change: HomesChange) => void;
  readonly onExport: () => void;
}

/** What can be done about the marked homes at once. */
export function HomesMarked({ homes, isBusy, onChange, onExport }: HomesMarkedProps) {
  const kept = homes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      <Select
        label={t('agencyHomes.marked.state')}
        isLabelHidden
        disabled={isBusy}
        value=""
        options={[
          { value: '', label: t('agencyHomes.marked.state') },
          ...OFFER_STATUSES.map((status) => ({ value: status, label: stateText(status) })),
        ]}
        onChange={({ target: { value } }) => {
          const status = OFFER_STATUSES.find((one) => one === value);
          if (status) onChange({ status });
        }}
      />
      <Button isBusy={isBusy} onClick={() => onChange({ isVisible: true })}>
        {t('agencyHomes.marked.show')}
      </Button>
      <Button isBusy={isBusy} onClick={() => onChange({ isVisible: false })}>
        {t('agencyHomes.marked.hide')}
      </Button>
      {kept.length > 0 ? (
        <Button isBusy={isBusy} onClick={() => onChange({ isArchived: true })}>
          {t('agencyHomes.marked.archive')}
        </Button>
      ) : (
        <Button isBusy={isBusy} onClick={() => onChange({ isArchived: false })}>
          {t('agencyHomes.marked.putBack')}
        </Button>
      )}
      <Button onClick={onExport}>{t('agencyHomes.export.marked')}</Button>
    </>
  );
}
