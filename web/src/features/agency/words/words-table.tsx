import { useMemo, useState } from 'react';
import type { AgencyWords } from '#wire/agency-words.ts';
import { WORD_KEY, WORD_KEY_LENGTH, type WordBatch } from '#domain/word-batches.ts';
import { errorSentence } from '#lib/error-text.ts';
import { plural, t } from '#lib/i18n.ts';
import { LeaveDialog } from '#kit/edits/leave-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { useWords } from './use-words.ts';
import { countMissing, keysOf, rowsOf } from './word-rows.ts';
import { WordFiles } from './word-files-panel.tsx';
import { WordGrid } from './word-grid.tsx';

interface WordsTableProps {
  readonly agency: Agency;
  readonly batch: WordBatch;
  readonly loaded: AgencyWords;
}

/** The words of a batch by language, found, filtered, typed, pasted, taken out and brought back in. */
export function WordsTable({ agency, batch, loaded }: WordsTableProps) {
  const { locales } = loaded;
  const edited = useWords(agency.id, batch, loaded);
  const { words, waiting, conflicts, error, isSaving, type, send } = edited;
  const [search, setSearch] = useState('');
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  // A row stays where it is while it is typed in: the order is made anew when somebody looks for something else.
  const found = useMemo(
    () => rowsOf(batch, words, locales, { search, isMissingOnly }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [batch, locales, search, isMissingOnly],
  );
  const keys = useMemo(() => [...added.filter((key) => !found.includes(key)), ...found], [added, found]);
  const missing = countMissing(batch, words, locales);
  return (
    <>
      <div className="agency-words-tools">
        <TextField
          label={t('agencyWords.find')}
          type="search"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Checkbox
          label={t('agencyWords.missing')}
          checked={isMissingOnly}
          onChange={(event) => setIsMissingOnly(event.target.checked)}
        />
        <WordFiles agency={agency} batch={batch} words={words} locales={locales} onChanges={type} />
      </div>
      {batch === 'extras' ? (
        <AddWord known={[...keysOf(batch, words), ...added]} onAdd={(key) => setAdded([key, ...added])} />
      ) : null}
      <p role="status" className="muted">
        {isSaving
          ? t('agencyWords.saving')
          : waiting.size > 0
            ? plural('agencyWords.waiting', waiting.size)
            : missing === 0
              ? t('agencyWords.missingNone')
              : plural('agencyWords.missingCount', missing)}
      </p>
      {error ? (
        <div className="form-error" role="alert">
          <p>{error.code === 'price_in_name' ? t('agencyWords.noPrice') : errorSentence(error)}</p>
          <Button size="small" onClick={() => void send()}>
            {t('errors.retry')}
          </Button>
        </div>
      ) : null}
      {conflicts.size > 0 ? (
        <p className="form-error" role="alert">
          {plural('agencyWords.conflict', conflicts.size)}
        </p>
      ) : null}
      {keys.length === 0 ? (
        <Empty title={t('agencyWords.none')}>{t('agencyWords.noneHelp')}</Empty>
      ) : (
        <>
          <p className="muted" id="agency-words-help">
            {t('agencyWords.help')}
          </p>
          <WordGrid batch={batch} keys={keys} locales={locales} edited={edited} />
        </>
      )}
      <LeaveDialog isDirty={waiting.size > 0} />
    </>
  );
}

interface AddWordProps {
  readonly known: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** A feature that is the agency's own. */
function AddWord({ known, onAdd }: AddWordProps) {
  const [key, setKey] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isFit = WORD_KEY.test(key) && !known.includes(key);
  return (
    <form
      className="agency-words-add"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (!isFit) return;
        onAdd(key);
        setKey('');
        setIsAsked(false);
      }}
    >
      <TextField
        label={t('agencyWords.newKey')}
        hint={t('agencyWords.newKeyHint')}
        maxLength={WORD_KEY_LENGTH}
        value={key}
        error={isAsked && !isFit ? t('agencyWords.keyWrong') : undefined}
        onChange={(event) =>
          setKey(
            event.target.value
              .trim()
              .toLowerCase()
              .replaceAll(/[\s_]+/g, '-'),
          )
        }
      />
      <Button type="submit">{t('agencyWords.add')}</Button>
    </form>
  );
}
