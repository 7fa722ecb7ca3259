import { useEffect, useState } from 'react';
import type { DraftRow } from '#functions/publish-game/contract.ts';
import { formatMoney } from '#domain/format-money.ts';
import { Link } from '#lib/link.tsx';
import { locale, plural, t } from '#lib/i18n.ts';
import { loginPath } from '#lib/paths.ts';
import { useSession } from '#lib/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { rowOfCard } from '../intake/row-of-card.ts';
import { newId } from '../new-id.ts';
import { readOwnListings, type ListingCard } from '../queries.ts';
import { draftPath } from '../draft-path.ts';

interface OwnHomesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (rows: readonly DraftRow[]) => void;
}

/** Homes from earlier games, and the agency's: picked, not imported again. */
export function OwnHomesDialog({ isOpen, onClose, onAdd }: OwnHomesDialogProps) {
  const isSignedIn = useSession() !== null;
  const { state } = useBuilder();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('builder.own')} labels={{ close: t('builder.close') }}>
      {isSignedIn ? (
        <OwnHomes
          onAdd={(rows) => {
            onAdd(rows);
            onClose();
          }}
        />
      ) : (
        <Empty
          title={t('builder.own.signIn')}
          action={
            <Link className="ui-link" data-kind="inline" to={loginPath(draftPath(state.draft))}>
              {t('shell.signIn')}
            </Link>
          }
        >
          {t('builder.own.signInHelp')}
        </Empty>
      )}
    </Dialog>
  );
}

const PAGE = 50;

function OwnHomes({ onAdd }: Pick<OwnHomesDialogProps, 'onAdd'>) {
  const [search, setSearch] = useState('');
  const [cards, setCards] = useState<readonly ListingCard[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListingCard>>(new Map());
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(
      () => {
        readOwnListings(search, null)
          .then((found) => {
            if (!isStale) setCards(found);
          })
          .catch(() => {
            if (!isStale) setHasFailed(true);
          });
      },
      search === '' ? 0 : 300,
    );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, attempt]);

  const more = async () => {
    const last = cards?.at(-1)?.createdAt ?? null;
    const next = await readOwnListings(search, last);
    setCards((old) => [...(old ?? []), ...next]);
  };
  const toggle = (card: ListingCard, isOn: boolean) =>
    setChosen((old) => {
      const next = new Map(old);
      if (isOn) next.set(card.id, card);
      else next.delete(card.id);
      return next;
    });

  if (hasFailed)
    return (
      <Failure
        title={t('builder.own.failed')}
        labels={{ retry: t('errors.retry') }}
        onRetry={() => {
          setHasFailed(false);
          setAttempt((count) => count + 1);
        }}
      />
    );
  return (
    <div className="builder-sheet">
      <TextField
        label={t('builder.own.search')}
        type="search"
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {cards === null ? (
        <div aria-busy="true">
          <Skeleton height="2.5rem" lines={4} />
        </div>
      ) : cards.length === 0 ? (
        <Empty title={t('builder.own.none')}>{t('builder.own.noneHelp')}</Empty>
      ) : (
        <ul className="builder-picks">
          {cards.map((card) => (
            <li key={card.id}>
              <Checkbox
                label={card.address ?? card.title}
                hint={hintOf(card)}
                checked={chosen.has(card.id)}
                onChange={({ currentTarget: { checked } }) => toggle(card, checked)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="builder-actions">
        {cards !== null && cards.length > 0 && cards.length % PAGE === 0 ? (
          <Button onClick={() => void more().catch(() => setHasFailed(true))}>{t('builder.own.more')}</Button>
        ) : null}
        <Button
          kind="primary"
          disabled={chosen.size === 0}
          onClick={() => onAdd([...chosen.values()].map((card) => rowOfCard(card, newId(), 'own')))}
        >
          {plural('builder.own.add', chosen.size)}
        </Button>
      </div>
    </div>
  );
}

function hintOf({ price, currency, town, district, bedrooms }: ListingCard): string {
  return [
    price?.amountMinor == null ? null : formatMoney(price.amountMinor, currency, locale()),
    bedrooms === null ? null : plural('facts.bedrooms', bedrooms),
    [town, district].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}
