import { useState } from 'react';
import { TAX_CURRENCIES } from '#domain/dossier/tax/purchase-tax.ts';
import { checklistOf } from '#domain/dossier/guide/checklists.ts';
import { DOSSIER_STAGES, GUIDED_COUNTRIES, type GuidedCountry } from '#domain/dossier/guide/stages.ts';
import { formatCountry } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { AddToDossier } from '#kit/dossiers/add-to-dossier.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { adoptChecklist } from '../tasks/adopt-checklist.ts';
import { today } from '../tasks/today.ts';
import './buying-checklist.css';

const STORAGE_KEY = 'buying-checklist';

interface Kept {
  readonly country: GuidedCountry;
  readonly done: readonly string[];
}

/** What has to be done to buy a home, by stage and country; what is ticked stays in this browser, and what is left becomes tasks of a dossier. */
export function Part() {
  const [kept, setKept] = useState(readKept);
  const change = (next: Kept) => {
    setKept(next);
    writeStored('local', STORAGE_KEY, JSON.stringify(next));
  };
  const stages = DOSSIER_STAGES.map((stage) => ({ stage, rows: checklistOf(stage, kept.country) })).filter(
    ({ rows }) => rows.length > 0,
  );
  const all = stages.flatMap(({ rows }) => rows.map(({ key }) => key));
  // Days count from each stage's own beginning, which nobody knows yet: tasks come without one.
  const left = all.filter((key) => !kept.done.includes(key)).map((key) => ({ key, dueAfterDays: null }));
  const done = all.filter((key) => kept.done.includes(key));
  const tick = (key: string, isDone: boolean) =>
    change({ ...kept, done: isDone ? [...kept.done, key] : kept.done.filter((one) => one !== key) });
  return (
    <div className="buying-checklist">
      <h2>{t('dossier.buying.title')}</h2>
      <Select
        label={t('dossier.buying.country')}
        value={kept.country}
        options={GUIDED_COUNTRIES.map((code) => ({ value: code, label: formatCountry(code) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ ...kept, country: GUIDED_COUNTRIES.find((code) => code === value) ?? kept.country })
        }
      />
      {stages.map(({ stage, rows }) => (
        <fieldset key={stage}>
          <legend>{t(`dossierNotes.stage.${stage}`)}</legend>
          {rows.map(({ key }) => (
            <Checkbox
              key={key}
              label={t(`dossierGuide.check.${key}`)}
              checked={kept.done.includes(key)}
              onChange={({ currentTarget: { checked } }) => tick(key, checked)}
            />
          ))}
        </fieldset>
      ))}
      <p role="status">{t('dossier.buying.done', { done: done.length, all: all.length })}</p>
      <p className="muted">{t('dossier.buying.kept')}</p>
      {done.length > 0 ? (
        <Button size="small" onClick={() => change({ ...kept, done: [] })}>
          {t('dossier.buying.clear')}
        </Button>
      ) : null}
      {left.length > 0 ? (
        <section>
          <p>{plural('dossier.buying.tasks', left.length)}</p>
          <AddToDossier
            title={t('dossier.buying.title')}
            place={{ countryCode: kept.country, currency: TAX_CURRENCIES[kept.country] }}
            add={(dossierId) => adoptChecklist({ dossierId, assetId: null, rows: left, today: today() })}
          />
        </section>
      ) : null}
      <p>
        <TextLink as={Link} to="/my-dossier">
          {t('dossier.buying.dossier')}
        </TextLink>
      </p>
    </div>
  );
}

/** What this browser kept, as far as it can be read. */
function readKept(): Kept {
  const stored = readStoredJson('local', STORAGE_KEY);
  const { country, done } = typeof stored === 'object' && stored !== null ? (stored as Partial<Kept>) : {};
  return {
    country: GUIDED_COUNTRIES.find((code) => code === country) ?? 'GB',
    done: Array.isArray(done) ? done.filter((key): key is string => typeof key === 'string') : [],
  };
}
