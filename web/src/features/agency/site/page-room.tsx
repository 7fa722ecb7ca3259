import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { t } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { PageEditor } from './page-editor.tsx';
import { PagePicker } from './page-picker.tsx';
import { readAgencySite, readPageDraft } from './site-calls.ts';
import './site.css';

/** Pages of an agency: which one, and the one that is being written. */
export function PageRoom({ agency }: { readonly agency: Agency }) {
  const { pageName = 'home', pageTabName = 'title' } = useParams();
  const navigate = useNavigate();
  const [locale, setLocale] = useState(agency.locales[0] ?? 'en-GB');
  const [tab, setTab] = useState(pageTabName);
  const [round, setRound] = useState(0);
  const site = useCall(['agency site', agency.key], () => readAgencySite(agency.key));
  const draft = useCall(['agency page', agency.key, pageName], () => readPageDraft(pageName, agency.key));
  const pathOf = (page: string, of = 'title') => `${agency.basePath}/pages/${page}/${of}`;
  // A tab is no page of its own: the address follows it, and what is not saved stays.
  const openTab = (next: string) => {
    setTab(next);
    window.history.replaceState(window.history.state, '', pathOf(pageName, next));
  };
  const reload = async () => {
    await Promise.all([draft.reload(), site.reload()]);
  };
  return (
    <>
      <h1>{t('agencySite.pages.title')}</h1>
      <CallView call={site} waiting={<Skeleton height="3rem" />} failed={t('agencySite.pages.failed')}>
        {({ pages }) => (
          <PagePicker
            brand={agency.key}
            pages={pages}
            open={pageName}
            onOpen={(page) => {
              setTab('title');
              void navigate(pathOf(page));
            }}
            onChanged={reload}
          />
        )}
      </CallView>
      <CallView call={draft} waiting={<Skeleton height="30rem" />} failed={t('agencySite.page.failed')}>
        {(answer) => (
          <PageEditor
            key={`${answer.page.id} ${answer.parts.map(({ id }) => id).join()} ${String(round)}`}
            brand={agency.key}
            draft={answer}
            isReading={draft.isBusy}
            locale={locale}
            onLocale={setLocale}
            tab={tab}
            onTab={openTab}
            onChanged={reload}
            onReplaced={async () => {
              await reload();
              setRound(round + 1);
            }}
          />
        )}
      </CallView>
    </>
  );
}
