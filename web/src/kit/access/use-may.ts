import { can, type Capability, type Role } from '#domain/capabilities.ts';
import { useSession } from '#lib/use-session.ts';

/** What the server said of the reader in the answer that a screen shows. */
interface ReaderFacts {
  readonly isStaff?: boolean | undefined;
  /** the game that the screen shows is theirs to manage */
  readonly managesGame?: boolean | undefined;
}

/**
 * May the reader do that, by the session and by what the server said of them? It decides what a screen offers; the server
 * decides by itself what it does.
 */
export function useMay(
  capability: Capability,
  { isStaff = false, managesGame = false }: ReaderFacts = {},
): boolean {
  const isSignedIn = useSession() !== null;
  const roles: readonly Role[] = [
    isSignedIn ? 'player' : 'visitor',
    ...(isStaff ? ['staff' as const] : []),
    ...(managesGame ? ['game-owner' as const] : []),
  ];
  return roles.some((role) => can(role, capability));
}
