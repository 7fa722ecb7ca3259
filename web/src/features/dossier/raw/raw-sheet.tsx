import { formatMoney } from '#domain/format-money.ts';
import { priceHistory, type KnownFact } from '#domain/dossier/history/price-history.ts';
import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { currencyOf } from '#domain/dossier/match/known-facts.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { sayFact } from '#kit/dossiers/say-fact.ts';
import { saySource } from '../overview/home-facts.ts';
import { RAW_PARTS, rawFactName, text, word, type RawRow } from './raw-lines.ts';
import type { Whole } from './read-whole.ts';

/** A dossier plain, as it is printed: everything that its reader may read, in the order of the file. */
export function RawSheet({ whole }: { readonly whole: Whole }) {
  const dossier = whole.dossiers[0];
  return (
    <div className="raw-sheet">
      <h1 dir="auto">{text(dossier?.['title'])}</h1>
      <section>
        <h2>{t('dossier.raw.homes')}</h2>
        {whole.dossier_assets.length === 0 ? <p>{t('dossier.raw.none')}</p> : null}
        {whole.dossier_assets.map((home) => (
          <article key={text(home['id'])}>
            <h3 dir="auto">{text(home['title'])}</h3>
            <p dir="auto">
              {addressInLine({
                addressLine: text(home['addressLine']),
                town: text(home['town']),
                postcode: text(home['postcode']),
              })}
            </p>
            <table>
              <caption>{t('dossier.raw.facts')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('dossier.raw.fact')}</th>
                  <th scope="col">{t('dossier.raw.value')}</th>
                  <th scope="col">{t('dossier.raw.source')}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{t('dossier.raw.stage')}</th>
                  <td>{word('dossierNotes.stage', home['stage'])}</td>
                  <td />
                </tr>
                {factsOf(home, text(dossier?.['currency'])).map(({ name, value, source }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td dir="auto">{value}</td>
                    <td dir="auto">{source}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <History home={home} whole={whole} />
          </article>
        ))}
      </section>
      {RAW_PARTS.map(({ table, lines }) => {
        const said = whole[table].flatMap((row) => lines(row, whole)).filter(({ text: one }) => one !== '');
        return said.length === 0 ? null : (
          <section key={table}>
            <h2>{t(`dossier.raw.part.${table as 'dossier_notes'}`)}</h2>
            <ul>
              {said.map((one, place) => (
                <li key={place} dir="auto">
                  {one.text}
                  {one.about === '' ? null : <small className="muted">{one.about}</small>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** What was asked for a home, step by step; nothing where there was no step but the first. */
function History({ home, whole }: { readonly home: RawRow; readonly whole: Whole }) {
  const versions = whole.dossier_fact_versions.filter(({ assetId }) => assetId === home['id']);
  const steps = priceHistory(versions as unknown as readonly KnownFact[]);
  if (steps.length < 2) return null;
  const currency = currencyOf(
    (home['facts'] ?? {}) as Readonly<Record<string, SaidFact>>,
    text(whole.dossiers[0]?.['currency']),
  );
  return (
    <>
      <p>{t('dossierOverview.history')}</p>
      <ol>
        {steps.map((step, place) => (
          <li key={place}>
            {[
              formatDate(step.on),
              t(`dossierOverview.step.${step.kind}`),
              step.priceMinor === null ? '' : formatMoney(step.priceMinor, currency, locale()),
            ]
              .filter((one) => one !== '')
              .join(' · ')}
            <small className="muted">{saySource(step.source)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

interface SaidFact {
  readonly value?: unknown;
  readonly source?: unknown;
  readonly on?: unknown;
}

/** What is known of a home, in the reader's words as far as there are some. */
function factsOf(
  home: RawRow,
  ofDossier: string,
): { readonly name: string; readonly value: string; readonly source: string }[] {
  const facts = (home['facts'] ?? {}) as Readonly<Record<string, SaidFact>>;
  const currency = currencyOf(facts, ofDossier);
  return Object.entries(facts).map(([name, { value, source, on }]) => {
    const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
    return {
      name: rawFactName(name),
      value:
        fact && typeof value !== 'object' ? sayFact(fact, value, currency) : sayOther(name, value, currency),
      source: [saySource(text(source)), on ? formatDate(text(on)) : ''].filter(Boolean).join(', '),
    };
  });
}

/** A value of what no home is judged by. */
function sayOther(name: string, value: unknown, currency: string): string {
  if (typeof value === 'boolean') return t(value ? 'dossierGuide.say.yes' : 'dossierGuide.say.no');
  return name.endsWith('Minor') && typeof value === 'number'
    ? formatMoney(value, currency, locale())
    : text(value);
}
