import type { SearchMatch, SearchQuery } from '#wire/quests.ts';
import { useMemo, useState } from 'react';
import { DeedError } from '#kit/call/deed-error.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { useList } from '#kit/call/use-list.ts';
import { ChooseDossier } from '#kit/dossiers/choose-dossier.tsx';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hideMatch, shortlistMatch } from '../mutations.ts';
import { judgeMatches } from '../judge-match.ts';
import { readMatches } from '../queries.ts';
import { MatchCard } from './match-card.tsx';

/** The homes that fit a search, best first; what was hidden is out of the way, and one press from being back. */
export function Matches({ query }: { readonly query: SearchQuery }) {
  const list = useList<SearchMatch, Awaited<ReturnType<typeof readMatches>>>(
    ['search matches', query.id, query.version],
    (after) => readMatches(query.id, after),
  );
  const { isBusy, error, run } = useDeed();
  const [showsHidden, setShowsHidden] = useState(false);
  const [taken, setTaken] = useState<SearchMatch | null>(null);
  const [said, setSaid] = useState('');
  const judged = useMemo(() => judgeMatches(list.rows, query.wishes), [list.rows, query.wishes]);
  const hidden = list.rows.filter(({ isHidden }) => isHidden).length;
  const fresh = list.rows.filter(({ isNew, isHidden }) => isNew && !isHidden).length;
  const shown = judged.filter(({ match }) => showsHidden || !match.isHidden);
  const hide = (match: SearchMatch, isHidden: boolean) =>
    run(async () => {
      await hideMatch(query.id, match.id, isHidden);
      list.put({ ...match, isHidden });
      setSaid(t(isHidden ? 'quests.wasHidden' : 'quests.wasShown', { name: match.title }));
    });
  return (
    <section className="quest-matches" aria-labelledby="quest-matches">
      <h2 id="quest-matches">{t('quests.matches')}</h2>
      {list.first === null ? null : (
        <p className="muted">
          {[
            plural('quests.count', list.rows.length - hidden),
            ...(fresh > 0 ? [plural('quests.countNew', fresh)] : []),
          ].join(' · ')}
        </p>
      )}
      {hidden > 0 ? (
        <div>
          <Button
            size="small"
            kind="quiet"
            aria-pressed={showsHidden}
            onClick={() => setShowsHidden(!showsHidden)}
          >
            {plural(showsHidden ? 'quests.hideHidden' : 'quests.showHidden', hidden)}
          </Button>
        </div>
      ) : null}
      <DeedError error={error} />
      <p role="status">{said}</p>
      <ListView
        list={list}
        waiting={<Skeleton height="7rem" lines={4} />}
        more={t('quests.more')}
        empty={<Empty title={t('quests.noMatch')}>{t('quests.noMatchHelp')}</Empty>}
      >
        {() => (
          <ul className="quest-rows">
            {shown.map((one) => (
              <MatchCard
                key={one.match.id}
                judged={one}
                isBusy={isBusy}
                onHide={(isHidden) => void hide(one.match, isHidden)}
                onShortlist={() => setTaken(one.match)}
              />
            ))}
          </ul>
        )}
      </ListView>
      <Dialog
        isOpen={taken !== null}
        onClose={() => setTaken(null)}
        title={t('quests.shortlistTitle')}
        labels={{ close: t('quests.close') }}
      >
        {taken ? (
          <ChooseDossier
            title={query.name}
            place={{ countryCode: query.countryCode, currency: query.currency }}
            add={(dossierId) => shortlistMatch(query.id, taken.id, dossierId)}
            onDone={({ title }) => {
              setSaid(t('quests.taken', { name: taken.title, dossier: title }));
              setTaken(null);
            }}
          />
        ) : null}
      </Dialog>
    </section>
  );
}
