import type { OwnAgency } from '#wire/agencies.ts';
import { t } from '#lib/i18n.ts';
import { chooseAgency } from './chosen-agency.ts';
import './frame.css';

/** Somebody works for several agencies, and the address names none of them. */
export function ChooseAgency({ agencies }: { readonly agencies: readonly OwnAgency[] }) {
  return (
    <div className="page" data-width="text">
      <h1>{t('agency.choose.title')}</h1>
      <p className="lead">{t('agency.choose.lead')}</p>
      <ul className="agency-choice">
        {agencies.map(({ key, displayName, role }) => (
          <li key={key}>
            <button type="button" onClick={() => chooseAgency(key)}>
              <b dir="auto">{displayName}</b>
              <span>{t(`agency.role.${role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
