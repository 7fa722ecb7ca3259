import type { HomeQuestion, ValueHomeAnswer } from '#wire/valuations.ts';
import { useCall } from '#kit/call/use-call.ts';
import { roundMoney } from '#kit/valuation/say-parts.ts';
import { formatArea } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { oneStepMore, stepsWorth, type BoltStep } from '../bolt-steps.ts';
import { valueQuestion } from '../queries.ts';

interface BoltStepsProps {
  readonly question: HomeQuestion;
  readonly value: ValueHomeAnswer;
}

/** What the same home would be worth with a little more of one thing. Without an answer the rest stands by itself. */
export function BoltSteps({ question, value: { estimateMinor, currency } }: BoltStepsProps) {
  const steps = oneStepMore(question, locale() === 'en-US');
  const { answer } = useCall(
    ['constructed steps', question],
    () => Promise.all(steps.map(async (step) => ({ step, value: await valueQuestion(step.question) }))),
    { keepsLast: true },
  );
  if (answer === undefined || answer.length === 0) return null;
  const { told, untold } = stepsWorth(answer, estimateMinor);
  return (
    <section className="value-section">
      <h2>{t('bolt.steps')}</h2>
      {told.length === 0 ? null : (
        <>
          <ul className="value-facts">
            {told.map(({ step, moreMinor }) => (
              <li key={step.name}>
                {sayStep(step)} <strong className="ui-number">{sayMore(moreMinor, currency)}</strong>
              </li>
            ))}
          </ul>
          <p className="muted">{t('bolt.stepsHelp')}</p>
        </>
      )}
      {untold.length === 0 ? null : (
        <p>{t('bolt.stepsUntold', { list: untold.map((name) => t(`bolt.${name}`)).join(', ') })}</p>
      )}
    </section>
  );
}

function sayStep({ name, more }: BoltStep): string {
  return name === 'floorAreaM2'
    ? t('bolt.step.floorAreaM2', { area: formatArea(more) })
    : t(`bolt.step.${name}`, { count: more });
}

function sayMore(amountMinor: number, currency: string): string {
  const amount = roundMoney(Math.abs(amountMinor), currency);
  return t(amountMinor < 0 ? 'bolt.step.less' : 'bolt.step.more', { amount });
}
