import { BuilderScreen } from '../components/builder-screen.tsx';

/** The plainer page of the same builder: everything one below the other. */
export function Component() {
  return <BuilderScreen family="public" look="plain" />;
}
