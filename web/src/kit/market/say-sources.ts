import type { MarketSource } from '#wire/sold-charts.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** Whose data it is, of when, and under which licence. Its texts are the area `charts`. */
export function saySources(sources: readonly MarketSource[]): string {
  return sources.map(saySource).join(' ');
}

function saySource({ source, licence, firstOn, lastOn, isSample }: MarketSource): string {
  if (firstOn === null || lastOn === null) return t('charts.origin.undated', { source, licence });
  const span = { from: formatDate(firstOn), to: formatDate(lastOn) };
  return isSample ? t('charts.origin.sample', span) : t('charts.origin', { source, licence, ...span });
}
