import { memo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { WORD_TEXT_LENGTH, type WordBatch } from '#domain/word-batches.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { languageName } from '../homes/language-name.ts';
import type { useWords } from './use-words.ts';
import { ROW_PX, useWordGrid, type Place } from './use-word-grid.ts';
import { cellId, ourWord, textOf } from './word-rows.ts';

interface WordGridProps {
  readonly batch: WordBatch;
  readonly keys: readonly string[];
  readonly locales: readonly string[];
  readonly edited: ReturnType<typeof useWords>;
}

/** Words by language, cell by cell as in a spreadsheet: arrows and Enter move, a pasted block fills what is below and beside. */
export function WordGrid({ batch, keys, locales, edited }: WordGridProps) {
  const { words, waiting, conflicts, type, settle } = edited;
  const { frame, setView, from, to, move, paste } = useWordGrid(keys, locales, type);
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
