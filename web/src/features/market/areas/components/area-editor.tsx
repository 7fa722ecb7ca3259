import type { Area, AreaCard } from '#wire/areas.ts';
import { useEffect, useRef, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { readStored, writeStored } from '#lib/stored.ts';
import { AskDeed } from '#kit/call/ask-deed.tsx';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { useEdits } from '#kit/edits/use-edits.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import {
  areaToFields,
  DESCRIPTION_LENGTH,
  fieldsToArea,
  NAME_LENGTH,
  wrongAreaFields,
  type AreaFields,
} from '../area-fields.ts';
import { removeArea, saveArea } from '../mutations.ts';
import { readArea } from '../queries.ts';
import { CornersField } from './corners-field.tsx';

interface AreaEditorProps {
  /** null: a new one */
  readonly area: Area | null;
  /** of a new one as well, so that the same one sent again is the same one */
  readonly id: string;
  readonly onSaved: (saved: AreaCard) => void;
  readonly onRemoved?: () => void;
}

const KEY_OF_A_NEW_ONE = 'draw-area-id';

/** Draws a neighbourhood, by postcodes, sectors and districts or by corners on a map, or changes one. */
export function AreaEditor({ area, id, onSaved, onRemoved }: AreaEditorProps) {
  // A new one that was sent and got no answer is sent again under its id, also after the page was loaded anew.
  const [own] = useState(() => (area ? id : keptId(id)));
  const [done, setDone] = useState<{ readonly saved: AreaCard | null } | null>(null);
  const told = useRef<typeof done>(null);
  const edits = useEdits<AreaFields, number>({
    storageKey: `draw-area:${area ? id : 'new'}`,
    loaded: { fields: areaToFields(area, 'GB'), version: area?.version ?? 0 },
    save: async (fields, version) => {
      const saved = await saveArea(fieldsToArea(fields, own, version));
      if (!area) writeStored('session', KEY_OF_A_NEW_ONE, null);
      setDone({ saved });
      return { fields, version: saved.version };
    },
    reload: async () => {
      const now = await readArea(own);
      return { fields: areaToFields(now, now.countryCode), version: now.version };
    },
    check: wrongAreaFields,
  });
  const { fields, set, wrong, error, isDirty } = edits;
  // The guard at leaving lets nobody go before the form knows that it is saved.
  useEffect(() => {
    if (done === null || isDirty || told.current === done) return;
    told.current = done;
    if (done.saved) onSaved(done.saved);
    else onRemoved?.();
  }, [done, isDirty, onSaved, onRemoved]);
  const says = (key: string) => (wrong.includes(key) ? t(`areas.wrong.${key as 'name'}`) : undefined);
  return (
    <section className="area-editor" aria-labelledby="area-editor">
      <h2 id="area-editor">{t(area ? 'areas.editing' : 'areas.drawing')}</h2>
      <TextField
        label={t('areas.name')}
        value={fields.name}
        maxLength={NAME_LENGTH}
        error={says('name')}
        onChange={(event) => set('name', event.target.value)}
      />
      <TextArea
        label={t('areas.about')}
        optional={t('form.optional')}
        value={fields.description}
        maxLength={DESCRIPTION_LENGTH}
        onChange={(event) => set('description', event.target.value)}
      />
      <div className="area-editor-pair">
        <TextField
          label={t('areas.countryCode')}
          hint={t('areas.countryHint')}
          value={fields.country}
          maxLength={2}
          onChange={(event) => set('country', event.target.value.toUpperCase())}
        />
        <Select
          label={t('areas.way')}
          value={fields.way}
          options={[
            { value: 'codes', label: t('areas.way.codes') },
            { value: 'polygon', label: t('areas.way.polygon') },
          ]}
          onChange={(event) => set('way', event.target.value === 'polygon' ? 'polygon' : 'codes')}
        />
      </div>
      {fields.way === 'codes' ? (
        <TextArea
          label={t('areas.codes')}
          hint={t('areas.codesHint')}
          rows={5}
          value={fields.codes}
          error={error?.code === 'postcodes_unknown' ? t('areas.codesUnknown') : says('codes')}
          onChange={(event) => set('codes', event.target.value)}
        />
      ) : (
        <CornersField
          corners={fields.corners}
          around={area}
          error={says('corners')}
          onChange={(corners) => set('corners', corners)}
        />
      )}
      {area ? (
        <RemoveArea
          id={own}
          onDone={() => {
            edits.discard();
            setDone({ saved: null });
          }}
        />
      ) : null}
      <EditsFoot edits={edits} nameOf={nameOf} showValue={showValue} />
    </section>
  );
}

/** Removes a neighbourhood, once somebody has agreed. */
function RemoveArea({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {t('areas.remove')}
        </Button>
      </p>
      <AskDeed
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('areas.remove.title')}
        labels={{ close: t('areas.remove.no'), cancel: t('areas.remove.no'), send: t('areas.remove') }}
        isDanger
        send={() => removeArea(id)}
        onDone={() => {
          setIsAsking(false);
          onDone();
        }}
      >
        <p>{t('areas.remove.text')}</p>
      </AskDeed>
    </>
  );
}

function keptId(fresh: string): string {
  const kept = readStored('session', KEY_OF_A_NEW_ONE) ?? fresh;
  writeStored('session', KEY_OF_A_NEW_ONE, kept);
  return kept;
}

const NAMES = {
  name: 'areas.name',
  description: 'areas.about',
  country: 'areas.countryCode',
  way: 'areas.way',
  codes: 'areas.codes',
  corners: 'areas.corners',
} as const;

function nameOf(key: string): string {
  return t(NAMES[key as keyof typeof NAMES]);
}

function showValue(key: string, value: FieldValue): string {
  if (key === 'way') return t(value === 'polygon' ? 'areas.way.polygon' : 'areas.way.codes');
  return Array.isArray(value) ? value.join('; ') : String(value ?? '');
}
