import type { EditedHome } from '#wire/agency-homes.ts';
import { HOME_FEATURES } from '#domain/home-features.ts';
import { spellHomeWord } from '#domain/spell-home-word.ts';
import { wordTexts } from '#domain/word-batches.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { useCall } from '#kit/call/use-call.ts';
import { callRpc } from '#lib/api.ts';
import { locale, t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { HomeEdits } from './home-edit.tsx';
import { useAgencyKey } from './use-agency-key.ts';

interface HomeFeaturesProps {
  readonly home: EditedHome;
  readonly edits: HomeEdits;
}

/** What the home has to offer: the agency's extras by a tick, anything else in words, one a line. */
export function HomeFeatures({ home, edits }: HomeFeaturesProps) {
  const brand = useAgencyKey(home.agencyId);
  const { answer: words = [] } = useCall(['brand words', brand, locale()], () =>
    brand === null ? Promise.resolve([]) : callRpc('brand_words', { brand, locale: locale() }),
  );
  const extras = words.filter(({ batch }) => batch === 'extras');
  const named = wordTexts(extras);
  const offered = [...new Set<string>([...HOME_FEATURES, ...extras.map(({ key }) => key)])]
    .map((key) => ({ key, label: named[`feature.${key}`] ?? homeWord('feature', key) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
  const lines = edits.fields.features.split('\n');
  const spelled = lines.map(spellHomeWord);
  const keys = offered.map(({ key }) => key);
  const others = lines.filter((_, place) => !keys.includes(spelled[place] ?? ''));
  const write = (next: readonly string[]) =>
    edits.set('features', next.filter((line, place) => line !== '' || place === next.length - 1).join('\n'));
  return (
    <>
      <fieldset className="agency-homes-columns">
        <legend>{t('agencyHomes.features.extras')}</legend>
        {offered.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={spelled.includes(key)}
            onChange={({ target: { checked } }) =>
              write(
                checked
                  ? [...lines.filter((line) => line.trim() !== ''), key]
                  : lines.filter((_, place) => spelled[place] !== key),
              )
            }
          />
        ))}
      </fieldset>
      <TextArea
        label={t('agencyHomes.features.others')}
        hint={t('manage.listing.featuresHint')}
        rows={6}
        dir="auto"
        value={others.join('\n')}
        onChange={({ target: { value } }) =>
          write([...lines.filter((_, place) => keys.includes(spelled[place] ?? '')), ...value.split('\n')])
        }
      />
    </>
  );
}
