import { BoltPage } from '../components/bolt-page.tsx';

/** Constructed comparables for agents. */
export function Component() {
  return <BoltPage reader="agents" />;
}
