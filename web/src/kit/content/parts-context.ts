import { createContext, type ComponentType } from 'react';
import type { ContentPart } from '#domain/content-parts.ts';

/** The parts of content pages: `app` fills it, so that no feature imports another. */
export const PartsContext = createContext<Readonly<Partial<Record<ContentPart, ComponentType>>>>({});
