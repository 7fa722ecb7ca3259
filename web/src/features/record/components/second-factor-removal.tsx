import type { SecondFactor } from '#lib/awaits-code.ts';
import { t } from '#lib/i18n.ts';
import { giveCode, removeFactor } from '#lib/second-factor.ts';
import { CodeForm } from '#kit/second-factor/code-form.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SecondFactorRemovalProps {
  /** the app that is to go; null while none is */
  readonly leaving: SecondFactor | null;
  readonly factors: readonly SecondFactor[];
  readonly onClose: () => void;
  readonly onDone: (factor: SecondFactor) => Promise<void>;
}

/**
 * Takes an app away, with a fresh code: an open browser is no proof. With others there, one of theirs is asked for first,
 * which also works where the app that goes is lost, and leaves the session as sure as it was.
 */
export function SecondFactorRemoval({ leaving, factors, onClose, onDone }: SecondFactorRemovalProps) {
  const others = factors.filter(({ id }) => id !== leaving?.id);
  return (
    <Dialog
      isOpen={leaving !== null}
      onClose={onClose}
      title={leaving && t('secondFactor.removeTitle', { name: leaving.name || t('secondFactor.unnamed') })}
      labels={{ close: t('secondFactor.close') }}
      isModal
    >
      {leaving === null ? null : (
        <>
          <p>
            {t(others.length > 0 ? 'secondFactor.removeOther' : 'secondFactor.removeLast')}{' '}
            {t('secondFactor.removeAsk')}
          </p>
          <CodeForm
            factors={[...others, leaving]}
            submit={t('secondFactor.remove')}
            kind="danger"
            send={async (factorId, code) => {
              await giveCode(factorId, code);
              await removeFactor(leaving.id);
              await onDone(leaving);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
