import { BoltPage } from '../components/bolt-page.tsx';

/** Constructed comparables for buyers. */
export function Component() {
  return <BoltPage reader="buyers" />;
}
