import { Room } from '../components/room.tsx';

/** A party: the door to one, or the one that the address names. */
export function Part() {
  return <Room kind="party" />;
}
