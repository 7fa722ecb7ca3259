import type { ClientReport } from '#wire/client-reports.ts';
import { brand } from '#lib/brand.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface ReportHeadProps {
  readonly report: ClientReport;
  /** what this sheet is about: the game, or one of its homes */
  readonly about: string;
  /** some of the guesses on this sheet are invented */
  readonly hasSamples: boolean;
}

/** Whose report it is and how to reach them, what it is about and as of when; on a sample, that its guesses are invented. */
export function ReportHead({ report, about, hasSamples }: ReportHeadProps) {
  return (
    <header className="report-head">
      <Agency name={report.agency.name} email={report.agency.email} />
      <div className="report-title">
        <div>
          <h1>{t('faces.report.title', { game: about })}</h1>
          <p className="muted">{t('faces.report.made', { time: formatTime(report.madeAt) })}</p>
        </div>
        <Button onClick={() => window.print()} className="report-print">
          {t('faces.report.print')}
        </Button>
      </div>
      {hasSamples ? (
        <p className="report-samples">
          <Badge tone="warn">{t('faces.report.sampleBadge')}</Badge> {t('faces.report.samples')}
        </p>
      ) : null}
    </header>
  );
}

/** A report is of this site's brand: its record says the rest. */
function Agency({ name, email }: ClientReport['agency']) {
  const { logoUrl, agentName, agentTitle, phone, website } = brand();
  return (
    <div className="report-agency">
      {logoUrl ? <img src={logoUrl} alt="" height="56" /> : null}
      <address>
        <strong className="ui-display">{name}</strong>
        {agentName ? <span>{[agentName, agentTitle].filter(Boolean).join(', ')}</span> : null}
        {phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : null}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {website ? (
          <TextLink href={website} rel="noopener">
            {website.replace(/^https?:\/\//, '').replace(/\/.*$/, '')}
          </TextLink>
        ) : null}
      </address>
    </div>
  );
}
