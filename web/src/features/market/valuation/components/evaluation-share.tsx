import { useState } from 'react';
import { plural, t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { evaluationPath } from '#kit/valuation/evaluation-path.ts';
import { CopyField } from '#kit/sharing/copy-field.tsx';
import { Button } from '#ui/button.tsx';
import '#kit/sharing/sharing.css';
import { endEvaluationLinks, shareEvaluation } from '../mutations.ts';

interface EvaluationShareProps {
  readonly listingId: string;
  /** that are open now */
  readonly links: number;
}

/** Hands out links that open a report, and ends them. */
export function EvaluationShare({ listingId, links }: EvaluationShareProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [open, setOpen] = useState(links);
  const { isBusy, error, run } = useDeed();
  const make = async () => {
    const token = await shareEvaluation(listingId);
    setUrl(new URL(evaluationPath(listingId, token), window.location.origin).href);
    setOpen((count) => count + 1);
  };
  const end = async () => {
    await endEvaluationLinks(listingId);
    setUrl(null);
    setOpen(0);
  };
  return (
    <section className="value-section value-no-print">
      <h2>{t('valuation.evaluation.share')}</h2>
      <p>{t('valuation.evaluation.shareHelp')}</p>
      {url === null ? null : (
        <CopyField
          label={t('valuation.evaluation.link')}
          hint={t('valuation.evaluation.linkOnce')}
          text={url}
        />
      )}
      <p className="value-buttons">
        <Button isBusy={isBusy} onClick={() => void run(make)}>
          {t('valuation.evaluation.makeLink')}
        </Button>
        {open > 0 ? (
          <Button isBusy={isBusy} onClick={() => void run(end)}>
            {t('valuation.evaluation.endLinks')}
          </Button>
        ) : null}
        <span role="status" className="muted">
          {open > 0 ? plural('valuation.evaluation.links', open) : null}
        </span>
      </p>
      <DeedError error={error} />
    </section>
  );
}
