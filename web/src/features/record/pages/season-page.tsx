import { useLoaderData } from 'react-router-dom';
import type { SeasonBoard } from '#wire/records.ts';
import { addDays } from '#domain/edition-days.ts';
import { SEASON_RULE } from '#domain/tiers.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { ListView } from '#kit/call/list-view.tsx';
import { LoadFailure } from '#kit/call/load-failure.tsx';
import { useList } from '#kit/call/use-list.ts';
import { signedNumber } from '#kit/games/signed-number.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { readSeasonBoard } from '../queries.ts';
import { seasonName } from '../season-name.ts';
import '../record.css';

interface SeasonData {
  readonly first: SeasonBoard | AppError;
}

/** The board of this season. */
export async function loader(): Promise<SeasonData> {
  return { first: await readSeasonBoard().catch(toAppError) };
}

/** Players of all games by how far over par they are this quarter. */
export function Component() {
  const { first } = useLoaderData<SeasonData>();
  return (
    <div className="page record">
      <h1>{t('record.season.board')}</h1>
      <p className="lead">{t('record.season.lead')}</p>
      {first instanceof Error ? <LoadFailure error={first} /> : <Board first={first} />}
    </div>
  );
}

function Board({ first }: { readonly first: SeasonBoard }) {
  const list = useList<SeasonBoard['rows'][number], SeasonBoard>(['season board'], readSeasonBoard, {
    first,
  });
  return (
    <>
      <p className="muted">
        {t('record.season.until', {
          season: seasonName(first.seasonOn),
          date: formatDate(addDays(first.endsOn, -1)),
        })}{' '}
        {first.players > 0 ? plural('record.season.players', first.players) : null}
      </p>
      <ListView
        list={list}
        more={t('record.season.more')}
        empty={
          <Empty
            title={t('record.season.empty')}
            action={
              <TextLink as={Link} look="primary" to={PATHS.games}>
                {t('record.play')}
              </TextLink>
            }
          >
            {t('record.season.emptyHelp', { homes: SEASON_RULE.leastHomes })}
          </Empty>
        }
      >
        {(rows) => (
          <div
            className="record-scroll"
            role="region"
            aria-label={t('record.season.board')}
            // A table wider than the screen scrolls inside its own frame, which therefore takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            <table className="record-table record-board">
              <thead>
                <tr>
                  <th scope="col">{t('record.season.rank')}</th>
                  <th scope="col">{t('record.season.player')}</th>
                  <th scope="col">{t('record.season.overPar')}</th>
                  <th scope="col">{t('record.season.homes')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id} data-row={row.id} data-own={row.isOwn ? '' : undefined} tabIndex={-1}>
                    <td>{formatNumber(row.rank)}</td>
                    <th scope="row">
                      {row.displayName}{' '}
                      {row.isOwn ? <Badge tone="accent">{t('record.season.own')}</Badge> : null}{' '}
                      {row.tier === null ? null : <Badge>{t(`record.tier.${row.tier}`)}</Badge>}
                    </th>
                    <td>{signedNumber(row.overPar)}</td>
                    <td>{formatNumber(row.homes)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListView>
      <p className="muted">{t('record.season.how', { homes: SEASON_RULE.leastHomes })}</p>
    </>
  );
}
