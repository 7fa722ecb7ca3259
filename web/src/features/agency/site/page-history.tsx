import { useState } from 'react';
import type { PageContent, SiteField } from '#domain/site/site-content.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { isSame } from '#kit/edits/merge-edits.ts';
import { callRpc } from '#lib/api.ts';
import { formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fieldKey, toForm } from './field-keys.ts';
import { localeName } from './locale-name.ts';
import { sayValue } from './say-value.ts';

interface PageHistoryProps {
  readonly page: string;
  readonly state: string;
  readonly content: PageContent;
  readonly nameOf: (row: string, field: string) => string;
  readonly onReplaced: () => Promise<void>;
}

/** What the page was: the last fifty versions, each compared with the draft, and the way back to it. */
export function PageHistory(props: PageHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {t('agencySite.history.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('agencySite.history.title')}
        labels={{ close: t('agencySite.close') }}
      >
        {isOpen ? <Versions {...props} onDone={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Versions({ onDone, ...props }: PageHistoryProps & { readonly onDone: () => void }) {
  const { page, state } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = useCall(['site versions', page, state], () => callRpc('site_versions', { page }));
  return (
    <CallView
      call={versions}
      waiting={<Skeleton height="10rem" />}
      failed={t('agencySite.history.failed')}
      isEmpty={(rows) => rows.length === 0}
      empty={<Empty title={t('agencySite.history.empty')}>{t('agencySite.history.emptyHelp')}</Empty>}
    >
      {(rows) => (
        <ol className="site-versions">
          {rows.map(({ number, madeAt, madeBy, isPublished }) => (
            <li key={number}>
              <Button
                kind="quiet"
                size="small"
                aria-expanded={chosen === number}
                onClick={() => setChosen(chosen === number ? null : number)}
              >
                {[formatTime(madeAt), madeBy ?? '', isPublished ? t('agencySite.state.wasPublic') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </Button>
              {chosen === number ? <Version {...props} number={number} onDone={onDone} /> : null}
            </li>
          ))}
        </ol>
      )}
    </CallView>
  );
}

interface VersionProps extends PageHistoryProps {
  readonly number: number;
  readonly onDone: () => void;
}

function Version({ page, state, content, nameOf, onReplaced, number, onDone }: VersionProps) {
  const version = useCall(['site version', page, number], () => callRpc('site_version', { page, number }));
  const { isBusy, error, run } = useDeed();
  const restore = () =>
    run(async () => {
      await callRpc('restore_site_version', { page, number, state });
      onDone();
      await onReplaced();
    });
  return (
    <CallView call={version} waiting={<Skeleton height="6rem" />}>
      {({ fields }) => {
        const differing = differences(fields, content.fields);
        return (
          <>
            {differing.length === 0 ? (
              <p className="muted">{t('agencySite.history.same')}</p>
            ) : (
              <dl className="site-differences">
                {differing.map(({ key, row, field, locale, then, now }) => (
                  <div key={key}>
                    <dt>{[nameOf(row, field), locale && localeName(locale)].filter(Boolean).join(' · ')}</dt>
                    <dd>
                      <del>{sayValue(now)}</del> <ins>{sayValue(then)}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <Button isBusy={isBusy} disabled={differing.length === 0} onClick={() => void restore()}>
              {t('agencySite.history.restore')}
            </Button>
            <DeedError error={error} />
          </>
        );
      }}
    </CallView>
  );
}

function differences(then: readonly SiteField[], now: readonly SiteField[]) {
  const [before, after] = [then, now].map((fields) => new Map(fields.map((one) => [fieldKey(one), one])));
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before?.get(key), after?.get(key)];
    const place = was ?? is;
    if (!place) return [];
    const [one, other] = [toForm(was?.value), toForm(is?.value)];
    return isSame(one, other) ? [] : [{ key, ...place, then: one, now: other }];
  });
}
