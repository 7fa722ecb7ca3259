import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { setConsent } from './mutations.ts';

interface ConsentProps {
  readonly provider: string;
  readonly isGiven: boolean;
  readonly onChange: () => Promise<void>;
}

/** What goes to whom, before anything does; and the way back. */
export function Consent({ provider, isGiven, onChange }: ConsentProps) {
  const { isBusy, error, run } = useDeed();
  const set = (to: string | null) =>
    void run(async () => {
      await setConsent(to);
      await onChange();
    });
  if (isGiven)
    return (
      <div className="ai-deeds">
        <span className="muted">{t('dossierAi.agreedTo', { provider })}</span>
        <Button size="small" kind="quiet" isBusy={isBusy} onClick={() => set(null)}>
          {t('dossierAi.withdraw')}
        </Button>
        <DeedError error={error} />
      </div>
    );
  return (
    <section className="ai-consent">
      <h2>{t('dossierAi.consentTitle')}</h2>
      <p>{t('dossierAi.consentText', { provider })}</p>
      <DeedError error={error} />
      <div>
        <Button kind="primary" isBusy={isBusy} onClick={() => set(provider)}>
          {t('dossierAi.consentYes', { provider })}
        </Button>
      </div>
    </section>
  );
}
