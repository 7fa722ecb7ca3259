import { useState } from 'react';
import { EVERY_LOCALE, LINK_PLACES, MOST_LINKS, type LinkPlace } from '#domain/site/page-kinds.ts';
import { orderRows } from '#domain/site/site-content.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { OrderList } from '#kit/order/order-list.tsx';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AgencySite } from '#wire/site.ts';
import type { Agency } from '../frame/agency-here.ts';
import { fieldName } from './field-name.ts';
import { fieldKey, readKey, typedFields } from './field-keys.ts';
import { LinkFields } from './link-fields.tsx';
import { localeName } from './locale-name.ts';
import { sayValue } from './say-value.ts';
import { readAgencySite } from './site-calls.ts';
import { useMenuDeeds } from './use-menu-deeds.ts';
import { useSiteEdits } from './use-site-edits.ts';
import './site.css';

/** The menus of an agency's site: at its top and in its footer. */
export function NavigationRoom({ agency }: { readonly agency: Agency }) {
  const site = useCall(['agency site', agency.key], () => readAgencySite(agency.key));
  return (
    <>
      <h1>{t('agencySite.navigation.title')}</h1>
      <p className="lead">{t('agencySite.navigation.lead')}</p>
      <CallView call={site} waiting={<Skeleton height="24rem" />} failed={t('agencySite.pages.failed')}>
        {(answer) => (
          <Menus
            key={answer.links.map(({ id }) => id).join()}
            brand={agency.key}
            site={answer}
            onChanged={site.reload}
          />
        )}
      </CallView>
    </>
  );
}

interface MenusProps {
  readonly brand: string;
  readonly site: AgencySite;
  readonly onChanged: () => Promise<void>;
}

function Menus({ brand, site, onChanged }: MenusProps) {
  const { id, links, locales, fields } = site;
  const [locale, setLocale] = useState(locales[0] ?? 'en-GB');
  const ids = new Set(links.map((link) => link.id));
  const kindOf = (row: string) => (ids.has(row) ? 'link' : 'site');
  const edits = useSiteEdits({
    brand,
    storageKey: `site menus ${id}`,
    stored: fields,
    kindOf,
    reload: async () => (await readAgencySite(brand)).fields,
    onSaved: () => void onChanged(),
  });
  const typed = typedFields(edits.fields, kindOf);
  const nameOf = (row: string) => {
    const said = edits.fields[fieldKey({ row, locale, field: 'title' })];
    return typeof said === 'string' && said !== '' ? said : t('agencySite.navigation.unnamed');
  };
  const { add, remove, isBusy, error } = useMenuDeeds(brand, onChanged);
  const list = (place: LinkPlace, parent: string | null) => {
    const above = parent ?? id;
    const field = parent !== null ? 'order' : place === 'top' ? 'top' : 'bottom';
    const own = orderRows(
      links.filter((link) => link.place === place && link.parent === parent),
      typed.filter(({ row }) => row === above),
      field,
    );
    if (own.length === 0) return null;
    return (
      <OrderList
        label={parent === null ? t(`agencySite.navigation.${place}`) : nameOf(parent)}
        items={own.map((link) => ({ id: link.id, name: nameOf(link.id) }))}
        onOrder={(order) => edits.set(fieldKey({ row: above, locale: EVERY_LOCALE, field }), order)}
      >
        {(link) => (
          <div className="site-fields">
            <LinkFields row={link.id} locale={locale} edits={edits} site={site} />
            {list(place, link.id)}
            <div className="site-row">
              {parent === null ? (
                <Button size="small" isBusy={isBusy} onClick={() => void add(place, link.id)}>
                  {t('agencySite.navigation.addBelow', { name: link.name })}
                </Button>
              ) : null}
              <Button
                size="small"
                kind="quiet"
                isBusy={isBusy}
                aria-label={t('agencySite.items.removeNamed', { name: link.name })}
                onClick={() => void remove(link.id, link.name)}
              >
                {t('agencySite.items.remove')}
              </Button>
            </div>
          </div>
        )}
      </OrderList>
    );
  };
  return (
    <>
      <Select
        label={t('agencySite.language')}
        value={locale}
        options={locales.map((one) => ({ value: one, label: localeName(one) }))}
        onChange={(event) => setLocale(event.currentTarget.value)}
      />
      <DeedError error={error} />
      {LINK_PLACES.map((place) => (
        <section key={place} className="site-fields" aria-labelledby={`site-menu-${place}`}>
          <h2 id={`site-menu-${place}`}>{t(`agencySite.navigation.${place}`)}</h2>
          {list(place, null) ?? (
            <Empty title={t('agencySite.navigation.empty')}>{t('agencySite.navigation.emptyHelp')}</Empty>
          )}
          <Button
            isBusy={isBusy}
            disabled={links.filter((link) => link.place === place).length >= MOST_LINKS}
            onClick={() => void add(place)}
          >
            {t('agencySite.navigation.add')}
          </Button>
        </section>
      ))}
      <EditsFoot
        edits={edits}
        nameOf={(key) => {
          const { row, field } = readKey(key);
          return row === id ? t('agencySite.navigation.order') : `${nameOf(row)} · ${fieldName(field)}`;
        }}
        showValue={(_, value) => sayValue(value)}
      />
    </>
  );
}
