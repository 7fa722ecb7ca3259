import type { OwnGame, Scoot } from '#wire/managed-games.ts';
import { useState } from 'react';
import { EDITION_KEYS, type EditionKey } from '#domain/editions.ts';
import { managePath } from '#domain/game-paths.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readEditionGames, type OwnGamesPage } from '../queries.ts';
import { StateBadge } from './state-panel.tsx';

/** The challenges that a brand runs, a row each. Their days are read when the row is opened. */
export function EditionDays({ editions }: { readonly editions: Scoot['editions'] }) {
  const days = new Map(editions.map((one) => [one.edition, one.days]));
  return (
    <section className="edition-days" aria-labelledby="edition-days">
      <h2 id="edition-days">{t('manage.scoot.editions')}</h2>
      <p className="muted">
        {t('manage.scoot.editionsHelp')}{' '}
        <TextLink as={Link} to={PATHS.editionPlan}>
          {t('manage.scoot.plan')}
        </TextLink>
      </p>
      {EDITION_KEYS.filter((edition) => days.has(edition)).map((edition) => (
        <Edition key={edition} edition={edition} days={days.get(edition) ?? 0} />
      ))}
    </section>
  );
}

function Edition({ edition, days }: { readonly edition: EditionKey; readonly days: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="edition-row" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>{t(`daily.edition.${edition}`)}</span>
        <span className="muted">{plural('manage.scoot.days', days)}</span>
      </summary>
      {isOpen ? <Days edition={edition} /> : null}
    </details>
  );
}

function Days({ edition }: { readonly edition: EditionKey }) {
  const list = useList<OwnGame, OwnGamesPage>(['edition-games', edition], (before) =>
    readEditionGames(edition, before),
  );
  return (
    <ListView
      list={list}
      waiting={
        <Waiting label={t('manage.scoot.loadingDays')}>
          <Skeleton height="2.75rem" lines={4} />
        </Waiting>
      }
      empty={<p className="muted">{t('manage.scoot.noDays')}</p>}
      more={t('manage.scoot.earlierDays')}
    >
      {(games) => (
        <ul className="edition-games">
          {games.map(({ id, family, slug, title, stateNow, players }) => (
            <li key={id} data-row={id}>
              <TextLink as={Link} to={managePath(family, slug)}>
                {title}
              </TextLink>
              <span className="muted">{plural('games.players', players)}</span>
              <StateBadge state={stateNow} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}
