/** What one turn has time for, on a slow machine too. */
const FEW = 100;

/** Works through a long list a few at a time, so that nothing on screen waits for it; a short one is done at once. */
export async function fewAtOnce<T>(list: readonly T[], work: (few: readonly T[]) => void): Promise<void> {
  if (list.length <= FEW) {
    work(list);
    return;
  }
  for (let from = 0; from < list.length; from += FEW) {
    await new Promise((resolve) => setTimeout(resolve));
    work(list.slice(from, from + FEW));
  }
}
