import { createContext, type ComponentType } from 'react';
import type { ContentPart } from '#domain/content-parts.ts';
import type { PagePlace } from './content-page.ts';

/** What works on a page; some of it is about the place that the page is about. */
export type PartComponent = ComponentType<{ readonly place?: PagePlace | undefined }>;

/** The parts of content pages: `app` fills it, so that no feature imports another. */
export const PartsContext = createContext<Readonly<Partial<Record<ContentPart, PartComponent>>>>({});
