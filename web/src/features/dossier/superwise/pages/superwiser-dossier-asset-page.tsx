import { useParams } from 'react-router-dom';
import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { storedNameOf } from '#domain/dossier/match/known-facts.ts';
import type { RpcAnswer } from '#wire/calls.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { callRpc } from '#lib/api.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, type TableProps } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { saySource } from '../../overview/home-facts.ts';
import '../../parts.css';

type Content = NonNullable<RpcAnswer<'superwise_dossier_home'>['content']>;

/** For staff: a home of a dossier; what is in it, and how it came, only while its owner lets support in. */
export function Component() {
  const { dossierAssetId: assetId = '' } = useParams();
  const call = useCall(['superwise home', assetId], () => callRpc('superwise_dossier_home', { assetId }));
  return (
    <div className="page dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossier.staff.homeTitle')}</h1>
        <p>
          <TextLink as={Link} to="/superwiser/dossiers">
            {t('dossier.staff.toAll')}
          </TextLink>
        </p>
      </header>
      <CallView call={call} waiting={<Skeleton height="14rem" />} failed={t('dossier.staff.homeFailed')}>
        {({ id, createdAt, updatedAt, supportUntil, content }) => (
          <>
            <p className="dossier-marks">
              <code>{id}</code>
              <span>{t('dossier.staff.created', { time: formatTime(createdAt) })}</span>
              <span>{t('dossier.own.changed', { time: formatTime(updatedAt) })}</span>
            </p>
            {content === null ? (
              <Empty title={t('dossier.staff.closed')}>{t('dossier.staff.closedHelp')}</Empty>
            ) : (
              <>
                <p role="note">
                  {t('dossier.staff.logged', { time: supportUntil === null ? '' : formatTime(supportUntil) })}
                </p>
                <ContentOf content={content} />
              </>
            )}
          </>
        )}
      </CallView>
    </div>
  );
}

function ContentOf({ content }: { readonly content: Content }) {
  const { title, sourceUrl, facts, versions, imports } = content;
  const said = facts.find(({ name }) => name === 'currency')?.value;
  const currency = typeof said === 'string' ? said : 'GBP';
  return (
    <>
      <section>
        <h2 dir="auto">{title}</h2>
        <p dir="auto">{addressInLine(content)}</p>
        <p>{t(`dossierNotes.stage.${content.stage}`)}</p>
        {sourceUrl === null ? null : (
          <p>
            <TextLink href={sourceUrl} rel="noreferrer nofollow" target="_blank">
              {sourceUrl}
            </TextLink>
          </p>
        )}
      </section>
      <Listed
        caption={t('dossier.staff.facts')}
        rows={facts.map((fact) => ({ ...fact, id: fact.name }))}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: t('dossier.raw.fact'), value: ({ name }) => nameOf(name) },
          {
            id: 'value',
            header: t('dossier.raw.value'),
            value: ({ name, value }) => say(name, value, currency),
          },
          {
            id: 'source',
            header: t('dossier.raw.source'),
            value: ({ source, on }) =>
              [saySource(source), on ? formatDate(on) : ''].filter(Boolean).join(', '),
          },
        ]}
      />
      <Listed
        caption={t('dossier.staff.imports')}
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          { id: 'at', header: t('dossier.staff.when'), value: ({ createdAt }) => formatTime(createdAt) },
          {
            id: 'way',
            header: t('dossier.staff.way'),
            value: ({ way, sourceHost }) => [way, sourceHost ?? ''].filter(Boolean).join(', '),
          },
          {
            id: 'outcome',
            header: t('dossier.staff.outcome'),
            value: ({ outcome, code, grade }) => [outcome, code, grade].filter(Boolean).join(', '),
          },
        ]}
      />
      <Listed
        caption={t('dossier.staff.versions')}
        rows={versions}
        rowKey={({ id }) => String(id)}
        columns={[
          { id: 'at', header: t('dossier.staff.when'), value: ({ savedAt }) => formatTime(savedAt) },
          { id: 'name', header: t('dossier.raw.fact'), value: ({ name }) => nameOf(name) },
          {
            id: 'value',
            header: t('dossier.raw.value'),
            value: ({ name, value }) => say(name, value, currency),
          },
          { id: 'source', header: t('dossier.raw.source'), value: ({ source }) => saySource(source) },
        ]}
      />
    </>
  );
}

/** A table of what there is; where there is nothing it says so, and no empty columns stand there. */
function Listed<Row extends object>(props: TableProps<Row>) {
  return props.rows.length > 0 ? (
    <Table {...props} />
  ) : (
    <p>
      <strong>{props.caption}</strong> {t('dossier.staff.nothing')}
    </p>
  );
}

const factOf = (name: string) => DOSSIER_FACT_KEYS.find((fact) => storedNameOf(fact) === name);

/** A fact by its name on the screens of the dossier; one of somebody's own as it is kept. */
function nameOf(name: string): string {
  const fact = factOf(name);
  return fact ? factName(fact) : name;
}

function say(name: string, value: unknown, currency: string): string {
  const fact = factOf(name);
  if (value === null) return '—';
  if (fact && typeof value !== 'object') return sayFact(fact, value, currency);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
