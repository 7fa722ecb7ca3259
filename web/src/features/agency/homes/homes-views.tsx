import { useState } from 'react';
import type { HomeView } from '#wire/agency-homes.ts';
import { errorSentence } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toasts.ts';
import { readViews, removeView, saveView } from './home-calls.ts';

interface HomesViewsProps {
  readonly agencyId: string;
  readonly look: HomeView;
  readonly onLook: (look: HomeView) => void;
}

/** Ways to look at the list that the people of the agency keep for each other. */
export function HomesViews({ agencyId, look, onLook }: HomesViewsProps) {
  const { answer: views = [], reload } = useCall(['home views', agencyId], () => readViews(agencyId));
  const [chosen, setChosen] = useState('');
  const [isNaming, setIsNaming] = useState(false);
  const [name, setName] = useState('');
  const deed = useDeed();
  const open = views.find(({ id }) => id === chosen);
  const save = () =>
    deed.run(async () => {
      const kept = await saveView(agencyId, name.trim(), look);
      await reload();
      setChosen(kept.find((one) => one.name === name.trim())?.id ?? '');
      setIsNaming(false);
      showToast({ tone: 'good', text: t('agencyHomes.views.saved', { name: name.trim() }) });
    });
  const remove = (view: { readonly id: string; readonly name: string; readonly view: HomeView }) =>
    deed.run(async () => {
      await removeView(agencyId, view.id);
      await reload();
      setChosen('');
      showToast({
        tone: 'neutral',
        text: t('agencyHomes.views.removed', { name: view.name }),
        action: {
          label: t('agencyHomes.undo'),
          onPress: () => void saveView(agencyId, view.name, view.view).then(reload),
        },
      });
    });
  return (
    <div className="agency-homes-views">
      <Select
        label={t('agencyHomes.views')}
        options={[
          { value: '', label: t('agencyHomes.views.none') },
          ...views.map((view) => ({ value: view.id, label: view.name })),
        ]}
        value={open?.id ?? ''}
        onChange={({ target: { value } }) => {
          setChosen(value);
          const view = views.find(({ id }) => id === value);
          if (view) onLook(view.view);
        }}
      />
      <Button
        onClick={() => {
          setName(open?.name ?? '');
          setIsNaming(true);
        }}
      >
        {t('agencyHomes.views.save')}
      </Button>
      {open ? (
        <Button kind="quiet" isBusy={deed.isBusy} onClick={() => void remove(open)}>
          {t('agencyHomes.views.remove')}
        </Button>
      ) : null}
      <Dialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        title={t('agencyHomes.views.saveTitle')}
        labels={{ close: t('agencyHomes.close') }}
        actions={
          <Button
            kind="primary"
            isBusy={deed.isBusy}
            disabled={name.trim() === ''}
            onClick={() => void save()}
          >
            {t('agencyHomes.views.save')}
          </Button>
        }
      >
        <TextField
          label={t('agencyHomes.views.name')}
          hint={t('agencyHomes.views.nameHint')}
          maxLength={60}
          value={name}
          error={deed.error ? errorSentence(deed.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </Dialog>
    </div>
  );
}
