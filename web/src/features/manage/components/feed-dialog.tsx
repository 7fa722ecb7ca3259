import type { FeedPreview as Preview, ImportSource, ImportSourceList } from '#wire/feeds.ts';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { CURRENCIES } from '#domain/currencies.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { errorSentence } from '#lib/error-text.ts';
import { locale, t } from '#lib/i18n.ts';
import { FormChoice } from '#kit/form/form-choice.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { Button } from '#ui/button.tsx';
import { currencyName } from '#ui/currency-name.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { FEED_TIMES, feedFields } from '#wire/feeds.ts';
import { saveFeed, tryFeed } from '../feeds.ts';
import { feedTime } from '../feed-text.ts';
import { FeedPreview } from './feed-preview.tsx';

/** As it is typed: no currency is an empty word, and times are words of a list. */
const typedFeed = feedFields.extend({ currency: z.string(), everyMinutes: z.string() });

interface FeedDialogProps {
  /** null: a new one */
  readonly source: ImportSource | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSaved: (list: ImportSourceList) => void;
  /** the list as it is now, where somebody else was faster */
  readonly onConflict: () => Promise<void>;
}

/** A feed's address and how often it is read; it can be tried before it is saved. */
export function FeedDialog({ source, isOpen, ...rest }: FeedDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={rest.onClose}
      title={source === null ? t('feeds.add') : t('feeds.changeTitle', { name: source.name })}
      labels={{ close: t('feeds.close') }}
    >
      {isOpen ? <FeedForm source={source} {...rest} /> : null}
    </Dialog>
  );
}

function FeedForm({ source, onClose, onSaved, onConflict }: Omit<FeedDialogProps, 'isOpen'>) {
  const form = useSchemaForm({
    schema: typedFeed,
    start: {
      name: source?.name ?? '',
      address: source?.address ?? '',
      currency: source?.currency ?? '',
      everyMinutes: String(source?.everyMinutes ?? 1_440),
    },
    says: { address: 'feeds.addressWrong' },
    send: async ({ currency, everyMinutes, ...fields }) => {
      try {
        const feed = { ...fields, currency: currency || null, everyMinutes: Number(everyMinutes) };
        onSaved(await saveFeed(feed, source));
      } catch (thrown) {
        if (toAppError(thrown).code === 'edit_conflict') await onConflict().catch(() => undefined);
        throw thrown;
      }
      showToast({ tone: 'good', text: t('feeds.saved') });
      onClose();
    },
  });
  const times = [...new Set([...FEED_TIMES, source?.everyMinutes ?? 1_440])].sort((a, b) => a - b);
  return (
    <FormFrame
      form={form}
      submit={t('feeds.save')}
      others={<Button onClick={onClose}>{t('feeds.cancel')}</Button>}
    >
      <FormText {...form.field('name')} label={t('feeds.name')} hint={t('feeds.nameHint')} />
      <FormText {...form.field('address')} label={t('feeds.address')} hint={t('feeds.addressHint')} />
      <FormChoice
        {...form.field('everyMinutes')}
        label={t('feeds.every')}
        options={times.map((minutes) => ({ value: String(minutes), label: feedTime(minutes) }))}
      />
      <FormChoice
        {...form.field('currency')}
        label={t('feeds.currency')}
        options={[
          { value: '', label: t('feeds.currency.none') },
          ...CURRENCIES.map(({ code }) => ({ value: code as string, label: currencyName(code, locale()) })),
        ]}
      />
      <FeedTry address={form.values.address} currency={form.values.currency} sourceId={source?.id ?? null} />
    </FormFrame>
  );
}

interface FeedTryProps {
  readonly address: string;
  readonly currency: string;
  readonly sourceId: string | null;
}

/** Reads the address as it is typed, and says what it would bring. */
function FeedTry({ address, currency, sourceId }: FeedTryProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  // On a small window what it would bring stands below the edge, where nobody looks.
  useEffect(() => {
    if (preview !== null || error !== null) result.current?.scrollIntoView({ block: 'nearest' });
  }, [preview, error]);
  const canTry = feedFields.shape.address.safeParse(address).success;
  const attempt = async () => {
    setIsBusy(true);
    setError(null);
    setPreview(null);
    try {
      setPreview((await tryFeed({ address: address.trim(), currency: currency || null }, sourceId)) ?? null);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsBusy(false);
  };
  return (
    <div className="feed-try">
      <Button onClick={() => void attempt()} isBusy={isBusy} disabled={!canTry}>
        {t(isBusy ? 'feeds.trying' : 'feeds.try')}
      </Button>
      <div ref={result} className="feed-result">
        {error ? (
          <p className="form-error" role="alert">
            {errorSentence(error)}
          </p>
        ) : null}
        {preview ? <FeedPreview preview={preview} /> : null}
      </div>
    </div>
  );
}
