import { t } from '#lib/i18n.ts';

/** The game in three sentences. */
export function HowItWorks() {
  return (
    <ol className="how-it-works">
      {(['look', 'guess', 'reveal'] as const).map((step) => (
        <li key={step}>
          <h3>{t(`how.${step}.title`)}</h3>
          <p>{t(`how.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
