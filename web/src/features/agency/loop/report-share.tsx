import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { makeReportCode, readReportCodes, switchReportCode } from './report-calls.ts';

/** Codes that open a report, each for somebody; one that is switched off opens it no more, at once. */
export function ReportShare({ slug }: { readonly slug: string }) {
  const codes = useCall(['report codes', slug], () => readReportCodes(slug));
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const { isBusy, error, run } = useDeed();
  return (
    <section className="crowd-report-screen crowd-report-share" aria-label={t('agencyLoop.share.title')}>
      <h2>{t('agencyLoop.share.title')}</h2>
      <p className="muted">{t('agencyLoop.share.lead')}</p>
      <CopyField label={t('agencyLoop.share.link')} text={window.location.href} />
      <form
        className="crowd-report-make"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            setMade(await makeReportCode(slug, label.trim()));
            setLabel('');
            await codes.reload();
          });
        }}
      >
        <TextField
          label={t('agencyLoop.share.label')}
          value={label}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('agencyLoop.share.make')}
        </Button>
      </form>
      <DeedError error={error ?? codes.error} />
      {made === null ? null : (
        <div role="status">
          <CopyField label={t('agencyLoop.share.code')} text={made} />
        </div>
      )}
      {(codes.answer ?? []).length === 0 ? null : (
        <>
          <h3>{t('agencyLoop.share.codes')}</h3>
          <ul className="crowd-report-codes">
            {codes.answer?.map(({ id, label: name, isActive }) => (
              <li key={id}>
                <span>
                  {name}
                  {isActive ? null : ` (${t('agencyLoop.share.isOff')})`}
                </span>
                <Button
                  size="small"
                  isBusy={isBusy}
                  onClick={() =>
                    void run(async () => {
                      await switchReportCode(id, !isActive);
                      await codes.reload();
                    })
                  }
                >
                  {t(isActive ? 'agencyLoop.share.off' : 'agencyLoop.share.on')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
