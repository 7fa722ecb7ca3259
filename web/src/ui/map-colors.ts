import type { SceneColors } from './map-style.ts';
import { readThemeColors } from './theme-colors.ts';

/** Where each colour of the map stands in its style sheet. */
const COLOR_ROLES: Readonly<Record<keyof SceneColors, string>> = {
  water: '--map-water',
  shore: '--map-shore',
  land: '--map-land',
  coast: '--map-coast',
  border: '--map-border',
  name: '--map-name',
  ring: '--accent-text',
  ringEdge: '--map-land',
};

/** The theme's colours as the map's painter takes them. */
export function readColors(container: HTMLElement): SceneColors {
  return readThemeColors(container, COLOR_ROLES);
}
