/** What a notch of a mouse's wheel scrolls; a touchpad sends many smaller events. */
const NOTCH_PX = 50;
const known = new WeakSet<HTMLElement>();

/**
 * Turns the wheel over an element into steps, once: towards the reader or to the left is less. React's own handler cannot
 * keep the page from scrolling meanwhile.
 * @param step what a step does at the time; null: nothing, and the page scrolls
 */
export function addWheelSteps(
  element: HTMLElement,
  step: { readonly current: ((steps: number) => void) | null },
): void {
  if (known.has(element)) return;
  known.add(element);
  let turned = 0;
  const turn = (event: WheelEvent) => {
    // Ctrl and the wheel is the browser's zoom.
    if (!step.current || event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaX - event.deltaY;
    const steps = Math.trunc(turned / NOTCH_PX);
    if (steps === 0) return;
    turned -= steps * NOTCH_PX;
    step.current(steps);
  };
  element.addEventListener('wheel', turn, { passive: false });
}
