import { useState } from 'react';
import type { ListingCard, ListingPage } from '#wire/listing-cards.ts';
import { formatMoney } from '#domain/format-money.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { useList } from '#kit/call/use-list.ts';
import { HomePhoto } from '#kit/home-edits/home-photo.tsx';
import { callRpc } from '#lib/api.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { nameOfHome } from './home-texts.ts';
import './homes.css';

/** The homes of a person, those of their agencies with them, each with the way to its value and to its form. */
export function OwnHomes({ basePath }: { readonly basePath: string }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const list = useList<ListingCard, ListingPage>(['own homes', search], (after) =>
    callRpc('own_listings', { search, after }),
  );
  return (
    <div className="agency-homes">
      <h1>{t('agencyHomes.own.title')}</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <TextField
          label={t('agencyHomes.own.search')}
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <ListView
        list={list}
        waiting={<Skeleton height="20rem" />}
        failed={t('agencyHomes.own.failed')}
        more={t('agencyHomes.own.more')}
        empty={
          search === '' ? (
            <Empty
              title={t('agencyHomes.own.none')}
              action={
                <TextLink as={Link} look="primary" to={PATHS.createGame}>
                  {t('agencyHomes.own.make')}
                </TextLink>
              }
            >
              {t('agencyHomes.own.noneHelp')}
            </Empty>
          ) : (
            <Empty title={t('agencyHomes.noneFound')}>{t('agencyHomes.noneFoundHelp')}</Empty>
          )
        }
      >
        {(rows) => (
          <ul className="agency-own-homes">
            {rows.map((home) => (
              <OwnHome key={home.id} home={home} basePath={basePath} />
            ))}
          </ul>
        )}
      </ListView>
    </div>
  );
}

function OwnHome({ home, basePath }: { readonly home: ListingCard; readonly basePath: string }) {
  const name = nameOfHome(home);
  const path = `${basePath}/myproperties/${home.id}`;
  return (
    <li data-row={home.id} tabIndex={-1}>
      <HomePhoto photo={home.photos[0] ?? null} />
      <div>
        <h2 dir="auto">{name}</h2>
        <p className="muted" dir="auto">
          {[home.address, home.town].filter(Boolean).join(', ')}
        </p>
        <p>
          {home.price?.amountMinor == null
            ? t('agencyHomes.price.none')
            : formatMoney(home.price.amountMinor, home.currency, locale())}
        </p>
      </div>
      <p className="agency-homes-buttons">
        <TextLink
          as={Link}
          look="secondary"
          to={path}
          aria-label={t('agencyHomes.own.valueNamed', { home: name })}
        >
          {t('agencyHomes.own.value')}
        </TextLink>
        <TextLink as={Link} to={`${path}/e`} aria-label={t('agencyHomes.own.editNamed', { home: name })}>
          {t('agencyHomes.own.edit')}
        </TextLink>
      </p>
    </li>
  );
}
