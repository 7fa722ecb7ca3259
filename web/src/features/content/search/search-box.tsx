import { useNavigate } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Leads to the search with what was typed; without scripts the form does it itself. */
export function SearchBox() {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      className="page-search-box"
      action={PATHS.search}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get('q');
        const query = new URLSearchParams({ q: typeof asked === 'string' ? asked.trim() : '' }).toString();
        void navigate(`${PATHS.search}?${query}`);
      }}
    >
      <TextField type="search" name="q" label={t('information.searchLabel')} autoComplete="off" required />
      <Button type="submit" kind="secondary">
        {t('information.search')}
      </Button>
    </form>
  );
}
