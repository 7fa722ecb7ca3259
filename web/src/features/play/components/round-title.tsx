import type { HomeFacts as Facts } from '#wire/homes.ts';
import { t } from '#lib/i18n.ts';
import { HomeFacts, placeOf } from './home-facts.tsx';

interface RoundTitleProps {
  readonly facts: Facts;
  /** where there are photos, the facts stand on their lower edge */
  readonly hasFacts: boolean;
}

/** What the home is called and where it is; without photos, the facts that move a price as well. */
export function RoundTitle({ facts, hasFacts }: RoundTitleProps) {
  return (
    <header className="guess-title">
      <h1>{facts.title ?? t('facts.unnamed')}</h1>
      {Object.keys(facts).length > 0 ? (
        <>
          <p className="muted">{placeOf(facts)}</p>
          {hasFacts ? <HomeFacts facts={facts} /> : null}
        </>
      ) : null}
    </header>
  );
}
