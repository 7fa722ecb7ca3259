import type { CrowdReport, CrowdReportHome } from '#wire/crowd-reports.ts';
import { formatMoney } from '#domain/format-money.ts';
import { brand } from '#lib/brand.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { reportPath } from './report-path.ts';
import { ReportShare } from './report-share.tsx';
import { ReportedHome } from './reported-home.tsx';
import './report-sheet.css';

interface ReportSheetProps {
  readonly report: CrowdReport;
  readonly isOfHome: boolean;
}

/** A report as it is read on a screen and lies on paper: one home on two sheets, or a line for each home of a game. */
export function ReportSheet({ report, isOfHome }: ReportSheetProps) {
  const { game, homes, players } = report;
  const [only] = homes;
  return (
    <article className="page crowd-report">
      <ReportHead report={report} about={isOfHome && only ? only.title : game.title} />
      {homes.some(({ hasSampleGuesses }) => hasSampleGuesses) ? (
        <p className="crowd-report-sample">{t('agencyLoop.report.sample')}</p>
      ) : null}
      {isOfHome && only ? (
        <ReportedHome home={only} currency={game.currency} />
      ) : (
        <>
          <p className="crowd-report-headline ui-display">
            {plural('agencyLoop.report.title', Math.max(players, ...homes.map(({ crowd }) => crowd.count)))}
          </p>
          <HomesTable report={report} />
        </>
      )}
      <HowToRead />
      {isOfHome ? (
        <p className="crowd-report-screen">
          <TextLink as={Link} to={reportPath(game.slug)}>
            {t('agencyLoop.report.all')}
          </TextLink>
        </p>
      ) : null}
      {report.isManager ? <ReportShare slug={game.slug} /> : null}
    </article>
  );
}

function ReportHead({ report, about }: { readonly report: CrowdReport; readonly about: string }) {
  const { logoUrl, phone, website } = brand();
  const { name, email } = report.agency;
  return (
    <header className="crowd-report-head">
      <div className="crowd-report-agency">
        {logoUrl ? <img src={logoUrl} alt="" height="48" /> : null}
        <address>
          <strong className="ui-display">{name}</strong>
          <span>{[email, phone, website?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · ')}</span>
        </address>
      </div>
      <div className="crowd-report-title">
        <div>
          <h1>{about}</h1>
          <p className="muted">
            {t('agencyLoop.report.of', { title: report.game.title, time: formatTime(report.madeAt) })}
          </p>
        </div>
        <Button className="crowd-report-screen" onClick={() => window.print()}>
          {t('agencyLoop.report.print')}
        </Button>
      </div>
    </header>
  );
}

function HomesTable({ report }: { readonly report: CrowdReport }) {
  const { game, homes } = report;
  return (
    // On a narrow screen the table scrolls inside its own frame, and no figure is broken in two.
    <section
      className="crowd-report-frame"
      aria-label={t('agencyLoop.report.table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="crowd-report-table">
        <thead>
          <tr>
            <th scope="col">{t('agencyLoop.report.home')}</th>
            <th scope="col">{t('agencyLoop.report.experience.guesses')}</th>
            <th scope="col">{t('agencyLoop.report.figure.median')}</th>
            <th scope="col">{t('agencyLoop.report.figure.half')}</th>
            <th scope="col">{t('agencyLoop.report.figure.asking')}</th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <HomeRow key={home.gameListingId} home={home} slug={game.slug} currency={game.currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HomeRowProps {
  readonly home: CrowdReportHome;
  readonly slug: string;
  readonly currency: string;
}

function HomeRow({ home, slug, currency }: HomeRowProps) {
  const spread = crowdSpread(home.crowd);
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const asked = home.askingMinor ?? home.soldMinor;
  return (
    <tr>
      <th scope="row">
        <TextLink as={Link} to={reportPath(slug, home.gameListingId)}>
          {home.title}
        </TextLink>
      </th>
      <td>{formatNumber(home.crowd.count)}</td>
      {spread ? (
        <>
          <td>{money(spread.medianMinor)}</td>
          <td>{`${money(spread.q1Minor)} – ${money(spread.q3Minor)}`}</td>
        </>
      ) : (
        <td colSpan={2} className="muted">
          {home.crowd.count < 5
            ? plural('agencyLoop.report.few', home.crowd.count)
            : t('agencyLoop.report.closed')}
        </td>
      )}
      <td>{asked === null ? '–' : money(asked)}</td>
    </tr>
  );
}

/** What the figures mean, how they were counted, and what they are not. */
function HowToRead() {
  return (
    <section className="crowd-report-how">
      <h2>{t('agencyLoop.report.how')}</h2>
      <p>{t('agencyLoop.report.how.read')}</p>
      <p>{t('agencyLoop.report.how.counted')}</p>
      <p>{t('agencyLoop.report.how.not')}</p>
    </section>
  );
}
