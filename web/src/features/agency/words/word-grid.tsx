import {
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { WORD_TEXT_LENGTH, type WordBatch } from '#domain/word-batches.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { languageName } from '../homes/language-name.ts';
import type { useWords } from './use-words.ts';
import { blockOf, cellId, ourWord, textOf } from './word-rows.ts';

interface WordGridProps {
  readonly batch: WordBatch;
  readonly keys: readonly string[];
  readonly locales: readonly string[];
  readonly edited: ReturnType<typeof useWords>;
}

/** Every row is as high, so that only those in view are drawn: five hundred keys in fifty languages stay smooth. */
const ROW_PX = 52;
const BEYOND = 4;

/** A cell by its place, from the first row and the first language. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** Words by language, cell by cell as in a spreadsheet: arrows and Enter move, a pasted block fills what is below and beside. */
export function WordGrid({ batch, keys, locales, edited }: WordGridProps) {
  const { words, waiting, conflicts, type, settle } = edited;
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
  return (
    <div
      ref={frame}
      className="agency-words-frame"
      role="region"
      aria-label={t('agencyWords.table')}
      aria-describedby="agency-words-help"
      // A table wider than the screen scrolls inside its own frame.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setView({ top: scrollTop, height: clientHeight })
      }
    >
      <table aria-rowcount={keys.length + 1}>
        <caption className="ui-hidden">{t('agencyWords.table')}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('agencyWords.key')}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                {languageName(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 ? <Room rows={from} columns={locales.length + 1} /> : null}
          {keys.slice(from, to).map((key, place) => (
            <WordRow
              key={key}
              row={from + place}
              word={key}
              batch={batch}
              locales={locales}
              texts={locales.map((one) => waiting.get(cellId(key, one))?.text ?? textOf(words, key, one))}
              mine={locales.map((one) => conflicts.get(cellId(key, one)) ?? null)}
              onType={type}
              onSettle={settle}
              onMove={move}
              onPaste={paste}
            />
          ))}
          {to < keys.length ? <Room rows={keys.length - to} columns={locales.length + 1} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** The room of rows that are not drawn. */
function Room({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: rows * ROW_PX, padding: 0, border: 0 }} />
    </tr>
  );
}

interface WordRowProps {
  readonly row: number;
  readonly word: string;
  readonly batch: WordBatch;
  readonly locales: readonly string[];
  readonly texts: readonly string[];
  /** what was typed where somebody else was faster */
  readonly mine: readonly (string | null)[];
  readonly onType: (cells: readonly { key: string; locale: string; text: string }[]) => void;
  readonly onSettle: (key: string, locale: string, takesMine: boolean) => void;
  readonly onMove: (event: KeyboardEvent<HTMLInputElement>, place: Place) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>, place: Place) => void;
}

/** A word in every language. Drawn again only where one of its texts changed. */
const WordRow = memo(
  function WordRow({
    row,
    word,
    batch,
    locales,
    texts,
    mine,
    onType,
    onSettle,
    onMove,
    onPaste,
  }: WordRowProps) {
    const own = ourWord(batch, word);
    return (
      <tr aria-rowindex={row + 2}>
        <th scope="row">
          <span dir="auto">{own ?? word}</span>
          <small className="muted">{own === null ? t('agencyWords.own') : word}</small>
        </th>
        {locales.map((locale, column) => {
          const yours = mine[column] ?? null;
          const label = t('agencyWords.cell', { key: own ?? word, language: languageName(locale) });
          return (
            <td key={locale} data-missing={texts[column] === '' || undefined}>
              <input
                className="ui-input"
                data-cell={`${String(row)} ${String(column)}`}
                aria-label={label}
                lang={locale}
                dir="auto"
                maxLength={WORD_TEXT_LENGTH}
                autoComplete="off"
                value={texts[column] ?? ''}
                onChange={(event) => onType([{ key: word, locale, text: event.target.value }])}
                onKeyDown={(event) => onMove(event, { row, column })}
                onPaste={(event) => onPaste(event, { row, column })}
              />
              {yours === null ? null : (
                <span className="agency-words-conflict">
                  <span dir="auto">{t('agencyWords.yours', { text: yours })}</span>
                  <Button
                    size="small"
                    aria-label={`${t('agencyWords.takeYours')}: ${label}`}
                    onClick={() => onSettle(word, locale, true)}
                  >
                    {t('agencyWords.takeYours')}
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`${t('agencyWords.keepTheirs')}: ${label}`}
                    onClick={() => onSettle(word, locale, false)}
                  >
                    {t('agencyWords.keepTheirs')}
                  </Button>
                </span>
              )}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.word === after.word &&
    before.locales === after.locales &&
    before.onMove === after.onMove &&
    before.onPaste === after.onPaste &&
    before.onSettle === after.onSettle &&
    before.texts.every((text, place) => text === after.texts[place]) &&
    before.mine.every((text, place) => text === after.mine[place]),
);
