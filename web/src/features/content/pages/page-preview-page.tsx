import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { resolvePage } from '#domain/site/site-content.ts';
import { SitePageView } from '#kit/site/site-page-view.tsx';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import { formatTime } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { PagePreview } from '#wire/site.ts';
import './page-preview.css';

/** The draft of a page at its address of ten minutes; null once that is over, or where there never was one. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<PagePreview | null> {
  const language = new URL(request.url).searchParams.get('lang') ?? locale();
  try {
    return await callRpc('page_preview', { token: params['token'] ?? '', ...brandArg(), locale: language });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'not_found') return null;
    throw error;
  }
}

/** A page as its visitors will see it, before it is published. */
export function Component() {
  const draft = useLoaderData<PagePreview | null>();
  if (draft === null)
    return (
      <div className="page" data-width="narrow">
        <h1>{t('agencySite.draft.over')}</h1>
        <p>{t('agencySite.draft.overHelp')}</p>
      </div>
    );
  return (
    <>
      <p className="page-preview-note" role="note">
        {t('agencySite.draft.note', { time: formatTime(draft.expiresAt) })}
      </p>
      <SitePageView
        page={resolvePage(draft, draft.locale, draft.locales)}
        data={draft.data}
        locale={draft.locale}
      />
    </>
  );
}
