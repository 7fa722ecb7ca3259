import { BuilderScreen } from '../components/builder-screen.tsx';

/** The builder for a showcase of one client or development. */
export function Component() {
  return <BuilderScreen family="klavo" />;
}
