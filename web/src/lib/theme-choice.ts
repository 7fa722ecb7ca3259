import { readStored, writeStored } from './stored.ts';

/** What a visitor may ask for; `system` follows the brand and the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** index.html reads the same key before the first paint. */
const STORAGE_KEY = 'theme';

/** The visitor's choice. */
export function themeChoice(): ThemeChoice {
  const stored = readStored('local', STORAGE_KEY);
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Keeps the choice and wears it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('local', STORAGE_KEY, choice === 'system' ? null : choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
