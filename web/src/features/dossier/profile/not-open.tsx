import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Empty } from '#ui/empty.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Scene } from '../notes/scene.ts';

/** Instead of what the owner has not opened to an adviser or a viewer: what it is, and who can open it. */
export function NotOpen({ scene, what }: { readonly scene: Scene; readonly what: 'profile' | 'offers' }) {
  const owner = scene.people.find(({ role }) => role === 'owner');
  return (
    <Empty
      title={t(`dossierProfile.notOpen.${what}`)}
      action={
        <TextLink as={Link} to={`/dossiers/${scene.dossierId}/notes-and-queries`} look="secondary">
          {t('dossierProfile.notOpen.elsewhere')}
        </TextLink>
      }
    >
      {owner ? t('dossierProfile.notOpen.ask', { name: owner.name }) : t('dossierProfile.notOpen.nobody')}
    </Empty>
  );
}
