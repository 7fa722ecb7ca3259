import type { SceneColors } from './map-style.ts';

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

/** The theme's colours as the map's painter reads them: it knows no `oklch()` and no `light-dark()`. */
export function readColors(container: HTMLElement): SceneColors {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const read = (role: string): string => {
    if (!pen) return '#888888';
    // An element of its own for each: one that changes its colour may be on its way from the last one still.
    const probe = container.appendChild(document.createElement('i'));
    probe.style.color = `var(${role})`;
    pen.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
  };
  return Object.fromEntries(
    Object.entries(COLOR_ROLES).map(([name, role]) => [name, read(role)]),
  ) as unknown as SceneColors;
}

/**
 * Calls back when the page may have changed its colours: by the visitor's choice, or by the device's.
 * @returns stops it
 */
export function watchColors(changed: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}
