/** The theme's colours as painters of canvases and vendors read them: they know no `oklch()` and no `light-dark()`. */
export function readThemeColors<Name extends string>(
  container: HTMLElement,
  roles: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
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
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const names = Object.entries<string>(roles).map(([name, role]) => [name, read(role)]);
  return Object.fromEntries(names) as Readonly<Record<Name, string>>;
}

/**
 * Calls back when the page may have changed its colours: by the visitor's choice, or by the device's.
 * @returns stops it
 */
export function watchThemeColors(changed: () => void): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}
