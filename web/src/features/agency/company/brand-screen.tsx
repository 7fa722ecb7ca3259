import { callRpc } from '#lib/api.ts';
import { t } from '#lib/i18n.ts';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { readBrandRow, saveBrandRow } from './brand-calls.ts';
import { BrandField, fieldLabel, type OwnChoices } from './brand-field.tsx';
import {
  BRAND_PARTS,
  columnsOfForm,
  formOfBrand,
  refusedIn,
  schemaOf,
  type BrandFields,
  type BrandRow,
  type BrandScreen as Screen,
} from './brand-fields.ts';
import { PlaceOnMap } from './place-on-map.tsx';
import './company.css';

interface BrandScreenProps {
  readonly agency: Agency;
  readonly screen: Screen;
}

/** One screen of what a brand says of itself. */
export function BrandScreen({ agency, screen }: BrandScreenProps) {
  const call = useCall(['brand row', agency.id], () => readBrandRow(agency.id));
  return (
    <>
      <h1>{t(`agencyOffice.brand.${screen}`)}</h1>
      <p className="lead">{t(`agencyOffice.brand.${screen}Lead`)}</p>
      <CallView call={call} waiting={<Skeleton height="30rem" />} failed={t('agencyOffice.brand.failed')}>
        {(row) => <BrandForm agency={agency} screen={screen} row={row} />}
      </CallView>
    </>
  );
}

function BrandForm({ agency, screen, row }: BrandScreenProps & { readonly row: BrandRow }) {
  const savedOf = (now: BrandRow) => ({ fields: formOfBrand(screen, now), version: now.version });
  const edits = useEdits<BrandFields, number>({
    storageKey: `brand:${screen}:${agency.id}`,
    loaded: savedOf(row),
    save: async (fields, version) =>
      savedOf(await saveBrandRow(agency.id, version, columnsOfForm(screen, fields))),
    reload: async () => savedOf(await readBrandRow(agency.id)),
    check: (fields) => refusedIn(screen, fields),
  });
  // The front page's game is chosen by its title.
  const { answer: choices } = useCall(['brand choices', agency.key, screen], async () =>
    screen === 'website' ? (await callRpc('agency_site', { brand: agency.key })).choices : null,
  );
  const own: OwnChoices = choices
    ? { brandedGameSlug: choices.games.map(({ slug, title }) => ({ value: slug, label: title })) }
    : {};
  const field = bindFields<BrandFields>(schemaOf(screen), edits.fields, edits.set);
  return (
    <div className="agency-form">
      {BRAND_PARTS[screen].map(({ part, fields }) => (
        <fieldset key={part}>
          <legend>{t(`agencyOffice.part.${part}`)}</legend>
          {fields.map((row) => (
            <BrandField
              key={row.key}
              row={row}
              binding={field(row.key)}
              isWrong={edits.wrong.includes(row.key)}
              own={own}
            />
          ))}
          {part === 'place' ? <PlaceOnMap fields={edits.fields} onChange={edits.setAll} /> : null}
        </fieldset>
      ))}
      <EditsFoot
        edits={edits}
        nameOf={fieldLabel}
        showValue={(_, value) =>
          value === '' || value === null ? t('agencyOffice.log.nothing') : String(value)
        }
      />
    </div>
  );
}
