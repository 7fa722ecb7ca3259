import { readTarget, TARGET_KINDS, type TargetKind } from '#domain/site/link-target.ts';
import { EVERY_LOCALE } from '#domain/site/page-kinds.ts';
import { SITE_WAYS } from '#domain/site-ways.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AgencySite } from '#wire/site.ts';
import { fieldKey, type SiteFields } from './field-keys.ts';
import { pageName } from './page-picker.tsx';

interface LinkFieldsProps {
  readonly row: string;
  readonly locale: string;
  readonly edits: FormEdits<SiteFields>;
  readonly site: AgencySite;
}

const WAYS = { games: PATHS.games, 'create-game': PATHS.createGame } as const;

/** A link of a menu: what it is called, where it leads, whether it shows. */
export function LinkFields({ row, locale, edits, site }: LinkFieldsProps) {
  const title = fieldKey({ row, locale, field: 'title' });
  const target = fieldKey({ row, locale: EVERY_LOCALE, field: 'target' });
  const visible = fieldKey({ row, locale: EVERY_LOCALE, field: 'visible' });
  const said = edits.fields[target];
  const text = typeof said === 'string' ? said : '';
  const kind = kindOf(text);
  const name = edits.fields[title];
  const choices = choicesOf(kind, site);
  return (
    <div className="site-link-fields">
      <TextField
        label={t('agencySite.field.title')}
        value={typeof name === 'string' ? name : ''}
        maxLength={60}
        onChange={(event) => edits.set(title, event.currentTarget.value)}
      />
      <Select
        label={t('agencySite.navigation.leadsTo')}
        value={kind}
        options={TARGET_KINDS.map((one) => ({ value: one, label: t(`agencySite.target.${one}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const next = TARGET_KINDS.find((one) => one === value) ?? 'group';
          edits.set(target, next === 'outside' ? 'https://' : (choicesOf(next, site)[0]?.value ?? 'group'));
        }}
      />
      {kind === 'outside' ? (
        <TextField
          label={t('agencySite.navigation.address')}
          type="url"
          value={text}
          error={readTarget(text) === null ? t('agencySite.fault.link') : undefined}
          onChange={(event) => edits.set(target, event.currentTarget.value)}
        />
      ) : kind === 'group' ? null : (
        <Select
          label={t(`agencySite.target.${kind}`)}
          value={text}
          options={choices}
          onChange={(event) => edits.set(target, event.currentTarget.value)}
        />
      )}
      <Checkbox
        label={t('agencySite.field.visible')}
        checked={edits.fields[visible] !== false}
        onChange={(event) => edits.set(visible, event.currentTarget.checked)}
      />
    </div>
  );
}

/** What somebody is typing may be no address yet. */
function kindOf(text: string): TargetKind {
  if (text === '') return 'group';
  return readTarget(text)?.kind ?? 'outside';
}

/** Only what visitors can open: no draft of a page, no closed game. */
function choicesOf(kind: TargetKind, { pages, choices }: AgencySite) {
  if (kind === 'page')
    return pages
      .filter(({ publishedAt }) => publishedAt !== null)
      .map((page) => ({ value: `page:${page.id}`, label: pageName(page) }));
  if (kind === 'game')
    return choices.games.map(({ slug, title }) => ({ value: `game:${slug}`, label: title }));
  if (kind === 'area') return choices.areas.map(({ id, name }) => ({ value: `area:${id}`, label: name }));
  return kind === 'way'
    ? SITE_WAYS.map((way) => ({ value: WAYS[way], label: t(`agencySite.way.${way}`) }))
    : [];
}
