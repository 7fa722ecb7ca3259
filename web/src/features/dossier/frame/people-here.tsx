import { t } from '#lib/i18n.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { Scene } from '../notes/scene.ts';

/** Who else of the dossier's people has it open at this moment. */
export function PeopleHere({ scene, here }: { readonly scene: Scene; readonly here: readonly string[] }) {
  const others = scene.people.filter(({ userId }) => userId !== scene.me && here.includes(userId));
  return (
    <div className="dossier-frame-here">
      {others.map(({ userId, name }) => (
        <Avatar key={userId} name={name} size="small" isDecorative />
      ))}
      <p role="status" dir="auto">
        {others.length === 0
          ? ''
          : t('dossierNotes.frame.here', { names: others.map(({ name }) => name).join(', ') })}
      </p>
    </div>
  );
}
