import type { HomeFacts as Facts } from '#wire/homes.ts';
import { t } from '#lib/i18n.ts';
import { HomeFacts, placeOf } from './home-facts.tsx';

/** What the home is called, where it is, and the facts that move a price. */
export function RoundTitle({ facts }: { readonly facts: Facts }) {
  return (
    <header className="guess-title">
      <h1>{facts.title ?? t('facts.unnamed')}</h1>
      {Object.keys(facts).length > 0 ? (
        <>
          <p className="muted">{placeOf(facts)}</p>
          <HomeFacts facts={facts} />
        </>
      ) : null}
    </header>
  );
}
