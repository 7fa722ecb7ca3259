import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { PublicProfile } from '#wire/profiles.ts';
import { formatDate, formatNumber, formatPercent } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { signedNumber } from '#kit/games/signed-number.ts';
import { BadgeList } from '../components/badge-list.tsx';
import { readPublicProfile } from '../queries.ts';
import { seasonName } from '../season-name.ts';
import '../record.css';

interface ProfileData {
  readonly profile: PublicProfile;
  readonly page: { readonly values: { readonly name: string } };
}

/** A profile that its player shows; nothing is at the address of any other. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ProfileData> {
  const profile = await readPublicProfile(params.handle ?? '');
  return { profile, page: { values: { name: profile.name } } };
}

/** What a player shows to everybody: only the parts that they chose. */
export function Component() {
  const { name, sinceOn, season, badges, accuracy, days } = useLoaderData<ProfileData>().profile;
  return (
    <div className="page record">
      <h1>{name}</h1>
      {sinceOn === null ? null : (
        <p className="lead">{t('record.public.since', { date: formatDate(sinceOn) })}</p>
      )}
      <dl className="record-figures">
        {season ? (
          <div>
            <dt>{seasonName(season.seasonOn)}</dt>
            <dd>{season.tier === null ? signedNumber(season.overPar) : t(`record.tier.${season.tier}`)}</dd>
          </div>
        ) : null}
        {accuracy ? (
          <div>
            <dt>{plural('record.public.near', accuracy.guesses)}</dt>
            <dd>{formatPercent(accuracy.medianPercent)}</dd>
          </div>
        ) : null}
        {days === null ? null : (
          <div>
            <dt>{t('record.days')}</dt>
            <dd>{formatNumber(days)}</dd>
          </div>
        )}
      </dl>
      {badges && badges.length > 0 ? (
        <section className="record-section">
          <h2>{t('record.badges')}</h2>
          <BadgeList badges={badges} />
        </section>
      ) : null}
      <p className="muted">{t('record.public.choice')}</p>
    </div>
  );
}
