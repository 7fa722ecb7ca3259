import type { Quest } from '#wire/quests.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { readStored, writeStored } from '#lib/stored.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { QuestList } from '../components/quest-list.tsx';
import { RenameQuest } from '../components/rename-quest.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { VisitorStart } from '../components/visitor-start.tsx';
import { removeQuest, saveQuest } from '../mutations.ts';
import { searchPath } from '../paths.ts';
import { readQuests } from '../queries.ts';
import { WISHES_KEY } from '../wishes-key.ts';
import '../quests.css';

/** Where a house hunt begins: its searches, or what a visitor may try of them. */
export function Component() {
  const session = useSession();
  return (
    <div className="page quests">
      <header>
        <h1>{t('quests.heading')}</h1>
        <p className="lead">{t('quests.lead')}</p>
      </header>
      {session ? <OwnQuests key={session.user.id} /> : <VisitorStart />}
    </div>
  );
}

function OwnQuests() {
  const call = useCall(['quests'], readQuests);
  const goTo = useNavigate();
  const [wishes] = useState(() => readStored('session', WISHES_KEY) ?? '');
  /** the hunt that a search is added to, `new` for a first one; what a visitor has typed opens the form by itself */
  const [adding, setAdding] = useState<string | null>(wishes === '' ? null : 'new');
  const [renamed, setRenamed] = useState<Quest | null>(null);
  const [removed, setRemoved] = useState<Quest | null>(null);
  const [firstId] = useState(newId);
  const questOf = async (quests: readonly Quest[]): Promise<string> => {
    const known = quests.find(({ id }) => id === adding) ?? quests[0];
    if (known) return known.id;
    await saveQuest(firstId, t('quests.firstTitle'));
    return firstId;
  };
  return (
    <CallView call={call} waiting={<Skeleton height="5rem" lines={3} />}>
      {(quests) => (
        <>
          {quests.length === 0 ? (
            <Empty
              title={t('quests.empty')}
              action={
                <Button kind="primary" onClick={() => setAdding('new')}>
                  {t('quests.add')}
                </Button>
              }
            >
              {t('quests.emptyHelp')}
            </Empty>
          ) : (
            <QuestList quests={quests} onAdd={setAdding} onRename={setRenamed} onRemove={setRemoved} />
          )}
          <Dialog
            isOpen={adding !== null}
            onClose={() => setAdding(null)}
            title={t('quests.add')}
            labels={{ close: t('quests.close') }}
          >
            {adding === null ? null : (
              <SearchForm
                query={null}
                wishes={wishes}
                questOf={() => questOf(quests)}
                onSaved={({ id }) => {
                  writeStored('session', WISHES_KEY, null);
                  void goTo(searchPath(id));
                }}
              />
            )}
          </Dialog>
          <Dialog
            isOpen={renamed !== null}
            onClose={() => setRenamed(null)}
            title={t('quests.rename')}
            labels={{ close: t('quests.close') }}
          >
            {renamed ? (
              <RenameQuest
                quest={renamed}
                onDone={() => {
                  setRenamed(null);
                  void call.reload();
                }}
              />
            ) : null}
          </Dialog>
          <AskDeed
            isOpen={removed !== null}
            onClose={() => setRemoved(null)}
            title={t('quests.removeTitle', { name: removed?.title ?? '' })}
            labels={{ close: t('quests.close'), cancel: t('quests.cancel'), send: t('quests.removeQuest') }}
            isDanger
            send={async () => {
              if (removed) await removeQuest(removed.id);
              await call.reload();
            }}
            onDone={() => setRemoved(null)}
          >
            {t('quests.removeQuestText')}
          </AskDeed>
        </>
      )}
    </CallView>
  );
}
