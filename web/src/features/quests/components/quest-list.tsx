import type { Quest } from '#wire/quests.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { searchPath } from '../paths.ts';
import { saySearch } from '../say-search.ts';

interface QuestListProps {
  readonly quests: readonly Quest[];
  readonly onAdd: (questId: string) => void;
  readonly onRename: (quest: Quest) => void;
  readonly onRemove: (quest: Quest) => void;
}

/** The hunts of somebody, each with its searches. */
export function QuestList({ quests, onAdd, onRename, onRemove }: QuestListProps) {
  return quests.map((quest) => (
    <section key={quest.id} className="quest" aria-labelledby={quest.id}>
      <h2 id={quest.id}>{quest.title}</h2>
      {quest.queries.length === 0 ? <p className="muted">{t('quests.noSearch')}</p> : null}
      <ul>
        {quest.queries.map((query) => (
          <li key={query.id} className="quest-search">
            <TextLink as={Link} to={searchPath(query.id)}>
              {query.name}
            </TextLink>
            <span className="muted">{saySearch(query)}</span>
            <span className="muted">
              {query.visitedAt === null
                ? t('quests.neverSeen')
                : t('quests.seenAt', { time: formatTime(query.visitedAt) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="quest-deeds">
        <Button size="small" onClick={() => onAdd(quest.id)}>
          {t('quests.add')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => onRename(quest)}>
          {t('quests.rename')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => onRemove(quest)}>
          {t('quests.removeQuest')}
        </Button>
      </div>
    </section>
  ));
}
