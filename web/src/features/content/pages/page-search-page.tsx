import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { locale, plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FoundPages } from '../search/found-pages.tsx';
import type { PageIndex } from '#kit/content/page-index.ts';
import { loadPageIndex } from '../search/load-indexes.ts';
import { TextResults } from '../search/text-results.tsx';
import '../search/page-search.css';

/** Whoever stops typing for so long has said what they look for: the address keeps it, and it is said aloud. */
const AT_REST_MS = 500;

/** Search over all content pages: each letter answers at once, and without a network too once the index is there. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(params.get('q') ?? '');
  const call = useCall(['page search', 'names', locale()], loadPageIndex);
  const kept = params.get('q') ?? '';
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    // Whoever has chosen a page already is on the way to it: another address would end that.
    if (isLeaving || asked.trim() === kept) return undefined;
    const wanted = asked.trim() === '' ? undefined : { q: asked.trim() };
    const rest = setTimeout(() => setParams(wanted, { replace: true }), AT_REST_MS);
    // A page that is chosen before the rest: the way back leads to what was looked for, and the way there begins untouched.
    const keepAtOnce = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a[href]') === null) return;
      clearTimeout(rest);
      const query = wanted ? `?${new URLSearchParams(wanted).toString()}` : '';
      window.history.replaceState(window.history.state, '', window.location.pathname + query);
    };
    document.addEventListener('click', keepAtOnce, true);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('click', keepAtOnce, true);
    };
  }, [asked, kept, isLeaving, setParams]);
  return (
    <div className="page page-search" data-width="text">
      <header>
        <h1>{t('information.searchTitle')}</h1>
      </header>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          label={t('information.searchLabel')}
          hint={t('information.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          value={asked}
          onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        />
      </form>
      <CallView call={call} waiting={<Skeleton height="12rem" />} failed={t('information.searchFailed')}>
        {(index) => <Results index={index} asked={asked.trim()} />}
      </CallView>
    </div>
  );
}

function Results({ index, asked }: { readonly index: PageIndex; readonly asked: string }) {
  const wanted = useDeferredValue(asked);
  if (wanted === '')
    return (
      <section>
        <h2>{t('information.searchGroups')}</h2>
        <p className="muted">{plural('information.searchSize', index.size)}</p>
        <FoundPages pages={index.groups} />
      </section>
    );
  const found = index.find(wanted);
  return (
    <>
      <LiveRegion>{plural('information.searchFound', found.length)}</LiveRegion>
      {found.length > 0 ? <FoundPages pages={found} /> : null}
      <TextResults index={index} asked={wanted} shown={found} />
    </>
  );
}
