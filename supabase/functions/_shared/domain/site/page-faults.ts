import {
  fieldsByRow,
  isBlank,
  localesToTry,
  orderRows,
  resolveRow,
  type PageContent,
} from './site-content.ts';

/** What keeps a page from being published, and where. */
export interface PageFault {
  readonly row: string;
  readonly field: string;
  readonly fault: 'title' | 'alt' | 'consent' | 'link' | 'button';
}

/**
 * What a page lacks before everybody may read it: a title; words for each picture, for whoever cannot see it; how somebody
 * who is quoted agreed; a button's link and a link's button. Only what is shown counts.
 */
export function pageFaults(content: PageContent, supported: readonly string[]): readonly PageFault[] {
  const [base] = supported;
  if (base === undefined) return [];
  const rows = fieldsByRow(content.fields);
  const locales = localesToTry(base, supported);
  const own = resolveRow(rows.get(content.id) ?? [], locales).values;
  const faults: PageFault[] = isBlank(own['title'])
    ? [{ row: content.id, field: 'title', fault: 'title' }]
    : [];
  for (const { id, kind } of orderRows(content.parts, rows.get(content.id) ?? [])) {
    const { values } = resolveRow(rows.get(id) ?? [], locales);
    if (values['visible'] === false) continue;
    const lacks = (field: string) => isBlank(values[field]);
    if (!lacks('photo') && lacks('alt')) faults.push({ row: id, field: 'alt', fault: 'alt' });
    if (kind === 'testimonial' && !lacks('quote') && lacks('consent'))
      faults.push({ row: id, field: 'consent', fault: 'consent' });
    if (kind !== 'hero' && kind !== 'action') continue;
    if (!lacks('button') && lacks('link')) faults.push({ row: id, field: 'link', fault: 'link' });
    if (lacks('button') && !lacks('link')) faults.push({ row: id, field: 'button', fault: 'button' });
  }
  return faults;
}
