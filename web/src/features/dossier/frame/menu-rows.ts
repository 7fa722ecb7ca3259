import { mayInDossier, type Capability } from '#domain/capabilities.ts';
import type { MessageKey } from '#lib/i18n.ts';

/** Who somebody is in a dossier, as the menu asks it. */
export interface Standing {
  readonly role: 'owner' | 'partner' | 'adviser' | 'viewer' | 'support';
  readonly ticks: readonly string[];
}

interface MenuRow {
  /** what follows `/dossiers/ID/` */
  readonly path: string;
  readonly label: MessageKey;
  readonly group: (typeof MENU_GROUPS)[number];
  readonly needs: Capability;
  /** its name where there is room for a word: it stands in the bar at the thumb */
  readonly short?: MessageKey;
  /** it is about one home, which the address names where it is not the main one; what lies below it is not */
  readonly isOfHome?: true;
}

export const MENU_GROUPS = ['file', 'home', 'market', 'help'] as const;

/** The screens of a dossier: what the menu shows, to whom, and what of them is closed to whom. */
export const MENU_ROWS: readonly MenuRow[] = [
  {
    path: 'home',
    label: 'dossierNotes.menu.home',
    short: 'dossierNotes.menu.home',
    group: 'file',
    needs: 'dossier.read',
  },
  {
    path: 'notes-and-queries',
    label: 'dossierNotes.menu.notes',
    short: 'dossierNotes.notes',
    group: 'file',
    needs: 'dossier.read',
  },
  {
    path: 'tasks',
    label: 'dossierNotes.menu.tasks',
    short: 'dossierNotes.menu.tasks',
    group: 'file',
    needs: 'dossier.read',
  },
  {
    path: 'calendar',
    label: 'dossierNotes.menu.calendar',
    short: 'dossierNotes.menu.calendar',
    group: 'file',
    needs: 'dossier.read',
  },
  { path: 'notifications', label: 'dossierNotes.menu.notifications', group: 'file', needs: 'dossier.read' },
  { path: 'people', label: 'dossierNotes.menu.people', group: 'file', needs: 'dossier.read' },
  {
    path: 'overview',
    label: 'dossierNotes.menu.overview',
    group: 'home',
    needs: 'dossier.read',
    isOfHome: true,
  },
  { path: 'photos', label: 'dossierNotes.menu.photos', group: 'home', needs: 'dossier.read' },
  { path: 'viewing', label: 'dossierNotes.menu.viewing', group: 'home', needs: 'dossier.read' },
  {
    path: 'comparables',
    label: 'dossierNotes.menu.comparables',
    group: 'home',
    needs: 'dossier.read',
    isOfHome: true,
  },
  { path: 'profile', label: 'dossierNotes.menu.profile', group: 'home', needs: 'dossier.read-profile' },
  { path: 'offers', label: 'dossierNotes.menu.offers', group: 'home', needs: 'dossier.read-offers' },
  {
    path: 'Charts',
    label: 'dossierNotes.menu.charts',
    group: 'market',
    needs: 'dossier.read',
    isOfHome: true,
  },
  {
    path: 'location',
    label: 'dossierNotes.menu.location',
    group: 'market',
    needs: 'dossier.read',
    isOfHome: true,
  },
  {
    path: 'neighbourhood',
    label: 'dossierNotes.menu.neighbourhood',
    group: 'market',
    needs: 'dossier.read',
    isOfHome: true,
  },
  {
    path: 'recent-sales',
    label: 'dossierNotes.menu.sales',
    group: 'market',
    needs: 'dossier.read',
    isOfHome: true,
  },
  { path: 'ai-chat', label: 'dossierNotes.menu.chat', group: 'help', needs: 'dossier.read-ai' },
  { path: 'ai-feedback', label: 'dossierNotes.menu.feedback', group: 'help', needs: 'dossier.read-ai' },
];

/** The screens that are open to somebody. */
export function rowsFor({ role, ticks }: Standing): readonly MenuRow[] {
  return MENU_ROWS.filter(({ needs }) => mayInDossier(role, ticks, needs));
}

/** The screen that an address is at or below; null where the menu has no such screen. */
export function rowAt(pathname: string): MenuRow | null {
  const [, , , path] = pathname.split('/');
  return MENU_ROWS.find((row) => row.path === path) ?? null;
}

/** Is the address of a row the open page, or above it? */
export function currentAt(row: MenuRow, pathname: string): 'page' | 'true' | undefined {
  if (rowAt(pathname) !== row) return undefined;
  return pathname.split('/').filter(Boolean).length === 3 ? 'page' : 'true';
}
