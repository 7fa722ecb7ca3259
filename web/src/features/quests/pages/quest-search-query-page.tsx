import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { PortalSearches } from '#kit/portal-links/portal-searches.tsx';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Matches } from '../components/matches.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { SoldThere } from '../components/sold-there.tsx';
import { WishReading } from '../components/wish-reading.tsx';
import { removeSearch } from '../mutations.ts';
import { QUEST_PATHS } from '../paths.ts';
import { readSearch } from '../queries.ts';
import { saySearch } from '../say-search.ts';
import '../quests.css';

/** One search of a hunt: what it asks for, the homes that fit, and the searches of portals for the same. */
export function Component() {
  const { searchQueryUuid: id = '' } = useParams();
  const call = useCall(['search', id], () => readSearch(id));
  const goTo = useNavigate();
  const [isEdited, setIsEdited] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <div className="page quests">
      <p>
        <TextLink as={Link} to={QUEST_PATHS.start}>
          {t('quests.back')}
        </TextLink>
      </p>
      <CallView call={call} waiting={<Skeleton height="5rem" lines={4} />}>
        {(query) => (
          <>
            <header>
              <h1>{query.name}</h1>
              <p className="lead">{saySearch(query)}</p>
              <WishReading text={query.wishes} currency={query.currency} />
            </header>
            <div className="quest-deeds">
              <Button size="small" onClick={() => setIsEdited(true)}>
                {t('quests.change')}
              </Button>
              <Button size="small" kind="quiet" onClick={() => setIsRemoved(true)}>
                {t('quests.remove')}
              </Button>
            </div>
            <Matches key={query.version} query={query} />
            <SoldThere query={query} />
            <PortalSearches query={query} />
            <Dialog
              isOpen={isEdited}
              onClose={() => setIsEdited(false)}
              title={t('quests.change')}
              labels={{ close: t('quests.close') }}
            >
              {isEdited ? (
                <SearchForm
                  key={query.version}
                  query={query}
                  questOf={() => Promise.resolve(query.questId)}
                  onSaved={() => {
                    setIsEdited(false);
                    void call.reload();
                  }}
                />
              ) : null}
            </Dialog>
            <AskDeed
              isOpen={isRemoved}
              onClose={() => setIsRemoved(false)}
              title={t('quests.removeTitle', { name: query.name })}
              labels={{ close: t('quests.close'), cancel: t('quests.cancel'), send: t('quests.remove') }}
              isDanger
              send={() => removeSearch(query.id)}
              onDone={() => void goTo(QUEST_PATHS.start)}
            >
              {t('quests.removeText')}
            </AskDeed>
          </>
        )}
      </CallView>
    </div>
  );
}
