import { useMatches } from 'react-router-dom';

interface LayoutHandle {
  readonly row?: { readonly layout?: string };
}

/** The layout that the page's row in the route table asks for; undefined is the page's usual one. */
export function useRowLayout(): string | undefined {
  return (useMatches().at(-1)?.handle as LayoutHandle | undefined)?.row?.layout;
}
