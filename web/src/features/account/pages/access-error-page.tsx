import { useSearchParams } from 'react-router-dom';
import { Link } from '#lib/link.tsx';
import { brand } from '#lib/brand.ts';
import { t } from '#lib/i18n.ts';
import { loginPath, PATHS, safeReturnPath } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Where somebody lands who may not open a page: what happened, and whom to ask. */
export function Component() {
  const { serviceEmail } = brand();
  const next = safeReturnPath(useSearchParams()[0].get('next'));
  return (
    <div className="page-notice" data-drawing="not_allowed">
      <h1>{t('access.title')}</h1>
      <p>{t('access.text')}</p>
      <p>
        {t('access.support')} <TextLink href={`mailto:${serviceEmail}`}>{serviceEmail}</TextLink>
      </p>
      <div className="page-notice-actions">
        <TextLink as={Link} to={loginPath(next)} look="primary">
          {t('access.signIn')}
        </TextLink>
        <TextLink as={Link} to={PATHS.home} look="secondary">
          {t('errors.home')}
        </TextLink>
      </div>
    </div>
  );
}
