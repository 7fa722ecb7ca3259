import { useState, type SubmitEvent } from 'react';
import type { AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface CodeFormProps {
  /** the code that was tried; it stays in the field */
  readonly typed: string;
  /** the token of a link did not open anything; there is nothing of it to mend */
  readonly isFromLink: boolean;
  readonly error: AppError | null;
  readonly isWaiting: boolean;
  readonly onCode: (code: string) => void;
}

/** The field for an access code. A code that opens nothing stays there, with what to do about it. */
export function CodeForm({ typed, isFromLink, error, isWaiting, onCode }: CodeFormProps) {
  const [code, setCode] = useState(typed);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() !== '' && !isWaiting) onCode(code.trim());
  };
  const said = error ? errorSentence(error) : undefined;
  const refused = isMissing ? t('token.missing') : isFromLink ? undefined : said;
  return (
    <>
      {isFromLink && said ? (
        <p className="form-error" role="alert">
          {error?.code === 'access_code_refused' ? t('token.linkRefused') : said}
        </p>
      ) : null}
      <form className="code-form" onSubmit={submit} noValidate>
        <TextField
          label={t('start.code')}
          hint={t('token.hint')}
          error={refused}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" kind="primary" isBusy={isWaiting}>
          {isWaiting ? t('token.opening') : t('token.open')}
        </Button>
      </form>
    </>
  );
}
