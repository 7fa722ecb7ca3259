import { commitmentText } from '#domain/commitment.ts';
import { t } from '#lib/i18n.ts';
import type { SealedPrice } from '#kit/games/verify-proof.ts';
import '../results.css';

interface SealPartsProps {
  readonly seal: SealedPrice;
  readonly commitment: string;
}

/** What a seal is made of, for anybody who would rather compute it with a tool of their own. */
export function SealParts({ seal, commitment }: SealPartsProps) {
  return (
    <dl className="proof-parts">
      <dt>{t('proof.salt')}</dt>
      <dd>{seal.salt}</dd>
      <dt>{t('proof.seal')}</dt>
      <dd>{commitment}</dd>
      <dt>{t('proof.text')}</dt>
      <dd>{commitmentText(seal)}</dd>
    </dl>
  );
}
