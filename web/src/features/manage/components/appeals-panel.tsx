import { t } from '#lib/i18n.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { DisputeItem } from '#kit/fairness/dispute-item.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { readAppeals, type AppealsPage } from '../fairness-calls.ts';
import { DisputeAnswer } from './dispute-answer.tsx';
import '#kit/fairness/fairness.css';

type Row = AppealsPage['rows'][number];

/** What players take to our staff, the oldest first. Whoever is no staff sees nothing of it. */
export function AppealsPanel() {
  const list = useList<Row, AppealsPage>(['appeals'], readAppeals);
  if (list.first === null && (list.error === null || list.error.code === 'not_allowed')) return null;
  return (
    <section className="fairness" aria-labelledby="appeals">
      <h2 id="appeals">{t('fairness.appeals.title')}</h2>
      <p className="muted">{t('fairness.appeals.lead')}</p>
      <ListView
        list={list}
        waiting={
          <Waiting label={t('fairness.loading')}>
            <Skeleton height="4rem" lines={2} />
          </Waiting>
        }
        empty={<Empty title={t('fairness.appeals.none')}>{t('fairness.appeals.noneHelp')}</Empty>}
        more={t('fairness.appeals.more')}
      >
        {(rows) => (
          <ul className="fairness-list">
            {rows.map((appeal) => (
              <DisputeItem
                key={appeal.id}
                dispute={appeal}
                heading="h3"
                isForHost
                title={
                  appeal.title === null
                    ? t('fairness.manage.asksRun', { player: appeal.player })
                    : t('fairness.manage.asks', { player: appeal.player, home: appeal.title })
                }
              >
                <p className="muted">{t('fairness.appeals.inGame', { game: appeal.gameTitle })}</p>
                <DisputeAnswer dispute={appeal} onDone={() => void list.reload()} />
              </DisputeItem>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
