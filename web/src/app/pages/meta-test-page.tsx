import { useRef, useState, type SubmitEvent } from 'react';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { computeMeta, type ComputedMeta } from '../meta-test/compute-meta.ts';
import { LinkPreview } from '../meta-test/link-preview.tsx';
import { MetaTable } from '../meta-test/meta-table.tsx';
import { readMetaPath } from '../meta-test/read-meta-path.ts';
import { readServedPage, type ServedPage } from '../meta-test/read-served-page.ts';
import '../meta-test/meta-test.css';

interface MetaTestData {
  readonly typed: string;
  readonly result:
    | { readonly refusal: 'outside' | 'unreadable' }
    | { readonly url: URL; readonly computed: ComputedMeta; readonly served: ServedPage | null };
}

/** The metadata of the path in the query, on this brand: computed here, and as the site server sends it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<MetaTestData> {
  const { origin, searchParams } = new URL(request.url);
  const typed = searchParams.get('path') ?? '/';
  const read = readMetaPath(typed, origin);
  if ('refusal' in read) return { typed, result: read };
  const [computed, served] = await Promise.all([computeMeta(read.url), readServedPage(read.url)]);
  return { typed, result: { url: read.url, computed, served } };
}

/** For whoever looks after a brand's site: what networks and search engines are told of any of its pages. */
export function Component() {
  const { typed, result } = useLoaderData<MetaTestData>();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const look = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBusy(true);
    await navigate(`?path=${encodeURIComponent(field.current?.value ?? '')}`);
    setIsBusy(false);
  };
  return (
    <div className="page meta-test">
      <header>
        <h1>{t('metaTest.title')}</h1>
        <p className="lead">{t('metaTest.lead', { site: brand().displayName })}</p>
      </header>
      <form className="meta-form" onSubmit={(event) => void look(event)} noValidate>
        <TextField
          key={typed}
          ref={field}
          label={t('metaTest.path')}
          hint={t('metaTest.hint')}
          error={'refusal' in result ? t(`metaTest.${result.refusal}`) : undefined}
          defaultValue={typed}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('metaTest.look')}
        </Button>
      </form>
      {'refusal' in result ? null : <Found {...result} />}
    </div>
  );
}

type FoundProps = Exclude<MetaTestData['result'], { refusal: unknown }>;

function Found({ url, computed, served }: FoundProps) {
  const { pattern, redirect, meta, tags } = computed;
  return (
    <>
      <p>
        {t('metaTest.row')} <code>{pattern}</code>
        {redirect === null ? null : (
          <>
            {' '}
            {t('metaTest.redirect')} <code>{redirect}</code>
          </>
        )}
        {' · '}
        {served === null ? t('metaTest.notServed') : t('metaTest.status', { status: String(served.status) })}
      </p>
      <h2>{t('metaTest.preview')}</h2>
      <LinkPreview meta={meta} host={url.host} />
      <h2>{t('metaTest.tags')}</h2>
      <MetaTable tags={tags} served={served} />
    </>
  );
}
