import { createContext, type ComponentType } from 'react';
import type { ContentPart } from '#domain/content-parts.ts';
import type { PagePlace } from './content-page.ts';

/** What works on a page, told what the page is about. */
export interface PartProps {
  readonly place?: PagePlace | undefined;
  readonly pack?: string | undefined;
}
export type PartComponent = ComponentType<PartProps>;

/** The parts of content pages: `app` fills it, so that no feature imports another. */
export const PartsContext = createContext<Readonly<Partial<Record<ContentPart, PartComponent>>>>({});
