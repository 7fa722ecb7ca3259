import { Link } from '#lib/link.tsx';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** There is nothing at this address. */
export function Component() {
  return (
    <div className="page-notice" data-drawing="not_found">
      <h1>{t('errors.not_found')}</h1>
      <p>{t('errors.not_found.help')}</p>
      <TextLink as={Link} to={PATHS.home} look="primary">
        {t('errors.home')}
      </TextLink>
    </div>
  );
}
