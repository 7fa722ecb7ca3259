import type { ClientReport, ReportHome } from '#wire/client-reports.ts';
import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { clientReportGate } from '#domain/client-report-gate.ts';
import { clientReportPath } from '#domain/paths-beside-a-run.ts';
import { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ReportHead } from '../components/report-head.tsx';
import { ReportHomeSection } from '../components/report-home-section.tsx';
import { ReportKey } from '../components/report-key.tsx';
import { reportOrLocked } from '../report-or-locked.ts';
import '../report.css';

interface CameronListingData {
  readonly game: Game;
  readonly opened: { readonly report: ClientReport; readonly home: ReportHome } | null;
  readonly page: { readonly values: { readonly game: string } };
}

/** The gate of the slug, then one home of the report or the question for its code. */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<CameronListingData | Response> {
  const slug = params.gameSlug ?? '';
  const gameListingId = params.listingInGameUuid ?? '';
  const elsewhere = clientReportGate(slug, gameListingId);
  if (elsewhere !== null) return redirect(elsewhere + new URL(request.url).search);
  const [game, report] = await Promise.all([readGame(slug), reportOrLocked(slug)]);
  const home = report?.homes.find((one) => one.gameListingId === gameListingId);
  if (report && !home)
    throw new AppError('not_found', 'This home is not part of the report.', { status: 404 });
  return {
    game,
    opened: report && home ? { report, home } : null,
    page: { values: { game: game.title } },
  };
}

/** One home of the client's report, on a sheet of its own. */
export function Component() {
  const { game, opened } = useLoaderData<CameronListingData>();
  if (!opened) return <ReportKey game={game} />;
  const { report, home } = opened;
  return (
    <article className="page report">
      <ReportHead report={report} about={home.title} hasSamples={home.hasSampleGuesses} />
      <ReportHomeSection home={home} currency={report.game.currency} link={null} />
      <p className="report-print">
        <TextLink as={Link} to={clientReportPath(report.game.slug)}>
          {t('faces.report.whole')}
        </TextLink>
      </p>
      <footer className="report-foot muted">
        <p>{t('faces.report.method')}</p>
        <p>{t('faces.report.contact', { agency: report.agency.name, email: report.agency.email })}</p>
      </footer>
    </article>
  );
}
