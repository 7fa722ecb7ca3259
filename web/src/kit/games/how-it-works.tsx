import { t } from '#lib/i18n.ts';

interface HowItWorksProps {
  /** a game of words, where nothing is counted */
  readonly isFamily?: boolean | undefined;
}

/** The game in three sentences. */
export function HowItWorks({ isFamily = false }: HowItWorksProps) {
  const texts = isFamily ? (['look', 'words', 'open'] as const) : (['look', 'guess', 'reveal'] as const);
  return (
    <ol className="how-it-works">
      {(['look', 'guess', 'reveal'] as const).map((step, place) => (
        <li key={step}>
          <h3>{t(`how.${step}.title`)}</h3>
          <p>{t(`how.${texts[place] ?? step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
