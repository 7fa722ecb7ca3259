import { useCallback, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { blockOf } from './word-rows.ts';

/** Every row is as high, so that only those in view are drawn: five hundred keys in fifty languages stay smooth. */
export const ROW_PX = 52;
const BEYOND = 4;

/** A cell by its place, from the first row and the first language. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Which rows of the grid are drawn, and how keys and a pasted block move through its cells. */
export function useWordGrid(
  keys: readonly string[],
  locales: readonly string[],
  type: (cells: readonly { key: string; locale: string; text: string }[]) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const [wanted, setWanted] = useState<Place | null>(null);
  const from = Math.max(0, Math.floor(view.top / ROW_PX) - BEYOND);
  const to = Math.min(keys.length, Math.ceil((view.top + view.height) / ROW_PX) + BEYOND);

  useEffect(() => {
    if (!wanted) return;
    const cell = frame.current?.querySelector<HTMLInputElement>(
      `[data-cell="${String(wanted.row)} ${String(wanted.column)}"]`,
    );
    if (!cell) return;
    cell.focus();
    cell.select();
    setWanted(null);
  }, [wanted, from, to]);

  const go = useCallback(
    (row: number, column: number) => {
      if (row < 0 || row >= keys.length || column < 0 || column >= locales.length) return;
      const box = frame.current;
      if (box) {
        const top = row * ROW_PX;
        const room = box.clientHeight - 2 * ROW_PX;
        if (top < box.scrollTop) box.scrollTop = top;
        else if (top > box.scrollTop + room) box.scrollTop = top - room;
        setView({ top: box.scrollTop, height: box.clientHeight });
      }
      setWanted({ row, column });
    },
    [keys.length, locales.length],
  );
  const move = useCallback(
    (event: KeyboardEvent<HTMLInputElement>, { row, column }: Place) => {
      const input = event.currentTarget;
      const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
      const isAtStart = isWhole || input.selectionEnd === 0;
      const isAtEnd = isWhole || input.selectionStart === input.value.length;
      const [down, right] =
        event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
          ? [1, 0]
          : event.key === 'ArrowUp' || event.key === 'Enter'
            ? [-1, 0]
            : event.key === 'ArrowRight' && isAtEnd
              ? [0, 1]
              : event.key === 'ArrowLeft' && isAtStart
                ? [0, -1]
                : [0, 0];
      if ((down === 0 && right === 0) || event.nativeEvent.isComposing) return;
      event.preventDefault();
      go(row + down, column + right);
    },
    [go],
  );
  const paste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>, { row, column }: Place) => {
      const block = blockOf(event.clipboardData.getData('text/plain'));
      if (block.length === 1 && block[0]?.length === 1) return;
      event.preventDefault();
      type(
        block.flatMap((cells, down) =>
          cells.flatMap((text, right) => {
            const [key, locale] = [keys[row + down], locales[column + right]];
            return key === undefined || locale === undefined ? [] : [{ key, locale, text: text.trim() }];
          }),
        ),
      );
    },
    [keys, locales, type],
  );
  return { frame, setView, from, to, move, paste };
}
