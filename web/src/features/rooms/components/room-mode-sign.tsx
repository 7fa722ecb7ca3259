import type { RoomModeKey } from '#domain/modes.ts';

/** What each mode of rooms is drawn with, on a square of 24. */
const PATHS: Readonly<Record<RoomModeKey, string>> = {
  elimination: 'M5 20h14M7 20v-9l5-5 5 5v9M9 13l6 6M15 13l-6 6',
  'team-vs-team': 'M4 20v-7l4-4 4 4v7M12 20v-7l4-4 4 4v7M8 4v2M16 4v2',
  coop: 'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M5 20c0-4 3-6 7-6s7 2 7 6M3 10h3M18 10h3M12 2v1',
  draft: 'M4 5h6v9H4zM14 5h6v9h-6zM9 18l3-3 3 3M12 15v6',
};

/** The sign of a mode that rooms play. Its name stands beside it. */
export function RoomModeSign({ mode }: { readonly mode: RoomModeKey }) {
  return (
    <svg className="room-mode-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[mode]} />
    </svg>
  );
}
