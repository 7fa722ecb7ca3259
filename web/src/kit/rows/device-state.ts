/** Where the rows on screen came from last. */
export interface DeviceState {
  /** since when nothing came from the server: what is shown was seen then; null: it is as the server says */
  readonly asOf: string | null;
}

let state: DeviceState = { asOf: null };
const listeners = new Set<() => void>();
const sentListeners = new Set<() => void>();

function set(asOf: string | null): void {
  if (state.asOf === asOf) return;
  state = { asOf };
  for (const listener of listeners) listener();
}

export const deviceState = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** rows came from the server */
  isFresh: () => set(null),
  /** rows were shown that the server gave at this time; of several the oldest counts */
  isSeen: (at: string) => set(state.asOf === null || at < state.asOf ? at : state.asOf),
};

/** Calls back after writes that waited have arrived, or a photo is there that waits, so that screens read again. */
export function onWritesSent(listener: () => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

export function tellWritesSent(): void {
  for (const listener of sentListeners) listener();
}
