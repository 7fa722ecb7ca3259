import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { dismissToast, toastStore } from './toasts.ts';
import './toast-region.css';

export interface ToastRegionProps {
  readonly labels: { readonly region: string; readonly dismiss: string };
}

/** Where toasts appear; the shell renders it once. Errors interrupt a screen reader, the rest waits its turn. */
export function ToastRegion({ labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    // A popover is put on top anew each time, so that a toast is seen above an open dialog too.
    const element = region.current;
    if (typeof element?.showPopover !== 'function') return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <section ref={region} className="ui-toasts" popover="manual" aria-label={labels.region}>
      {(['assertive', 'polite'] as const).map((manner) => (
        <ul key={manner} aria-live={manner} aria-relevant="additions">
          {toasts
            .filter((toast) => (toast.tone === 'bad') === (manner === 'assertive'))
            .map((toast) => (
              <li key={toast.id} className="ui-toast" data-tone={toast.tone}>
                <span>{toast.text}</span>
                {toast.action ? (
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => {
                      toast.action?.onPress();
                      dismissToast(toast.id);
                    }}
                  >
                    {toast.action.label}
                  </Button>
                ) : null}
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={labels.dismiss}
                  onClick={() => dismissToast(toast.id)}
                >
                  <span aria-hidden="true">✕</span>
                </Button>
              </li>
            ))}
        </ul>
      ))}
    </section>
  );
}
