import { EVERY_LOCALE } from '#domain/site/page-kinds.ts';
import { resolvePage } from '#domain/site/site-content.ts';
import type { SitePageDraft } from '#wire/site.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { plural, t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { fieldKey } from './field-keys.ts';
import { localeName } from './locale-name.ts';
import { PageParts } from './page-parts.tsx';
import { PagePreview } from './page-preview.tsx';
import { PagePublish } from './page-publish.tsx';
import { RowFields } from './row-fields.tsx';
import { sayValue } from './say-value.ts';
import { usePageForm } from './use-page-form.ts';

interface PageEditorProps {
  readonly brand: string;
  readonly draft: SitePageDraft;
  /** what is stored is being read again */
  readonly isReading: boolean;
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** something beside the fields changed: parts, or what is public */
  readonly onChanged: () => Promise<void>;
  /** the fields themselves are others now */
  readonly onReplaced: () => Promise<void>;
}

const TITLE = 'title';

/** One page: a tab for its title and address, one for each part, and the page itself beside them. */
export function PageEditor(props: PageEditorProps) {
  const { brand, draft, isReading, locale, onLocale, tab, onTab, onChanged, onReplaced } = props;
  const { page, locales, data } = draft;
  const { edits, kindOf, typed, content, ordered, nameOfPart, nameOfField } = usePageForm(
    brand,
    draft,
    locale,
    () => void onChanged(),
  );
  const ofRow = (row: string) => (
    <RowFields
      row={row}
      of={kindOf(row)}
      locale={locale}
      locales={locales}
      edits={edits}
      choices={data}
      typed={typed}
    />
  );
  const tabs = [
    {
      id: TITLE,
      label: t('agencySite.tab.title'),
      panel: (
        <div className="site-fields">
          {ofRow(page.id)}
          <PageParts
            brand={brand}
            page={page.id}
            parts={ordered.map((part) => ({ ...part, name: nameOfPart(part.id) }))}
            edits={edits}
            onOrder={(ids) =>
              edits.set(fieldKey({ row: page.id, locale: EVERY_LOCALE, field: 'order' }), ids)
            }
            onChanged={onChanged}
            onTab={onTab}
          />
        </div>
      ),
    },
    ...ordered.map(({ id, kind }) => ({
      id,
      label: t(`agencySite.part.${kind}`),
      panel: (
        <div key={`${id} ${locale}`} className="site-fields">
          {ofRow(id)}
        </div>
      ),
    })),
  ];
  return (
    <>
      <div className="site-row">
        <Select
          label={t('agencySite.language')}
          value={locale}
          options={locales.map((one) => ({ value: one, label: lackingName(one, page.missing[one] ?? 0) }))}
          onChange={(event) => onLocale(event.currentTarget.value)}
        />
        <PagePublish
          brand={brand}
          draft={draft}
          content={content}
          isDirty={edits.isDirty}
          isReading={isReading}
          nameOf={(row, field) => nameOfField(fieldKey({ row, field, locale: EVERY_LOCALE }))}
          onOpen={(row) => onTab(row === page.id ? TITLE : row)}
          onChanged={onChanged}
          onReplaced={onReplaced}
        />
      </div>
      <div className="site-desk">
        <Tabs label={t('agencySite.tabs')} tabs={tabs} selected={tab} onSelect={onTab} />
        <PagePreview
          brand={brand}
          id={page.id}
          isDirty={edits.isDirty}
          page={resolvePage(content, locale, locales)}
          data={data}
          locale={locale}
        />
      </div>
      <EditsFoot edits={edits} nameOf={nameOfField} showValue={(_, value) => sayValue(value)} />
    </>
  );
}

function lackingName(locale: string, missing: number): string {
  return missing > 0
    ? `${localeName(locale)} (${plural('agencySite.missing', missing)})`
    : localeName(locale);
}
