/** How long a toast stays; an error stays until it is dismissed. */
export const TOAST_MS = 5000;

export interface Toast {
  readonly id: number;
  readonly tone: 'neutral' | 'good' | 'bad';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something in passing, from anywhere; returns the id that `dismissToast` takes. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId;
  replaceToasts([...toasts.filter((other) => other.text !== toast.text), { ...toast, id }]);
  if (toast.tone !== 'bad') setTimeout(() => dismissToast(id), TOAST_MS);
  return id;
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
