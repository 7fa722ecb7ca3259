/** Gives a row the focus, whether or not it takes it by itself. Answers whether the row is there. */
export function focusRow(root: Element | null, id: string): boolean {
  const rows = root?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  const row = [...rows].find((one) => one.dataset.row === id);
  if (row === undefined) return false;
  if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
  row.focus();
  return true;
}
