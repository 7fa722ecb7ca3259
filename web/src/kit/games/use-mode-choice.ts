import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { otherModes } from '#domain/game-ways.ts';
import type { BuiltModeKey } from '#domain/modes.ts';
import type { Game } from '#wire/games.ts';

interface ChosenMode {
  /** what can be chosen besides the game's own mode; none where nothing is asked */
  readonly modes: readonly BuiltModeKey[];
  /** empty: the game's own */
  readonly mode: BuiltModeKey | '';
  readonly setMode: (mode: string) => void;
}

/** The mode that a player chooses for a run: at first the one that the address names, since pages about modes lead here. */
export function useModeChoice(game: Game, isAsked: boolean): ChosenMode {
  const [query] = useSearchParams();
  const [typed, setMode] = useState<string | null>(null);
  const modes = isAsked ? otherModes(game) : [];
  const mode = modes.find((one) => one === (typed ?? query.get('mode'))) ?? '';
  return { modes, mode, setMode };
}
