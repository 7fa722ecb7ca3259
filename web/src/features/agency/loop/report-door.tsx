import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { openCrowdReport } from './report-calls.ts';
import './report-sheet.css';

/** The door of a report: its code. What opening it means is said before it is opened. */
export function ReportDoor({ slug }: { readonly slug: string }) {
  const [code, setCode] = useState('');
  const { isBusy, error, run } = useDeed();
  const { revalidate } = useRevalidator();
  return (
    <div className="page" data-width="narrow">
      <h1>{t('agencyLoop.key.title')}</h1>
      <p>{t('agencyLoop.key.lead')}</p>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            await openCrowdReport(slug, code.trim());
            await revalidate();
          });
        }}
      >
        <TextField
          label={t('agencyLoop.key.code')}
          value={code}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <DeedError error={error} />
        <div className="form-actions">
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {t('agencyLoop.key.open')}
          </Button>
        </div>
      </form>
    </div>
  );
}
