import { lazy, type ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

/**
 * A part that comes after its page and that the page can do without: where its file does not load, the page stays as it is,
 * with what is typed there, and the part is missing until the next visit. Browsers try such a file only once a page.
 */
export function latePart<Props>(load: () => Promise<{ readonly default: Part<Props> }>) {
  return lazy<Part<Props>>(() =>
    load().catch((cause: unknown) => {
      console.error(cause);
      return { default: () => null };
    }),
  );
}
