import { useState } from 'react';
import type { SecondFactor } from '#lib/awaits-code.ts';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { giveCode, type ClientName } from '#lib/second-factor.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { CodeForm } from '#kit/second-factor/code-form.tsx';
import { Button } from '#ui/button.tsx';
import '../account.css';

interface CodeDoorProps {
  readonly email: string;
  readonly factors: readonly SecondFactor[];
  /** whose session the code is given for */
  readonly whose: ClientName;
  /** what follows the right code; tried again without another code where it fails */
  readonly onGiven: () => Promise<void>;
  /** the way out, for whoever has no code now */
  readonly leave: { readonly label: string; readonly run: () => Promise<void> };
}

/** The second step of signing in: the code of an authenticator app. */
export function CodeDoor({ email, factors, whose, onGiven, leave }: CodeDoorProps) {
  const [isGiven, setIsGiven] = useState(false);
  const { isBusy, error, run } = useDeed();
  return (
    <div className="page" data-width="narrow">
      <div className="account-form">
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('secondFactor.title')}
        </h1>
        <p className="muted">{t('secondFactor.lead', { email })}</p>
        <CodeForm
          factors={factors}
          submit={t('secondFactor.goOn')}
          sending={t('secondFactor.goingOn')}
          isWide
          send={async (factorId, code) => {
            if (!isGiven) await giveCode(factorId, code, whose);
            setIsGiven(true);
            await onGiven();
          }}
        />
        <p className="muted">
          {t('secondFactor.lost')} {t('secondFactor.lostAll', { email: brand().serviceEmail })}
        </p>
        <DeedError error={error} />
      </div>
      <div className="account-foot">
        <Button kind="quiet" isBusy={isBusy} onClick={() => void run(leave.run)}>
          {leave.label}
        </Button>
      </div>
    </div>
  );
}
