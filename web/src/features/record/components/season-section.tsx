import type { SeasonStanding } from '#wire/records.ts';
import { SEASON_RULE, TIERS, nextTier } from '#domain/tiers.ts';
import { formatDate, formatNumber, formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { signedNumber } from '#kit/games/signed-number.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { addDays } from '#domain/edition-days.ts';
import { readSeasons } from '../queries.ts';
import { seasonName } from '../season-name.ts';

/** Where the reader stands this quarter, and stood before. */
export function SeasonSection() {
  const call = useCall(['own seasons'], readSeasons);
  return (
    <section className="record-section">
      <h2>{t('record.season')}</h2>
      <CallView call={call} waiting={<Skeleton height="8rem" />} failed={t('record.failed')}>
        {({ seasonOn, endsOn, current, past }) => (
          <>
            <p className="muted">
              {t('record.season.until', {
                season: seasonName(seasonOn),
                date: formatDate(addDays(endsOn, -1)),
              })}
            </p>
            {current ? <Standing standing={current} /> : <p>{t('record.season.begin')}</p>}
            {past.length > 0 ? (
              <details>
                <summary>{t('record.season.past')}</summary>
                <ul className="record-past">
                  {past.map((one) => (
                    <li key={one.seasonOn}>
                      <strong>{seasonName(one.seasonOn)}</strong> {said(one)}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
            <p className="muted">{t('record.season.how', { homes: SEASON_RULE.leastHomes })}</p>
          </>
        )}
      </CallView>
    </section>
  );
}

function Standing({ standing }: { readonly standing: SeasonStanding }) {
  const { homes, overPar, tier, players } = standing;
  const next = tier === null ? null : nextTier(tier);
  const missing = SEASON_RULE.leastHomes - homes;
  return (
    <>
      <dl className="record-figures">
        <div>
          <dt>{t('record.season.overPar')}</dt>
          <dd>{signedNumber(overPar)}</dd>
        </div>
        <div>
          <dt>{t('record.homes')}</dt>
          <dd>{formatNumber(homes)}</dd>
        </div>
        {tier === null ? null : (
          <div>
            <dt>{t('record.season.tier')}</dt>
            <dd>{t(`record.tier.${tier}`)}</dd>
          </div>
        )}
      </dl>
      <p>
        {missing > 0 ? plural('record.season.missing', missing) : said(standing)}{' '}
        {missing <= 0 && players < SEASON_RULE.leastPlayers
          ? t('record.season.few', { players: SEASON_RULE.leastPlayers })
          : null}
        {next
          ? t('record.season.next', {
              tier: t(`record.tier.${next.tier}`),
              share: formatShare(TIERS[next.tier] / 100),
            })
          : null}
      </p>
    </>
  );
}

/** A place in words; without one, what it lacked. */
function said({ rank, players, tier, homes }: SeasonStanding): string {
  if (rank === null) return plural('record.season.unplaced', homes);
  const place = plural('record.season.place', players, { rank: formatNumber(rank) });
  return tier === null ? place : `${place} ${t(`record.tier.${tier}`)}.`;
}
