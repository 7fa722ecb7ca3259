import type { ClientReport } from '#wire/client-reports.ts';
import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { clientReportGate } from '#domain/client-report-gate.ts';
import { clientReportPath } from '#domain/paths-beside-a-run.ts';
import { formatNumber, formatPercent, formatTime } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ReportHomeSection } from '../components/report-home-section.tsx';
import { ReportKey } from '../components/report-key.tsx';
import { reportOrLocked } from '../report-or-locked.ts';
import '#kit/games/outcome.css';
import '../report.css';

interface CameronStartData {
  readonly game: Game;
  /** null until the viewer has opened the report */
  readonly report: ClientReport | null;
  readonly page: { readonly values: { readonly game: string } };
}

/** The gate of the slug, then the report or the question for its code. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<CameronStartData | Response> {
  const slug = params.gameSlug ?? '';
  const elsewhere = clientReportGate(slug);
  if (elsewhere !== null) return redirect(elsewhere + new URL(request.url).search);
  const [game, report] = await Promise.all([readGame(slug), reportOrLocked(slug)]);
  return { game, report, page: { values: { game: game.title } } };
}

/** What the crowd says about the homes of a showcase, for the client: to read, and to print. */
export function Component() {
  const { game, report } = useLoaderData<CameronStartData>();
  if (!report) return <ReportKey game={game} />;
  const { agency, guesses, players, medianRatio, q1Ratio, q3Ratio } = report;
  return (
    <article className="page report">
      <header className="report-head">
        <div>
          <p className="muted">{agency.name}</p>
          <h1>{t('faces.report.title', { game: report.game.title })}</h1>
          <p className="muted">{t('faces.report.made', { time: formatTime(report.madeAt) })}</p>
          {report.game.isSample ? <Badge>{t('games.sample')}</Badge> : null}
        </div>
        <Button onClick={() => window.print()} className="report-print">
          {t('faces.report.print')}
        </Button>
      </header>
      <section className="report-sum">
        <h2>{t('faces.report.sum')}</h2>
        {medianRatio === null || q1Ratio === null || q3Ratio === null ? (
          <p>{plural('faces.report.few', guesses)}</p>
        ) : (
          <p className="lead">{ratioText(medianRatio)}</p>
        )}
        <dl className="outcome">
          <Figure label={t('faces.report.players')} value={formatNumber(players)} />
          <Figure label={t('faces.report.guesses')} value={formatNumber(guesses)} />
          {medianRatio === null ? null : (
            <Figure label={t('faces.report.ratio')} value={formatPercent(medianRatio * 100)} />
          )}
          {q1Ratio === null || q3Ratio === null ? null : (
            <Figure
              label={t('faces.report.ratioMiddle')}
              value={`${formatPercent(q1Ratio * 100)} – ${formatPercent(q3Ratio * 100)}`}
            />
          )}
        </dl>
      </section>
      {report.homes.length === 0 ? (
        <Empty title={t('faces.map.empty')}>{t('faces.map.emptyHelp')}</Empty>
      ) : null}
      {report.homes.map((home) => (
        <ReportHomeSection
          key={home.gameListingId}
          home={home}
          currency={report.game.currency}
          link={
            <TextLink as={Link} to={clientReportPath(report.game.slug, home.gameListingId)}>
              {t('faces.report.only', { title: home.title })}
            </TextLink>
          }
        />
      ))}
      <footer className="report-foot muted">
        <p>{t('faces.report.method')}</p>
        <p>{t('faces.report.contact', { agency: agency.name, email: agency.email })}</p>
      </footer>
    </article>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="ui-display">{value}</dd>
    </div>
  );
}

/** The middle guess as a share of the price, in a sentence. */
function ratioText(ratio: number): string {
  const percent = Math.abs(ratio - 1) * 100;
  if (percent < 0.5) return t('faces.report.even');
  return t(ratio > 1 ? 'faces.report.over' : 'faces.report.under', { percent: formatPercent(percent) });
}
