import { t, type MessageKey } from '#lib/i18n.ts';
import { ManualCopy } from '#kit/files/manual-copy.tsx';

interface ShareSaidProps {
  readonly said: MessageKey | null;
  readonly manual: string | null;
}

/** What came of sharing, said aloud, and the text itself where it has to be copied by hand. */
export function ShareSaid({ said, manual }: ShareSaidProps) {
  return (
    <>
      <p className="share-said" role="status">
        {said ? t(said) : null}
      </p>
      {manual === null ? null : <ManualCopy text={manual} />}
    </>
  );
}
