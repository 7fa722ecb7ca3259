import type { HomeQuestion, ValueHomeAnswer } from '#wire/valuations.ts';
import { formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import type { BoltReader } from '../bolt-subject.ts';
import { valueQuestion } from '../queries.ts';
import type { SubjectFacts } from '#kit/valuation/subject-facts.ts';
import { BoltSteps } from './bolt-steps.tsx';
import { ValueCall } from '#kit/valuation/value-call.tsx';
import { ValueReport } from '#kit/valuation/value-report.tsx';

interface BoltResultProps {
  readonly reader: BoltReader;
  readonly question: HomeQuestion;
}

/** The comparable that nobody sold, put together from those that somebody did. */
export function BoltResult({ reader, question }: BoltResultProps) {
  const call = useCall(['constructed comparable', question], () => valueQuestion(question), {
    // The page stays as it is until a slider's answer is there.
    keepsLast: true,
  });
  return (
    <ValueCall call={call} mayAskElsewhere>
      {(value) => (
        <ValueReport value={value} subject={subjectOf(question)}>
          <Constructed value={value} reader={reader} />
          <BoltSteps question={question} value={value} />
        </ValueReport>
      )}
    </ValueCall>
  );
}

function subjectOf({ floorAreaM2, bedrooms, yearBuilt }: HomeQuestion): SubjectFacts {
  return { floorAreaM2: floorAreaM2 ?? null, bedrooms: bedrooms ?? null, yearBuilt: yearBuilt ?? null };
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
