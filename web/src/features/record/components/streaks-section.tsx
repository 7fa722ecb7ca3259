import { DAY_MARKS, longestStreak, streakOf } from '#domain/streak.ts';
import { plural, t } from '#lib/i18n.ts';
import { TextLink } from '#ui/text-link.tsx';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { readMarks, type EditionMarks } from '../queries.ts';

const DAILY_PATH = '/daily-challenge';

/** Days in a row of each daily edition that the reader has ever done. No threat, ever. */
export function StreaksSection() {
  const call = useCall(['own marks'], readMarks);
  return (
    <section className="record-section">
      <h2>{t('record.streaks')}</h2>
      <CallView call={call} waiting={<Skeleton lines={2} height="2rem" />} failed={t('record.failed')}>
        {(editions) => {
          const done = editions.filter(({ marks }) => marks.includes(DAY_MARKS.done));
          return done.length === 0 ? (
            <p>
              {t('record.streak.begin')}{' '}
              <TextLink as={Link} to={DAILY_PATH}>
                {t('record.streak.today')}
              </TextLink>
            </p>
          ) : (
            <ul className="record-bests">
              {done.map((one) => (
                <EditionStreak key={one.edition} {...one} />
              ))}
            </ul>
          );
        }}
      </CallView>
    </section>
  );
}

function EditionStreak({ edition, marks }: EditionMarks) {
  const { days } = streakOf(marks);
  return (
    <li>
      <span className="muted">{t(`daily.edition.${edition}`)}</span>
      <strong className="record-best">
        {days === 0 ? t('record.streak.none') : plural('record.streak', days)}
      </strong>
      <span>{plural('record.streak.longest', longestStreak(marks))}</span>
    </li>
  );
}
