import { useRef, useState } from 'react';
import type { WordBatch } from '#domain/word-batches.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { languageName } from '../homes/language-name.ts';
import { readWordFile, wordsCsv, wordsXliff, type FileChanges, type WordChange } from './word-files.ts';
import type { Words } from './word-rows.ts';

interface WordFilesProps {
  readonly agency: Agency;
  readonly batch: WordBatch;
  readonly words: Words;
  readonly locales: readonly string[];
  readonly onChanges: (cells: readonly { key: string; locale: string; text: string }[]) => void;
}

/** So many changes of a file are shown one by one. */
const SHOWN = 200;

/** Words as files for translators, and back, with a look at what would change. */
export function WordFiles({ agency, batch, words, locales, onChanges }: WordFilesProps) {
  const [source = 'en-GB', ...targets] = locales;
  const [target, setTarget] = useState(targets[0] ?? source);
  const [found, setFound] = useState<FileChanges | 'unreadable' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const name = `${agency.key}-${batch}`;
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFound(readWordFile(await file.text(), batch, words, locales) ?? 'unreadable');
  };
  return (
    <div className="agency-words-files">
      <Button
        onClick={() =>
          saveBlob(
            `${name}.csv`,
            new Blob([wordsCsv(batch, words, locales)], { type: 'text/csv;charset=utf-8' }),
          )
        }
      >
        {t('agencyWords.exportCsv')}
      </Button>
      <Select
        label={t('agencyWords.chooseLanguage')}
        options={locales.map((locale) => ({ value: locale, label: languageName(locale) }))}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
      />
      <Button
        onClick={() =>
          saveBlob(
            `${name}-${target}.xlf`,
            new Blob([wordsXliff(batch, words, source, target)], { type: 'application/xliff+xml' }),
          )
        }
      >
        {t('agencyWords.exportXliff')}
      </Button>
      <input
        ref={input}
        type="file"
        className="ui-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,.tsv,.xlf,.xliff,.xml"
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('agencyWords.import')}</Button>
      <Dialog
        isOpen={found !== null}
        onClose={() => setFound(null)}
        title={t('agencyWords.importTitle')}
        labels={{ close: t('agencyHomes.close') }}
        actions={
          found !== null && found !== 'unreadable' && found.changes.length > 0 ? (
            <Button
              kind="primary"
              onClick={() => {
                onChanges(found.changes.map(({ key, locale, after }) => ({ key, locale, text: after })));
                setFound(null);
              }}
            >
              {plural('agencyWords.importSend', found.changes.length)}
            </Button>
          ) : (
            <Button onClick={() => setFound(null)}>{t('agencyHomes.close')}</Button>
          )
        }
      >
        {found === 'unreadable' ? (
          <p className="form-error" role="alert">
            {t('agencyWords.importWrong')}
          </p>
        ) : found === null ? null : (
          <Changes found={found} />
        )}
      </Dialog>
    </div>
  );
}

function Changes({ found: { changes, skipped } }: { readonly found: FileChanges }) {
  return (
    <>
      {skipped > 0 ? <p>{plural('agencyWords.importSkipped', skipped)}</p> : null}
      {changes.length === 0 ? (
        <p>{t('agencyWords.importNone')}</p>
      ) : (
        <div className="agency-words-changes">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('agencyWords.key')}</th>
                <th scope="col">{t('agencyWords.before')}</th>
                <th scope="col">{t('agencyWords.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, SHOWN).map((change) => (
                <Change key={`${change.key} ${change.locale}`} change={change} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {changes.length > SHOWN ? <p>{plural('agencyHomes.import.more', changes.length - SHOWN)}</p> : null}
    </>
  );
}

function Change({ change: { key, locale, before, after } }: { readonly change: WordChange }) {
  return (
    <tr>
      <th scope="row">{t('agencyWords.cell', { key, language: languageName(locale) })}</th>
      <td dir="auto">{before || <span className="muted">{t('agencyWords.empty')}</span>}</td>
      <td dir="auto">{after || <span className="muted">{t('agencyWords.empty')}</span>}</td>
    </tr>
  );
}
