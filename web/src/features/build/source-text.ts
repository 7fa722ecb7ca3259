import { t } from '#lib/i18n.ts';

/** "From the page's own data": where a fact was read; what is known without a source follows from other facts. */
export function sourceText(source: string | undefined, otherwise: 'none' | 'derived' = 'none'): string {
  return t(`builder.source.${source === undefined ? otherwise : sourceKey(source)}`);
}

function sourceKey(source: string): 'typed' | 'data' | 'text' | 'address' | 'file' {
  if (source === 'typed') return 'typed';
  if (source === 'feed') return 'file';
  if (source === 'url') return 'address';
  return source === 'text' || source === 'markup' ? 'text' : 'data';
}
