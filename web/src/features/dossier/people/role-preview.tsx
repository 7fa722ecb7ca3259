import { can, DOSSIER_TICKS } from '#domain/capabilities.ts';
import { t } from '#lib/i18n.ts';
import { MENU_ROWS, rowsFor, type Standing } from '../frame/menu-rows.ts';

const TICKS = Object.keys(DOSSIER_TICKS) as readonly (keyof typeof DOSSIER_TICKS)[];

interface RolePreviewProps extends Standing {
  /** the level of its heading */
  readonly heading?: 'h2' | 'h3';
}

/** What a dossier looks like to somebody: what they may do, and the menu. Both who invites and who is invited read it. */
export function RolePreview({ role, ticks, heading: Heading = 'h3' }: RolePreviewProps) {
  const open = rowsFor({ role, ticks });
  const closed = MENU_ROWS.filter((row) => !open.includes(row));
  const isBuying = can(`dossier-${role}`, 'dossier.edit');
  return (
    <div className="dossier-preview">
      <Heading>{t('dossier.preview.title')}</Heading>
      <ul className="dossier-preview-words">
        <li>{t(`dossier.preview.may.${role}`)}</li>
        {isBuying
          ? null
          : TICKS.map((tick) => (
              <li key={tick}>
                {t(ticks.includes(tick) ? `dossier.preview.open.${tick}` : `dossier.preview.closed.${tick}`)}
              </li>
            ))}
        {isBuying ? <li>{t('dossier.preview.closed.othersNotes')}</li> : null}
      </ul>
      <p>{t('dossier.preview.menu')}</p>
      <ul className="dossier-preview-menu">
        {open.map(({ path, label }) => (
          <li key={path}>{t(label)}</li>
        ))}
        {closed.map(({ path, label }) => (
          <li key={path} data-closed="">
            <s>{t(label)}</s> <span>{t('dossier.preview.notShown')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
