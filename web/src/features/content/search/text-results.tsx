import { useDeferredValue, useState } from 'react';
import { locale, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FoundPages } from './found-pages.tsx';
import type { FoundPage, PageIndex } from '#kit/content/page-index.ts';
import { loadTextIndex } from './load-indexes.ts';

interface TextResultsProps {
  readonly asked: string;
  readonly index: PageIndex;
  /** found already, by their names */
  readonly shown: readonly FoundPage[];
}

/** Pages whose texts answer. Their index comes by itself, and on a device that saves data when it is asked for. */
export function TextResults(props: TextResultsProps) {
  const [isWanted, setIsWanted] = useState(() => !savesData());
  if (isWanted) return <FoundInTexts {...props} />;
  return (
    <Button kind="secondary" onClick={() => setIsWanted(true)}>
      {t('information.searchTexts')}
    </Button>
  );
}

function FoundInTexts({ asked, index, shown }: TextResultsProps) {
  const call = useCall(['page search', 'texts', locale()], loadTextIndex);
  const wanted = useDeferredValue(asked);
  return (
    <CallView call={call} waiting={<Skeleton height="6rem" />} failed={t('information.searchTextsFailed')}>
      {(texts) => {
        const known = new Set(shown.map(({ path }) => path));
        const found = texts
          .find(wanted)
          .filter(({ path }) => !known.has(path))
          .flatMap(({ path, words }) => index.show(path, words) ?? []);
        if (found.length === 0)
          return shown.length === 0 ? (
            <p role="status">{t('information.searchNone', { asked: wanted })}</p>
          ) : null;
        return (
          <section>
            <h2>{t('information.searchInTexts')}</h2>
            <FoundPages pages={found} />
          </section>
        );
      }}
    </CallView>
  );
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
