import { BoltPage } from '../components/bolt-page.tsx';

/** Constructed comparables for sellers. */
export function Component() {
  return <BoltPage reader="sellers" />;
}
