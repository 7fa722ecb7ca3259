import type { Quest } from '#wire/quests.ts';
import { saveQuest as saveQuestCall } from '#wire/quests.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { FormText } from '#kit/form/form-text.tsx';
import { useSchemaForm } from '#kit/form/use-schema-form.ts';
import { t } from '#lib/i18n.ts';
import { saveQuest } from '../mutations.ts';

const schema = saveQuestCall.takes.pick({ title: true });

/** Gives a hunt another title. */
export function RenameQuest({ quest, onDone }: { readonly quest: Quest; readonly onDone: () => void }) {
  const form = useSchemaForm({
    schema,
    start: { title: quest.title },
    send: async ({ title }) => {
      await saveQuest(quest.id, title);
      onDone();
    },
  });
  return (
    <FormFrame form={form} submit={t('quests.saveTitle')} errorNote={t('quests.kept')}>
      <FormText {...form.field('title')} label={t('quests.title')} />
    </FormFrame>
  );
}
