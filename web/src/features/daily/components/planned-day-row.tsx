import type { EditionKey } from '#domain/editions.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { PlannedDay } from '#wire/editions.ts';
import { formatDate, formatPercent } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { replaceHome } from '../planning.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { DeedError } from '#kit/call/deed-error.tsx';

interface PlannedDayRowProps {
  readonly edition: EditionKey;
  readonly day: PlannedDay;
  readonly onReplaced: () => Promise<void>;
}

/** A planned day: what it is like at a glance, its homes when it is opened. */
export function PlannedDayRow({ edition, day, onReplaced }: PlannedDayRowProps) {
  const { on, number, hasBegun, homes } = day;
  return (
    <details className="plan-day" data-row={on}>
      <summary>
        <span>
          {formatDate(on)} <span className="daily-number">{t('daily.number', { number })}</span>{' '}
          {hasBegun ? <Badge>{t('editions.begun')}</Badge> : null}
        </span>
        <span className="muted">{likeness(day)}</span>
      </summary>
      <ul className="plan-homes">
        {(homes ?? []).map((home) => (
          <HomeRow key={home.listingId} edition={edition} day={day} home={home} onReplaced={onReplaced} />
        ))}
      </ul>
    </details>
  );
}

type PlannedHome = NonNullable<PlannedDay['homes']>[number];

function HomeRow({
  edition,
  day: { on, hasBegun, currency },
  home,
  onReplaced,
}: PlannedDayRowProps & { readonly home: PlannedHome }) {
  const { isBusy, error, run } = useDeed();
  const { listingId, title, town, region, amountMinor, missPercent, isSample, lastOn } = home;
  const replace = () =>
    run(async () => {
      await replaceHome(edition, on, listingId);
      await onReplaced();
    });
  const facts = [
    [town, region].filter(Boolean).join(', '),
    amountMinor === null || currency === null ? '' : formatMoney(amountMinor, currency, locale()),
    missPercent === null ? '' : t('editions.miss', { percent: formatPercent(missPercent) }),
    lastOn === null ? '' : t('editions.lastOn', { date: formatDate(lastOn) }),
  ].filter((fact) => fact !== '');
  return (
    <li>
      <span>
        {title} {isSample ? <Badge>{t('editions.sample')}</Badge> : null}
        <br />
        <span className="muted">{facts.join(' · ')}</span>
        <DeedError error={error} />
      </span>
      {hasBegun ? null : (
        <Button
          isBusy={isBusy}
          aria-label={t('editions.replaceOf', { home: title })}
          onClick={() => void replace()}
        >
          {t('editions.replace')}
        </Button>
      )}
    </li>
  );
}

/** The spread of the prices, how many regions, how hard, and how much of it is samples, in one line. */
function likeness({ currency, lowestMinor, highestMinor, homes }: PlannedDay): string {
  const all = homes ?? [];
  const money = (minor: number) => formatMoney(minor, currency ?? 'GBP', locale());
  const regions = new Set(all.map(({ region, town }) => region ?? town ?? '')).size;
  const misses = all
    .flatMap(({ missPercent }) => (missPercent === null ? [] : [missPercent]))
    .toSorted((a, b) => a - b);
  const middle = misses[Math.floor(misses.length / 2)];
  const samples = all.filter(({ isSample }) => isSample).length;
  return [
    lowestMinor === null || highestMinor === null
      ? ''
      : t('editions.spread', { low: money(lowestMinor), high: money(highestMinor) }),
    plural('editions.regions', regions),
    middle === undefined
      ? t('editions.noDifficulty')
      : t('editions.difficulty', { percent: formatPercent(middle) }),
    samples > 0 ? plural('editions.samples', samples) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
