import { useId } from 'react';
import { AGENCY_GROUPS, type AgencyScreenRow } from '#domain/agency-screens.ts';
import { menuOf, screenPath, tabsOf, type AgencyStanding } from '#domain/agency-access.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';

export interface AgencyMenuProps {
  readonly here: AgencyScreenRow;
  /** null: a player without an agency */
  readonly standing: AgencyStanding | null;
  readonly basePath: string;
  readonly onGo?: () => void;
}

/** All screens that are open to the reader, in groups, with the open one marked. */
export function AgencyMenu({ here, standing, basePath, onGo }: AgencyMenuProps) {
  const rows = menuOf(standing);
  // The menu may be there twice: beside the screen, and in the sheet.
  const id = useId();
  return AGENCY_GROUPS.map((group) => {
    const own = rows.filter((row) => row.group === group);
    return own.length === 0 ? null : (
      <div key={group} className="agency-menu-group">
        <p id={`${id}-${group}`}>{t(`agency.group.${group}`)}</p>
        <ul aria-labelledby={`${id}-${group}`}>
          {own.map((row) => (
            <li key={row.screen}>
              <Link
                to={screenPath(row, basePath)}
                aria-current={currentOf(row, here, standing)}
                {...(onGo ? { onClick: onGo } : {})}
              >
                {t(menuLabel(row))}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** A menu's entry for several tabs is called after all of them. */
export function menuLabel(row: AgencyScreenRow) {
  return 'tabs' in row ? (`agency.tabs.${row.tabs}` as const) : row.label;
}

function currentOf(
  row: AgencyScreenRow,
  here: AgencyScreenRow,
  standing: AgencyStanding | null,
): 'page' | 'true' | undefined {
  if (row === here) return 'page';
  return tabsOf(row, standing).includes(here) ? 'true' : undefined;
}
