import { useEffect, useRef, useState } from 'react';
import type { ImportedHome } from '#wire/agency-homes.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { isCurrencyCode } from '#domain/currencies.ts';
import { formatMoney } from '#domain/format-money.ts';
import { readFile, rowsOfFile } from '#kit/reading/read-file.ts';
import { reasonText } from '#kit/homes/reason-text.ts';
import { toAppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { isMessageKey, locale, plural, t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { importHomes } from './home-calls.ts';

interface HomesImportProps {
  readonly agency: Agency;
  readonly onClose: () => void;
  readonly onImported: () => void;
}

/** So many homes are shown before they are brought in. */
const SHOWN = 20;

interface Found {
  readonly name: string;
  readonly rows: readonly DraftRow[];
  /** why the reader takes nothing of the file: a code */
  readonly refused: string | null;
}

/** A portfolio out of a file: what the reader makes of it is shown first, and each home is told apart afterwards. */
export function HomesImport({ agency, onClose, onImported }: HomesImportProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [answers, setAnswers] = useState<readonly ImportedHome[] | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    leaving.current?.abort();
    const away = (leaving.current = new AbortController());
    setIsReading(true);
    setProblem(null);
    setAnswers(null);
    try {
      const currency = isCurrencyCode(agency.currency) ? agency.currency : null;
      const one = await readFile(file, { currency, locale: locale() }, away.signal);
      setFound({
        name: file.name,
        rows: rowsOfFile(one, newId).rows,
        refused: one.result.refused?.code ?? null,
      });
    } catch {
      if (!away.signal.aborted) setProblem(t('agencyHomes.import.unreadable', { file: file.name }));
    } finally {
      if (!away.signal.aborted) setIsReading(false);
    }
  };
  const send = async (rows: readonly DraftRow[]) => {
    setIsSending(true);
    setProblem(null);
    const begun = answers ?? [];
    const told = [...begun];
    setAnswers(told);
    try {
      await importHomes(agency.id, rows.slice(begun.length), (some) => {
        told.push(...some);
        setAnswers([...told]);
      });
    } catch (thrown) {
      setProblem(errorSentence(toAppError(thrown)));
    }
    setIsSending(false);
    onImported();
  };
  const rows = found?.rows ?? [];
  const isDone = answers !== null && !isSending && answers.length === rows.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isModal={isSending}
      title={t('agencyHomes.import.title')}
      labels={{ close: t('agencyHomes.close') }}
      actions={
        rows.length > 0 && !isDone ? (
          <Button kind="primary" isBusy={isSending} onClick={() => void send(rows)}>
            {plural('agencyHomes.import.send', rows.length)}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('agencyHomes.close')}</Button>
        )
      }
    >
      {isDone || isSending ? null : (
        <FileDrop
          label={t('agencyHomes.import.file')}
          hint={t('agencyHomes.import.fileHint')}
          accept=".csv,.tsv,.txt,.blm,.xml,.json"
          isMultiple={false}
          isDisabled={isReading}
          onFiles={(files) => void read(files)}
        />
      )}
      <p role="status" className="muted">
        {isReading ? t('agencyHomes.import.reading') : ''}
      </p>
      {problem ? (
        <p className="form-error" role="alert">
          {problem}
        </p>
      ) : null}
      {found && rows.length === 0 ? (
        <p className="form-error" role="alert">
          {found.refused === null
            ? t('agencyHomes.import.unreadable', { file: found.name })
            : reasonText(found.refused)}
        </p>
      ) : null}
      {rows.length > 0 && answers === null ? <Preview rows={rows} /> : null}
      {answers === null ? null : <Outcome rows={rows} answers={answers} isSending={isSending} />}
    </Dialog>
  );
}

function Preview({ rows }: { readonly rows: readonly DraftRow[] }) {
  return (
    <>
      <p>{plural('agencyHomes.import.found', rows.length)}</p>
      <ul className="agency-homes-found">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <span dir="auto">{nameOf(row)}</span>
            <span>{priceOf(row)}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN ? (
        <p className="muted">{plural('agencyHomes.import.more', rows.length - SHOWN)}</p>
      ) : null}
    </>
  );
}

function Outcome({
  rows,
  answers,
  isSending,
}: {
  readonly rows: readonly DraftRow[];
  readonly answers: readonly ImportedHome[];
  readonly isSending: boolean;
}) {
  const count = (outcome: ImportedHome['outcome']) => answers.filter((one) => one.outcome === outcome).length;
  const refused = answers.flatMap((one, place) => (one.outcome === 'refused' ? [{ ...one, place }] : []));
  return (
    <>
      {isSending ? (
        <Progress
          value={answers.length}
          max={rows.length}
          label={t('agencyHomes.import.progress', { done: answers.length, all: rows.length })}
        />
      ) : null}
      <p role="status">
        {plural('agencyHomes.import.added', count('added'))}{' '}
        {count('known') > 0 ? plural('agencyHomes.import.known', count('known')) : null}
      </p>
      {refused.length > 0 ? (
        <>
          <p>{plural('agencyHomes.import.refused', refused.length)}</p>
          <ul className="agency-homes-found">
            {refused.map(({ place, code, line }) => (
              <li key={place}>
                <span dir="auto">{rows[place] ? nameOf(rows[place]) : String(line ?? '')}</span>
                <span>{whyNot(code)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function nameOf({ facts, line }: DraftRow): string {
  return (
    [facts.address, facts.town].filter(Boolean).join(', ') ||
    facts.title ||
    t('agencyHomes.import.line', { line: line ?? 0 })
  );
}

function priceOf({ facts: { price } }: DraftRow): string {
  return price?.amountMinor == null || price.currency === null || !isCurrencyCode(price.currency)
    ? t('agencyHomes.price.none')
    : formatMoney(price.amountMinor, price.currency, locale());
}

/** What the database refuses has an error's text, what the reader doubts a reason's. */
function whyNot(code: string | null): string {
  const key = `errors.${code ?? ''}`;
  return isMessageKey(key) ? t(key) : reasonText(code ?? 'other');
}
