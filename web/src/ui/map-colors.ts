import type { SceneColors } from './map-scene.ts';

const COLOR_ROLES = { water: '--sunken', land: '--raised', coast: '--line-strong', ring: '--accent-text' };

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
  return {
    water: read(COLOR_ROLES.water),
    land: read(COLOR_ROLES.land),
    coast: read(COLOR_ROLES.coast),
    ring: read(COLOR_ROLES.ring),
  };
}
