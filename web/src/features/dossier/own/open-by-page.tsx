import { useState, type SubmitEvent } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import type { ImportedRow } from '#wire/importing.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { addHome, type NewHome } from '#kit/dossiers/dossier-calls.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { PageSource } from '#kit/homes/page-source.tsx';
import { reasonText } from '#kit/homes/reason-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { today } from '../tasks/today.ts';
import { homeOfRecord } from './home-of-record.ts';
import { readLink, readPage } from './own-calls.ts';
import { moneyOf, type Opening } from './use-open.ts';

/** Opens a dossier from a link, or from the page behind it where the server may not fetch that. */
export function OpenByPage({ opening }: { readonly opening: Opening }) {
  const [url, setUrl] = useState('');
  const [row, setRow] = useState<ImportedRow | null>(null);
  const [isBringing, setIsBringing] = useState(false);
  const reading = useDeed();
  const link = row?.link ?? (url.trim() === '' ? null : url.trim());
  const read = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() === '' || reading.isBusy) return;
    void reading.run(async () => {
      setRow(null);
      setRow(await readLink(url.trim()));
    });
  };
  const home =
    row !== null && row.outcome !== 'ask' && row.record !== null && isHome(row)
      ? homeOfRecord(row.record, { link: row.link, today: today(), country: 'GB' })
      : null;
  return (
    <div className="dossier-form">
      <form className="dossier-form" onSubmit={read} noValidate>
        <TextField
          label={t('dossier.open.link')}
          hint={t('dossier.open.linkHint')}
          inputMode="url"
          value={url}
          maxLength={4000}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <p className="dossier-actions">
          <Button type="submit" kind={home === null ? 'primary' : 'secondary'} isBusy={reading.isBusy}>
            {t('dossier.open.read')}
          </Button>
          <Button onClick={() => setIsBringing(!isBringing)} aria-expanded={isBringing}>
            {t('dossier.open.bring')}
          </Button>
        </p>
      </form>
      <DeedError error={reading.error} />
      <div role="status">
        {row !== null && home === null ? (
          <p className="form-error">
            {row.refusal === null ? t('dossier.open.noHome') : reasonText(row.refusal.code)}{' '}
            {t('dossier.open.otherwise')}
          </p>
        ) : null}
      </div>
      {isBringing || row?.outcome === 'ask' ? (
        <PageSource
          className="dossier-form"
          rows={4}
          onPage={async (html) => {
            const answer = await readPage(html, link);
            setRow(answer);
            return answer === null || answer.outcome === 'ask' || answer.record === null || !isHome(answer)
              ? reasonText(answer?.refusal?.code ?? 'unreadable')
              : null;
          }}
          action={
            <p>
              <Button type="submit">{t('dossier.open.readPage')}</Button>
            </p>
          }
        />
      ) : null}
      {home === null ? null : <FoundHome key={home.title} home={home} opening={opening} />}
    </div>
  );
}

/** A page that is some listing's: what is for rent, or names no home, opens no dossier. */
function isHome({ refusal }: ImportedRow): boolean {
  return (
    refusal === null ||
    ['price_on_application', 'auction_guide', 'price_range', 'no_price'].includes(refusal.code)
  );
}

/** What was read, before it is taken over. */
function FoundHome({ home, opening }: { readonly home: NewHome; readonly opening: Opening }) {
  const deed = useDeed();
  const [title, setTitle] = useState(home.title);
  const price = home.facts['price_minor']?.value;
  const currency = home.facts['currency']?.value;
  const bedrooms = home.facts['bedrooms']?.value;
  const said = [
    home.addressLine,
    home.postcode,
    typeof price === 'number' && typeof currency === 'string' ? formatMoney(price, currency, locale()) : '',
    typeof bedrooms === 'number' ? plural('dossier.open.bedrooms', bedrooms) : '',
  ].filter((part) => part !== '');
  return (
    <section className="dossier-found" aria-labelledby="dossier-found">
      <h3 id="dossier-found">{t('dossier.open.found')}</h3>
      <p dir="auto">{said.join(' · ')}</p>
      <p className="muted">{t('dossier.open.facts', { count: Object.keys(home.facts).length })}</p>
      <TextField
        label={t('dossier.open.name')}
        value={title}
        maxLength={160}
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <p>
        <Button
          kind="primary"
          isBusy={deed.isBusy}
          onClick={() =>
            void deed.run(() =>
              opening.run(
                {
                  title: title.trim() || home.title,
                  countryCode: home.countryCode,
                  currency: typeof currency === 'string' ? currency : moneyOf(home.countryCode),
                },
                (dossierId, id) => addHome(dossierId, id, { ...home, title: title.trim() || home.title }),
              ),
            )
          }
        >
          {t(opening.into === null ? 'dossier.open.open' : 'dossier.open.addHome')}
        </Button>
      </p>
      <DeedError error={deed.error} />
    </section>
  );
}
