import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import type { ComputedMeta } from './compute-meta.ts';
import type { ServedPage } from './read-served-page.ts';

interface MetaTableProps {
  readonly tags: ComputedMeta['tags'];
  readonly served: ServedPage | null;
}

/** Every tag, and whether the page as it is served says the same. */
export function MetaTable({ tags, served }: MetaTableProps) {
  return (
    <div className="meta-table">
      <table>
        <caption className="ui-hidden">{t('metaTest.tags')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('metaTest.tag')}</th>
            <th scope="col">{t('metaTest.value')}</th>
            <th scope="col">{t('metaTest.served')}</th>
          </tr>
        </thead>
        <tbody>
          {tags.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                <Served value={value} served={served?.tags.get(name)} isKnown={served !== null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ServedProps {
  readonly value: string;
  readonly served: string | undefined;
  readonly isKnown: boolean;
}

function Served({ value, served, isKnown }: ServedProps) {
  if (!isKnown) return t('metaTest.unknown');
  if (served === undefined) return <Badge tone="warn">{t('metaTest.absent')}</Badge>;
  if (served === value) return <Badge tone="good">{t('metaTest.same')}</Badge>;
  return (
    <>
      <Badge tone="warn">{t('metaTest.different')}</Badge> <code>{served}</code>
    </>
  );
}
