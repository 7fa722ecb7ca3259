import { use, useState } from 'react';
import { DAILY_EDITIONS, suggestEdition, type DailyEdition } from '#domain/editions.ts';
import { locale } from '#lib/i18n.ts';
import { AheadContext } from '#kit/call/ahead.ts';
import { readStored, writeStored } from '#lib/stored.ts';

const STORAGE_KEY = 'edition';

/** The daily edition that this visitor chose, else the one of where they are; and how to choose another one. */
export function useEdition(): readonly [DailyEdition, (edition: DailyEdition) => void] {
  const [chosen, setChosen] = useState<DailyEdition | null>(null);
  // The site server knows no time zone: what it draws is for its language alone.
  const suggested = use(AheadContext) ? suggestEdition('', locale()) : keptEdition();
  const choose = (next: DailyEdition) => {
    writeStored('local', STORAGE_KEY, next);
    setChosen(next);
  };
  return [chosen ?? suggested, choose];
}

function keptEdition(): DailyEdition {
  const kept = readStored('local', STORAGE_KEY);
  return (
    DAILY_EDITIONS.find((edition) => edition === kept) ??
    suggestEdition(Intl.DateTimeFormat().resolvedOptions().timeZone, locale())
  );
}
