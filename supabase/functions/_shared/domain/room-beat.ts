/** How soon a screen looks at its room again, where nothing was said in between. */
export function beatMs(state: {
  readonly isHost: boolean;
  readonly isLive: boolean;
  readonly isHidden: boolean;
  /** A class's teacher and projector are told of no single pupil's steps, and show how many have guessed. */
  readonly isCounting?: boolean;
}): number {
  // A page that nobody sees asks now and then, so that its seat is still there; timers there are slowed down anyway.
  if (state.isHidden) return 20_000;
  if (state.isCounting) return 1_500;
  // Without a live line looking is the only way to hear of anything: school networks are played on like this.
  if (!state.isLive) return 2_500;
  // Everybody waits for a host, so one is missed after seven seconds; others after half a minute.
  return state.isHost ? 2_500 : 15_000;
}
