import type { ReactNode } from 'react';

/** One named look at a component: shown in the gallery, rendered by its test, checked by axe, photographed. */
export interface Example {
  readonly name: string;
  readonly render: () => ReactNode;
}
