import { useState } from 'react';
import type { SecondFactor } from '#lib/awaits-code.ts';
import { brand } from '#lib/brand.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { readFactors } from '#lib/second-factor.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SecondFactorRemoval } from './second-factor-removal.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import '../record.css';

/** The authenticator apps of an account: what there is, another one, and the end of each. */
export function SecondFactorSection({ onChanged }: { readonly onChanged: () => void }) {
  const call = useCall(['own second factors'], readFactors);
  const [said, setSaid] = useState<string | null>(null);
  const changed = async (sentence: string): Promise<void> => {
    await call.reload();
    setSaid(sentence);
    onChanged();
  };
  return (
    <>
      <h3>{t('secondFactor.heading')}</h3>
      <CallView
        call={call}
        waiting={
          <Waiting label={t('secondFactor.loading')}>
            <Skeleton lines={3} height="2.5rem" />
          </Waiting>
        }
        failed={t('secondFactor.failed')}
      >
        {({ isOffered, factors }) =>
          isOffered ? <Apps factors={factors} onChanged={changed} /> : <p>{t('secondFactor.none')}</p>
        }
      </CallView>
      <p role="status">{said}</p>
    </>
  );
}

interface AppsProps {
  readonly factors: readonly SecondFactor[];
  readonly onChanged: (sentence: string) => Promise<void>;
}

function Apps({ factors, onChanged }: AppsProps) {
  const [leaving, setLeaving] = useState<SecondFactor | null>(null);
  const isOn = factors.length > 0;
  return (
    <>
      <p>{t('secondFactor.what')}</p>
      <p>{t(isOn ? 'secondFactor.on' : 'secondFactor.off')}</p>
      {isOn ? (
        <ul className="record-friends">
          {factors.map((factor) => (
            <li key={factor.id}>
              <div>
                <strong>{nameOf(factor)}</strong>
                {factor.createdAt === '' ? null : (
                  <p className="muted">{t('secondFactor.addedOn', { date: formatDate(factor.createdAt) })}</p>
                )}
              </div>
              <Button
                size="small"
                aria-label={t('secondFactor.removeOne', { name: nameOf(factor) })}
                onClick={() => setLeaving(factor)}
              >
                {t('secondFactor.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {t(factors.length > 1 ? 'secondFactor.spareThere' : 'secondFactor.spareHelp')}{' '}
        {t('secondFactor.lostAll', { email: brand().serviceEmail })}
      </p>
      <SecondFactorSetUp isSpare={isOn} onDone={(name) => onChanged(t('secondFactor.added', { name }))} />
      <SecondFactorRemoval
        leaving={leaving}
        factors={factors}
        onClose={() => setLeaving(null)}
        onDone={async (factor) => {
          setLeaving(null);
          await onChanged(t('secondFactor.removed', { name: nameOf(factor) }));
        }}
      />
    </>
  );
}

function nameOf({ name }: SecondFactor): string {
  return name || t('secondFactor.unnamed');
}
