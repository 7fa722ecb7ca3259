import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeNote, MOST_NOTE_LENGTH, normaliseLines, settleSeams, type MergedNote } from './merge-note.ts';

const merge = (base: string, mine: string, theirs: string) =>
  mergeNote(base, { text: mine, by: 'Ana' }, { text: theirs, by: 'Ben' });
const allLines = ({ pieces }: MergedNote) =>
  pieces.flatMap((piece) =>
    piece.kind === 'agreed' ? piece.lines : [...piece.mine.lines, ...piece.theirs.lines],
  );

describe('mergeNote()', () => {
  it('takes over changes of different lines, neighbours too', () => {
    expect(merge('a\nb\nc\nd', 'A\nb\nc\nd', 'a\nb\nc\nD').text).toBe('A\nb\nc\nD');
    expect(merge('a\nb', 'A\nb', 'a\nB').text).toBe('A\nB');
  });
  it('keeps what both added at one place, who was first in front, and the same line once', () => {
    expect(merge('a', 'a\nmine', 'a\ntheirs').text).toBe('a\ntheirs\nmine');
    expect(merge('', 'mine', 'theirs').text).toBe('theirs\nmine');
    expect(merge('a', 'a\nsame', 'a\nsame').text).toBe('a\nsame');
  });
  it('shows a line that both changed with both authors, and asks', () => {
    const merged = merge('a\nb\nc', 'a\nbee\nc', 'a\nbus\nc');
    expect(merged.text).toBeNull();
    expect(merged.pieces).toEqual([
      { kind: 'agreed', lines: ['a'] },
      {
        kind: 'seam',
        base: ['b'],
        mine: { lines: ['bee'], by: 'Ana' },
        theirs: { lines: ['bus'], by: 'Ben' },
      },
      { kind: 'agreed', lines: ['c'] },
    ]);
    expect(settleSeams(merged.pieces, ['mine'])).toBe('a\nbee\nc');
    expect(settleSeams(merged.pieces, ['theirs'])).toBe('a\nbus\nc');
    expect(settleSeams(merged.pieces, [])).toBe('a\nbus\nbee\nc');
  });
  it('asks where one took away what the other changed', () => {
    const merged = merge('a\nb', 'a', 'a\nB');
    expect(merged.text).toBeNull();
    expect(settleSeams(merged.pieces, ['mine'])).toBe('a');
  });
  it('reads the line ends of every system', () => {
    expect(normaliseLines('a\r\nb\rc\n')).toBe('a\nb\nc\n');
    expect(merge('a\r\nb', 'A\r\nb', 'a\nB').text).toBe('A\nB');
  });
  it('says that the result is too long, and cuts nothing', () => {
    const half = 'x'.repeat(MOST_NOTE_LENGTH / 2);
    const other = 'y'.repeat(MOST_NOTE_LENGTH / 2);
    expect(merge('', half, other).isTooLong).toBe(true);
    expect(merge('', half, other).text).toHaveLength(MOST_NOTE_LENGTH + 1);
    expect(merge('', half, other.slice(1)).isTooLong).toBe(false);
    expect(merge('a', half, other).isTooLong).toBe(true);
  });
  it('merges thousands of empty lines without comparing each with each', () => {
    const empty = '\n'.repeat(MOST_NOTE_LENGTH - 10);
    const merged = merge(empty, `top${empty}`, empty);
    expect(merged.text?.startsWith('top')).toBe(true);
    const both = new Set(allLines(merge(empty, `top${empty}`, `${empty}end`)));
    expect(both).toEqual(new Set(['top', '', 'end']));
  });

  // An edit gives each base line a fate and adds lines of its own, which are like no other.
  const fates = fc.array(
    fc.record({
      mine: fc.constantFrom('keep', 'keep', 'change', 'drop'),
      theirs: fc.constantFrom('keep', 'keep', 'change', 'drop'),
      text: fc.constantFrom('', 'a', 'b', 'c'),
      mineAdds: fc.boolean(),
      theirsAdds: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  it('loses no line in 10,000 random pairs of edits', () => {
    fc.assert(
      fc.property(fates, (rows) => {
        const edit = (who: 'mine' | 'theirs') =>
          rows.flatMap((row, place) => {
            const kept =
              row[who] === 'keep' ? [row.text] : row[who] === 'change' ? [`${who} ${String(place)}`] : [];
            return row[`${who}Adds`] ? [...kept, `${who} adds ${String(place)}`] : kept;
          });
        const [mine, theirs] = [edit('mine'), edit('theirs')];
        const base = rows.map(({ text }) => text);
        const merged = merge(base.join('\n'), mine.join('\n'), theirs.join('\n'));
        const left = allLines(merged);
        const written = [...mine, ...theirs].filter((line) => /mine|theirs/.test(line));
        const isOnce = (line: string) =>
          left.indexOf(line) >= 0 && left.indexOf(line) === left.lastIndexOf(line);
        expect(written.filter((line) => !isOnce(line))).toEqual([]);
        // A text that both kept everywhere stands there as often as before, unless a change of a like line is in doubt.
        const countOf = (lines: readonly string[], text: string) =>
          lines.filter((line) => line === text).length;
        const lost = ['a', 'b', 'c'].filter(
          (text) =>
            rows.every((row) => row.text !== text || (row.mine === 'keep' && row.theirs === 'keep')) &&
            countOf(left, text) < countOf(base, text),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 10_000, seed: 15 },
    );
  });
  it('whose changes alone are there gets them as they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 9 }).map((all) => all.join('\n'));
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merge(base, changed, base).text).toBe(changed);
        expect(merge(base, base, changed).text).toBe(changed);
        expect(merge(base, changed, changed).text).toBe(changed);
      }),
      { numRuns: 2000, seed: 16 },
    );
  });
});
