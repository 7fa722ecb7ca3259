import { MAX_PAGE_CHARACTERS } from '#wire/importing.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { PageSource } from '#kit/homes/page-source.tsx';

interface RefreshPageProps {
  readonly isBusy: boolean;
  readonly onPage: (html: string) => void;
}

/** The way that always works: somebody opens the listing and brings its page, saved or as source. */
export function RefreshPage({ isBusy, onPage }: RefreshPageProps) {
  return (
    <PageSource
      className="refresh-page"
      rows={4}
      onPage={(html) => {
        if (html.length > MAX_PAGE_CHARACTERS) return t('importReason.too_large');
        onPage(html);
        return null;
      }}
      action={
        <Button type="submit" isBusy={isBusy}>
          {t('builder.page.read')}
        </Button>
      }
    />
  );
}
