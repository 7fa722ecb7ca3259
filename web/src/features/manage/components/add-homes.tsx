import type { HomeToAdd } from '#wire/managed-homes.ts';
import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { newHomeId } from '../game-fields.ts';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { usePaused } from '#kit/call/use-paused.ts';
import { Waiting } from '#kit/call/waiting.tsx';
import { readHomesToAdd, type AddableHome, type AddableHomes } from '../queries.ts';

interface AddHomesProps {
  readonly slug: string;
  readonly isOpen: boolean;
  /** ids that the form has already */
  readonly taken: readonly string[];
  readonly onAdd: (home: HomeToAdd) => void;
  readonly onClose: () => void;
}

/** Homes of one's own or of the agency, to put into the game. */
export function AddHomes({ isOpen, onClose, ...rest }: AddHomesProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('manage.add.title')}
      labels={{ close: t('manage.close') }}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('manage.add.done')}
        </Button>
      }
    >
      {isOpen ? <HomeChoice {...rest} /> : null}
    </Dialog>
  );
}

function HomeChoice({ slug, taken, onAdd }: Pick<AddHomesProps, 'slug' | 'taken' | 'onAdd'>) {
  const [typed, setTyped] = useState('');
  const search = usePaused(typed);
  const list = useList<AddableHome, AddableHomes>(['homes-to-add', slug, search], (after) =>
    readHomesToAdd(slug, search, after),
  );
  return (
    <div className="add-homes">
      <TextField
        label={t('manage.add.search')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ListView
        list={list}
        waiting={
          <Waiting label={t('manage.loading')}>
            <Skeleton height="4rem" lines={4} />
          </Waiting>
        }
        empty={
          <Empty title={t(search ? 'manage.add.nothing' : 'manage.add.empty')}>
            {t('manage.add.emptyHelp')}
          </Empty>
        }
        more={t('manage.more')}
      >
        {(homes) => (
          <ul className="add-list">
            {homes.map((home) => (
              <AddableRow
                key={home.id}
                home={home}
                isTaken={taken.includes(newHomeId(home.listingId))}
                onAdd={onAdd}
              />
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}

interface AddableRowProps {
  readonly home: AddableHome;
  readonly isTaken: boolean;
  readonly onAdd: (home: HomeToAdd) => void;
}

function AddableRow({ home, isTaken, onAdd }: AddableRowProps) {
  return (
    <li data-row={home.id}>
      <HomePhoto photo={home.photo} />
      <span>
        <strong>{home.title}</strong>
        <span className="muted">{[home.town, home.district].filter(Boolean).join(', ')}</span>
      </span>
      <Button
        size="small"
        disabled={isTaken}
        aria-label={t('manage.add.addNamed', { name: home.title })}
        onClick={() => onAdd(home)}
      >
        {t(isTaken ? 'manage.add.added' : 'manage.add.add')}
      </Button>
    </li>
  );
}
