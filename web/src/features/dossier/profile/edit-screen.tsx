import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { CallView } from '#kit/call/call-view.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits } from '#kit/edits/use-edits.ts';
import { bindFields } from '#kit/form/bind-fields.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useChanges, type Scene } from '../notes/scene.ts';
import { AreasField } from './areas-field.tsx';
import { readHunter, saveHunter } from './hunter-calls.ts';
import {
  areasIn,
  formOfHunter,
  hunterOfForm,
  profileForm,
  refusedIn,
  type PlainFields,
  type ProfileFields,
} from './profile-form.ts';
import { MoneyPart } from './money-part.tsx';
import { fieldName, showField } from './profile-words.ts';
import { WishesPart } from './wishes-part.tsx';
import '../parts.css';
import './profile.css';

/** Says what is looked for; two people who save at the same time decide about each field that both changed. */
export function EditProfileScreen({ scene }: { readonly scene: Scene }) {
  const view = `/dossiers/${scene.dossierId}/profile`;
  return (
    <div className="dossier-part">
      <header className="dossier-part-head">
        <h1>{t('dossierProfile.editTitle')}</h1>
        <p className="muted">{t('dossierProfile.editLead')}</p>
        <p>
          <TextLink as={Link} to={view}>
            {t('dossierProfile.toView')}
          </TextLink>
        </p>
      </header>
      {scene.mayEdit ? (
        <Loaded scene={scene} />
      ) : (
        <Empty
          title={t('dossierProfile.notYours')}
          action={
            <TextLink as={Link} to={view} look="secondary">
              {t('dossierProfile.toView')}
            </TextLink>
          }
        >
          {t('dossierProfile.notYoursHelp')}
        </Empty>
      )}
    </div>
  );
}

function Loaded({ scene }: { readonly scene: Scene }) {
  const call = useCall(['hunter edit', scene.dossierId], () => readHunter(scene.dossierId));
  return (
    <CallView call={call} waiting={<Skeleton height="24rem" />} failed={t('dossierProfile.failed')}>
      {(hunter) => <ProfileForm scene={scene} hunter={hunter} />}
    </CallView>
  );
}

interface ProfileFormProps {
  readonly scene: Scene;
  readonly hunter: HunterRow | null;
}

function ProfileForm({ scene, hunter }: ProfileFormProps) {
  const savedOf = (row: HunterRow | null) => ({
    fields: formOfHunter(row, scene.currency),
    version: row?.version ?? 0,
  });
  const edits = useEdits<ProfileFields, number>({
    storageKey: `dossier-profile:${scene.dossierId}`,
    loaded: savedOf(hunter),
    save: async (fields, version) =>
      savedOf(await saveHunter(scene.dossierId, version, hunterOfForm(fields))),
    reload: async () => savedOf(await readHunter(scene.dossierId)),
    check: refusedIn,
  });
  useChanges(scene, ['private'], () =>
    edits.follow(async () => {
      const now = await readHunter(scene.dossierId).catch(() => null);
      return now && savedOf(now);
    }),
  );
  const { fields, setAll } = edits;
  const field = bindFields<PlainFields>(profileForm, fields, (name, value) => setAll({ [name]: value }));
  return (
    <>
      <MoneyPart field={field} currency={fields.currency} incomeBand={fields.incomeBand} />
      <WishesPart edits={edits} wrong={edits.wrong} />
      <section aria-labelledby="profile-areas">
        <h2 id="profile-areas">{t('dossierProfile.areas')}</h2>
        <AreasField
          areas={areasIn(fields)}
          country={scene.country}
          onChange={(areas) => setAll({ areas: areas.map((area) => JSON.stringify(area)) })}
        />
      </section>
      <EditsFoot edits={edits} nameOf={fieldName} showValue={(key, value) => showField(fields, key, value)} />
    </>
  );
}
