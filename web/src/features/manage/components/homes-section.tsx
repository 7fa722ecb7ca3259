import type { ManagedGame } from '#wire/managed-games.ts';
import type { HomeToAdd } from '#wire/managed-homes.ts';
import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { AddHomes } from './add-homes.tsx';
import { homesOfEveryRun } from '../homes-of-every-run.ts';
import { isNew, newHomeId, type GameFields } from '../game-fields.ts';
import { HomeRow } from './home-row.tsx';
import { OrderList } from '#kit/order/order-list.tsx';
import type { FormEdits } from '#kit/edits/use-edits.ts';

interface HomesSectionProps {
  readonly game: ManagedGame;
  readonly edits: FormEdits<GameFields> & { readonly drop: (prefix: string) => void };
  readonly nameOf: (id: string) => string;
}

/** The homes of a game in order, and the way to more of them. */
export function HomesSection({ game, edits, nameOf }: HomesSectionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { fields, set, drop } = edits;
  const { order } = fields;
  const add = (home: HomeToAdd) => {
    const id = newHomeId(home.listingId);
    if (order.includes(id)) return;
    set(`home.${id}.isVisible`, true);
    set(`home.${id}.title`, '');
    set(`home.${id}.hiddenFacts`, []);
    set(`home.${id}.name`, home.title || (home.town ?? ''));
    set('order', [...order, id]);
  };
  const remove = (id: string) => {
    set(
      'order',
      order.filter((one) => one !== id),
    );
    if (isNew(id)) drop(`home.${id}.`);
  };
  const shared = homesOfEveryRun(game, fields);
  const open = (
    <Button kind={order.length === 0 ? 'primary' : 'secondary'} onClick={() => setIsAdding(true)}>
      {t('manage.add.open')}
    </Button>
  );
  return (
    <section className="manage-section" aria-label={t('manage.tab.homes')}>
      {order.length === 0 ? (
        <Empty title={t('manage.homes.empty')} action={open}>
          {t('manage.homes.emptyHelp')}
        </Empty>
      ) : (
        <>
          {shared ? (
            <p className="manage-note">
              {plural('manage.homes.shared', shared.size)}{' '}
              {game.areRulesFixed ? t('manage.homes.shared.played') : null}
            </p>
          ) : null}
          <OrderList
            label={t('manage.homes.order')}
            items={order.map((id) => ({ id, name: nameOf(id) }))}
            onOrder={(ids) => set('order', ids)}
          >
            {({ id, name }) => (
              <HomeRow
                id={id}
                name={fields[`home.${id}.title`] || name}
                home={game.homes.find((home) => home.id === id)}
                game={game}
                edits={edits}
                isInEveryRun={shared?.has(id) === true}
                onRemove={() => remove(id)}
              />
            )}
          </OrderList>
          {open}
        </>
      )}
      <AddHomes
        slug={game.slug}
        isOpen={isAdding}
        taken={order}
        onAdd={add}
        onClose={() => setIsAdding(false)}
      />
    </section>
  );
}
