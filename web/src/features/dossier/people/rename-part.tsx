import { createDossier } from '#wire/dossiers.ts';
import { t } from '#lib/i18n.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { showToast } from '#ui/toasts.ts';
import type { Scene } from '../notes/scene.ts';
import { renameDossier } from './people-calls.ts';

const renameForm = createDossier.takes.pick({ title: true });

/** What the dossier is called. */
export function RenamePart({ scene }: { readonly scene: Scene }) {
  const form = useSchemaForm({
    schema: renameForm,
    start: { title: scene.title },
    send: async ({ title }) => {
      await renameDossier(scene.dossierId, title);
      await scene.reload();
      showToast({ tone: 'good', text: t('dossier.rename.done') });
    },
  });
  return (
    <section aria-labelledby="people-rename">
      <h2 id="people-rename">{t('dossier.rename.title')}</h2>
      <FormFrame form={form} submit={t('dossierNotes.save')} kind="secondary" className="dossier-form">
        <FormText {...form.field('title')} label={t('dossier.rename.label')} />
      </FormFrame>
    </section>
  );
}
