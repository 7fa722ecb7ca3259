import type { EditionKey } from '#domain/editions.ts';
import { callRpc } from '#lib/api.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { dayBoardPath } from '../day-path.ts';
import { readChallenge } from '../queries.ts';
import { PlayWay } from './play-way.tsx';

const SHOWN = 10;

/** The best runs of an edition's challenge, and the way to its whole board. */
export function EditionBoard({ edition }: { readonly edition: EditionKey }) {
  const call = useCall(['edition board', edition], () => readBoard(edition));
  const name = t(`daily.edition.${edition}`);
  return (
    <section className="daily">
      <h2>{t('daily.board.of', { name })}</h2>
      <CallView
        call={call}
        waiting={<Skeleton lines={5} height="2rem" />}
        failed={t('daily.failed')}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty title={t('daily.board.empty')} action={<PlayWay edition={edition} />} />}
      >
        {({ slug, rows }) => (
          <>
            <table className="daily-board">
              <thead>
                <tr>
                  <th scope="col">{t('daily.board.rank')}</th>
                  <th scope="col">{t('daily.board.player')}</th>
                  <th scope="col">{t('daily.board.points')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.cursor}>
                    <td>{row.rank}</td>
                    <td>{row.displayName}</td>
                    <td>{formatNumber(row.totalScore)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <TextLink as={Link} to={dayBoardPath(slug)}>
              {t('daily.board.all')}
            </TextLink>
          </>
        )}
      </CallView>
    </section>
  );
}

async function readBoard(edition: EditionKey) {
  const { gameSlug } = await readChallenge(edition);
  const slug = gameSlug ?? '';
  const rows = await callRpc('leaderboard', { gameSlug: slug, brand: 'default', period: 'all_time' });
  return { slug, rows: rows.slice(0, SHOWN) };
}
