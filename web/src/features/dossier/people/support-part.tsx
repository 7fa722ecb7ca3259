import { useState } from 'react';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { Scene } from '../notes/scene.ts';
import { setSupport } from './people-calls.ts';

const DAYS = ['1', '3', '7', '14'] as const;
const DAY_MS = 86_400_000;

interface SupportPartProps {
  readonly scene: Scene;
  readonly until: string | null;
  readonly onChanged: () => Promise<void>;
}

/** Lets the platform's own people read the dossier for some days, or ends that. */
export function SupportPart({ scene, until, onChanged }: SupportPartProps) {
  const deed = useDeed();
  const [days, setDays] = useState<string>('3');
  const set = (to: string | null) =>
    deed.run(async () => {
      await setSupport(scene.dossierId, to);
      await onChanged();
    });
  return (
    <section aria-labelledby="people-support">
      <h2 id="people-support">{t('dossier.support.title')}</h2>
      <p>{t('dossier.support.text')}</p>
      {until === null ? (
        <div className="dossier-inline">
          <Select
            label={t('dossier.support.days')}
            value={days}
            options={DAYS.map((value) => ({
              value,
              label: value === '1' ? t('dossier.invite.oneDay') : t('dossier.invite.days', { count: value }),
            }))}
            onChange={({ currentTarget: { value } }) => setDays(value)}
          />
          <Button
            isBusy={deed.isBusy}
            onClick={() => void set(new Date(Date.now() + Number(days) * DAY_MS - 60_000).toISOString())}
          >
            {t('dossier.support.grant')}
          </Button>
        </div>
      ) : (
        <div className="dossier-inline">
          <p role="status">{t('dossier.support.until', { time: formatTime(until) })}</p>
          <Button isBusy={deed.isBusy} onClick={() => void set(null)}>
            {t('dossier.support.end')}
          </Button>
        </div>
      )}
      <DeedError error={deed.error} />
    </section>
  );
}
