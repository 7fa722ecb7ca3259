import type { ClientReport } from '#wire/client-reports.ts';
import type { Game } from '#wire/games.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { clientReportGate } from '#domain/client-report-gate.ts';
import { clientReportPath } from '#domain/paths-beside-a-run.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readGame } from '#kit/games/read-game.ts';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ReportHead } from '../components/report-head.tsx';
import { ReportHomeSection } from '../components/report-home-section.tsx';
import { ReportKey } from '../components/report-key.tsx';
import { ReportSum } from '../components/report-sum.tsx';
import { reportOrLocked } from '../report-or-locked.ts';
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
  const { agency, homes } = report;
  return (
    <article className="page report">
      <ReportHead
        report={report}
        about={report.game.title}
        hasSamples={homes.some((home) => home.hasSampleGuesses)}
      />
      <ReportSum report={report} />
      {homes.length === 0 ? <Empty title={t('faces.map.empty')}>{t('faces.map.emptyHelp')}</Empty> : null}
      {homes.map((home) => (
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
