import { useState } from 'react';
import type { DraftRow } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { Intake } from '../intake/use-intake.ts';
import { BringPageDialog } from './bring-page-dialog.tsx';

interface AwaitedPageProps {
  readonly row: DraftRow;
  readonly intake: Intake;
}

/** Of a home whose page we could not read: how the person brings it. */
export function AwaitedPage({ row, intake }: AwaitedPageProps) {
  const [isBringing, setIsBringing] = useState(false);
  return (
    <div className="builder-bring">
      <p>{t('builder.bring')}</p>
      <div className="builder-actions">
        {row.facts.url ? (
          <a
            className="ui-link"
            data-kind="inline"
            href={row.facts.url}
            target="_blank"
            rel="noreferrer noopener"
          >
            {t('builder.bring.open')}
          </a>
        ) : null}
        <Button size="small" kind="primary" onClick={() => setIsBringing(true)}>
          {t('builder.bring.page')}
        </Button>
      </div>
      <BringPageDialog isOpen={isBringing} onClose={() => setIsBringing(false)} intake={intake} row={row} />
    </div>
  );
}
