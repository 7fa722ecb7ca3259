import { useState } from 'react';
import { pageFaults } from '#domain/site/page-faults.ts';
import type { PageContent } from '#domain/site/site-content.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { SITE_BASE } from '#kit/site/site-facts.ts';
import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toasts.ts';
import type { SitePageDraft } from '#wire/site.ts';
import { PageHistory } from './page-history.tsx';
import { saveSite } from './site-calls.ts';

interface PagePublishProps {
  readonly brand: string;
  readonly draft: SitePageDraft;
  /** as it is typed now */
  readonly content: PageContent;
  readonly isDirty: boolean;
  /** what is stored is being read again: only what was seen is published */
  readonly isReading: boolean;
  readonly nameOf: (row: string, field: string) => string;
  readonly onOpen: (row: string) => void;
  readonly onChanged: () => Promise<void>;
  readonly onReplaced: () => Promise<void>;
}

/** What makes a page public or takes it off, what it lacks before that, and what it was. */
export function PagePublish(props: PagePublishProps) {
  const { brand, draft, content, isDirty, isReading, nameOf, onOpen, onChanged, onReplaced } = props;
  const { page, state, locales } = draft;
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, error, run } = useDeed();
  const faults = pageFaults(content, locales);
  const publish = () => {
    setIsAsked(true);
    if (faults.length > 0) return;
    void run(async () => {
      await saveSite({ what: 'publish', brand, page: page.id, state });
      await onChanged();
      showToast({ tone: 'good', text: t('agencySite.publish.done') });
    });
  };
  const hide = () =>
    run(async () => {
      await callRpc('hide_site_page', { id: page.id });
      await onChanged();
    });
  return (
    <div className="site-publish">
      <div className="site-row">
        <Button
          kind="primary"
          isBusy={isBusy || isReading}
          disabled={isDirty || !page.hasChanges}
          onClick={publish}
        >
          {t('agencySite.publish.publish')}
        </Button>
        {page.publishedAt === null ? null : (
          <>
            <TextLink as={Link} to={SITE_BASE + page.slug}>
              {t('agencySite.publish.open')}
            </TextLink>
            <Button kind="quiet" isBusy={isBusy} onClick={() => void hide()}>
              {t('agencySite.publish.hide')}
            </Button>
          </>
        )}
        <PageHistory page={page.id} state={state} content={content} nameOf={nameOf} onReplaced={onReplaced} />
      </div>
      {isDirty ? <p className="muted">{t('agencySite.publish.saveFirst')}</p> : null}
      {isAsked && faults.length > 0 ? (
        <div role="alert" className="form-error">
          <p>{t('agencySite.publish.lacks')}</p>
          <ul>
            {faults.map(({ row, field, fault }) => (
              <li key={`${row} ${field}`}>
                <Button kind="quiet" size="small" onClick={() => onOpen(row)}>
                  {nameOf(row, field)}
                </Button>{' '}
                {t(`agencySite.publish.fault.${fault}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DeedError error={error} />
    </div>
  );
}
