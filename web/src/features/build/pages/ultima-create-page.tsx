import { BuilderScreen } from '../components/builder-screen.tsx';

/** The builder for sudden death. */
export function Component() {
  return <BuilderScreen family="ultima" />;
}
