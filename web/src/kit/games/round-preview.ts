import type { Difficulty, Formula } from '#domain/scoring.ts';
import type { ScoringOptionKey } from '#domain/scoring-options.ts';
import type { PriceKind } from '#domain/market-bounds.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';

/** A home of a game that is still being built, as its players will meet it. */
export interface PreviewedHome {
  /** before the guess; what the mode hides is not in it */
  readonly before: Round;
  /** where a stake is made first: the home once that was said; until then nothing of it shows */
  readonly opened?: Round;
  /** after the guess everything shows */
  readonly after: Round;
  /** null: the builder does not know it, since the home was published before */
  readonly priceMinor: number | null;
  readonly priceKind: PriceKind;
  /** of the seal */
  readonly salt: string;
}

/** A game to be played through in a frame of the builder. Nothing of it leaves the browser. */
export interface RoundPreview {
  readonly run: Run;
  readonly homes: readonly PreviewedHome[];
  readonly formula: Formula;
  readonly difficulty: Difficulty;
  readonly scoringOptions: readonly ScoringOptionKey[];
  readonly absoluteLimitMinor: number | null;
}

/** What the builder and its frame tell each other. */
export type PreviewMessage =
  /** of the frame: it can be told what to show */
  | { readonly is: 'preview-ready' }
  /** of the builder */
  | { readonly is: 'preview'; readonly preview: RoundPreview; readonly place: number }
  /** of either: this home is shown now */
  | { readonly is: 'preview-place'; readonly place: number };

const KINDS: readonly PreviewMessage['is'][] = ['preview-ready', 'preview', 'preview-place'];

/** Reads a message that came from this site, from the window that is asked; anything else is none. */
export function readPreviewMessage(event: MessageEvent, from: Window | null): PreviewMessage | null {
  if (from === null || event.source !== from || event.origin !== window.location.origin) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('is' in data)) return null;
  // Both sides are pages of one build.
  return KINDS.some((kind) => kind === data.is) ? (data as PreviewMessage) : null;
}

/** Tells the other side. */
export function tellPreview(to: Window, message: PreviewMessage): void {
  to.postMessage(message, window.location.origin);
}
