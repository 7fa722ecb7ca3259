import { useState } from 'react';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import type { MessageKey } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';

/** Something to tell about what was brought in. */
export interface News {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The latest of what was brought in, told until somebody dismisses it. */
export function useIntakeNews() {
  const [news, setNews] = useState<readonly News[]>([]);
  const tell = (tone: News['tone'], key: MessageKey, values: News['values'] = {}) =>
    setNews((all) => [...all, { id: newId(), tone, key, values }].slice(-6));
  return {
    news,
    tell,
    /** what came of a page that was brought as a file or by the bookmark */
    tellPage: ({ refused }: ListingRecord, file: string) =>
      tell(refused ? 'bad' : 'good', refused ? 'builder.news.pageRefused' : 'builder.news.page', { file }),
    dismiss: (id: string) => setNews((all) => all.filter((one) => one.id !== id)),
  };
}

export type IntakeNews = ReturnType<typeof useIntakeNews>;
