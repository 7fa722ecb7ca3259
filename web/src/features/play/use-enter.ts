import { useEffect, useRef, type RefObject } from 'react';

/** Enter follows the first link in the element, unless the focus is on something that takes the key itself, or the key is still held. */
export function useEnter(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || takesEnter(event.target)) return;
      element.current?.querySelector('a')?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return element;
}

function takesEnter(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, summary, input, textarea, select, dialog') !== null
  );
}
