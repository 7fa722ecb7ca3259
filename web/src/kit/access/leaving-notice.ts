import { dismissToast, showToast, type Toast } from '#ui/toasts.ts';

let shown: number | null = null;

/** Tells that an account is to be deleted; it stays until it is read, or until the account is kept, wherever that is done. */
export function showLeavingNotice(toast: Omit<Toast, 'id'>): void {
  shown = showToast(toast);
}

/** The account is kept. */
export function dismissLeavingNotice(): void {
  if (shown !== null) dismissToast(shown);
  shown = null;
}
