import { minorPerMajor } from '#domain/money.ts';
import { locale, t } from '#lib/i18n.ts';
import { markNames } from '#kit/games/crowd-texts.ts';
import { CrowdRuler } from '#ui/crowd-ruler.tsx';

/** Round figures that belong to no home: what a reveal looks like, labelled as an example. */
const EXAMPLE = { price: 425_000, guess: 390_000, median: 410_000, q1: 360_000, q3: 465_000 } as const;

/** The ruler as it looks after a guess. */
export function ExampleRuler({ currency }: { readonly currency: string }) {
  const minor = (major: number): number => major * minorPerMajor(currency);
  const guess = minor(EXAMPLE.guess);
  return (
    <figure className="landing-ruler">
      <CrowdRuler
        priceMinor={minor(EXAMPLE.price)}
        guess={{ lowMinor: guess, highMinor: guess }}
        crowd={{
          medianMinor: minor(EXAMPLE.median),
          q1Minor: minor(EXAMPLE.q1),
          q3Minor: minor(EXAMPLE.q3),
        }}
        currency={currency}
        locale={locale()}
        labels={markNames()}
      />
      <figcaption className="muted">{t('landing.example')}</figcaption>
    </figure>
  );
}
