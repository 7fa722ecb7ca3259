import { formatMoney } from '#domain/format-money.ts';
import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { currencyOf } from '#domain/dossier/match/known-facts.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import type { Whole, WholeTable } from './read-whole.ts';

type Row = Whole[WholeTable][number];

/** The parts of the sheet: which rows, and how one reads in a line and its details. */
const PARTS: readonly { readonly table: WholeTable; readonly line: (row: Row, whole: Whole) => string }[] = [
  { table: 'dossier_notes', line: (row) => text(row['body']) },
  {
    table: 'dossier_queries',
    line: (row) => [text(row['question']), text(row['answer'])].filter(Boolean).join(' — '),
  },
  { table: 'dossier_points', line: (row) => `${row['side'] === 'pro' ? '+' : '−'} ${text(row['body'])}` },
  {
    table: 'dossier_tasks',
    line: (row) =>
      [text(row['title']), row['dueOn'] ? formatDate(text(row['dueOn'])) : '', text(row['status'])]
        .filter(Boolean)
        .join(' · '),
  },
  {
    table: 'dossier_events',
    line: (row) =>
      [formatTime(text(row['startsAt'])), text(row['title']), text(row['place'])].filter(Boolean).join(' · '),
  },
  {
    table: 'dossier_offers',
    line: (row) =>
      [
        formatMoney(Number(row['amountMinor']), text(row['currency']), locale()),
        text(row['state']),
        text(row['conditions']),
        text(row['reply']),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    table: 'hunter_profiles',
    line: (row) =>
      row['budgetMinor'] === null
        ? ''
        : t('dossier.raw.budget', {
            amount: formatMoney(Number(row['budgetMinor']), text(row['currency']), locale()),
          }),
  },
];

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
              {[home['addressLine'], home['town'], home['postcode']].map(text).filter(Boolean).join(', ')}
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
                  <td>{stageName(home)}</td>
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
          </article>
        ))}
      </section>
      {PARTS.map(({ table, line }) => {
        const lines = whole[table].map((row) => line(row, whole)).filter((one) => one !== '');
        return lines.length === 0 ? null : (
          <section key={table}>
            <h2>{t(`dossier.raw.part.${table as 'dossier_notes'}`)}</h2>
            <ul>
              {lines.map((one, place) => (
                <li key={place} dir="auto">
                  {one}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function stageName(home: Row): string {
  const key = `dossierNotes.stage.${text(home['stage'])}`;
  return isMessageKey(key) ? t(key) : text(home['stage']);
}

interface SaidFact {
  readonly value?: unknown;
  readonly source?: unknown;
  readonly on?: unknown;
}

/** What is known of a home, in the reader's words as far as there are some. */
function factsOf(
  home: Row,
  ofDossier: string,
): { readonly name: string; readonly value: string; readonly source: string }[] {
  const facts = (home['facts'] ?? {}) as Readonly<Record<string, SaidFact>>;
  const currency = currencyOf(facts, ofDossier);
  return Object.entries(facts).map(([name, { value, source, on }]) => {
    const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
    const other = `dossier.fact.${name}`;
    return {
      name: fact ? factName(fact) : isMessageKey(other) ? t(other) : name,
      value:
        fact && typeof value !== 'object' ? sayFact(fact, value, currency) : sayOther(name, value, currency),
      source: [text(source), on ? formatDate(text(on)) : ''].filter(Boolean).join(', '),
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
