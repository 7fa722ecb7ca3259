import type { HomeQuestion, ValueHomeAnswer } from '#wire/valuations.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { BoltReader } from '../bolt-subject.ts';
import { valueQuestion } from '../queries.ts';
import { ValueReport } from './value-report.tsx';

interface BoltResultProps {
  readonly reader: BoltReader;
  readonly question: HomeQuestion;
}

/** The comparable that nobody sold, put together from those that somebody did. */
export function BoltResult({ reader, question }: BoltResultProps) {
  const call = useCall(['constructed comparable', question], () => valueQuestion(question));
  return (
    <CallView
      call={call}
      failed={t('valuation.failed')}
      waiting={
        <Waiting label={t('valuation.waiting')}>
          <Skeleton height="6rem" lines={5} />
        </Waiting>
      }
    >
      {(value) => (
        <ValueReport value={value}>
          <Constructed value={value} reader={reader} />
        </ValueReport>
      )}
    </CallView>
  );
}

function Constructed({ value, reader }: { readonly value: ValueHomeAnswer; readonly reader: BoltReader }) {
  const { comparables, currency, lowMinor, highMinor, estimateMinor } = value;
  const named = comparables.reduce((sum, { weight }) => sum + weight, 0);
  const money = (amountMinor: number): string => roundMoney(amountMinor, currency);
  return (
    <section className="value-section">
      <h2>{t('bolt.constructed')}</h2>
      <p>{t('bolt.constructedText', { count: comparables.length, share: formatShare(named) })}</p>
      <p>
        {t(`bolt.says.${reader}`, {
          low: money(lowMinor),
          high: money(highMinor),
          value: money(estimateMinor),
        })}
      </p>
    </section>
  );
}
