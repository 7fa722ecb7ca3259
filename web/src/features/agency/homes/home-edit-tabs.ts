/** Tabs of a home, in their order; the names are those of the addresses. */
export const HOME_TABS = ['general', 'text', 'sale', 'location', 'features', 'photos'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

export function homeTab(name: string | undefined): HomeTab | null {
  return HOME_TABS.find((tab) => tab === name) ?? null;
}
