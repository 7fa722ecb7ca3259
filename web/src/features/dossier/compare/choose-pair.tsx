import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { addRow } from '#kit/rows/rows.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { Scene } from '../notes/scene.ts';
import { comparisonPath } from './pair-path.ts';
import './compare.css';

/** Any two homes of the dossier, to be put side by side; a pair that was compared before is opened again. */
export function ChoosePair({ scene }: { readonly scene: Scene }) {
  const navigate = useNavigate();
  const opening = useDeed();
  const [one, setOne] = useState(
    scene.homes.find(({ isPrimary }) => isPrimary)?.id ?? scene.homes[0]?.id ?? '',
  );
  const [other, setOther] = useState('');
  const [newId] = useState(() => crypto.randomUUID());
  const others = scene.homes.filter(({ id }) => id !== one);
  const second = others.some(({ id }) => id === other) ? other : (others[0]?.id ?? '');
  const known = scene.comparisons.find(
    ({ oneId, otherId }) => [oneId, otherId].includes(one) && [oneId, otherId].includes(second),
  );
  const open = () =>
    opening.run(async () => {
      const found =
        known ??
        (await addRow<{ readonly id: string }>('assets_comparisons', {
          ...{ id: newId, dossierId: scene.dossierId, oneId: one, otherId: second },
        }));
      await navigate(comparisonPath(scene.dossierId, found.id));
    });
  if (scene.homes.length < 2)
    return (
      <section aria-labelledby="choose-pair">
        <h2 id="choose-pair">{t('dossierCompare.choose')}</h2>
        <p className="muted">{t('dossierCompare.chooseTwo')}</p>
      </section>
    );
  const option = ({ id, title }: { readonly id: string; readonly title: string }) => ({
    value: id,
    label: title,
  });
  return (
    <section aria-labelledby="choose-pair">
      <h2 id="choose-pair">{t('dossierCompare.choose')}</h2>
      <div className="dossier-inline">
        <Select
          label={t('dossierCompare.first')}
          value={one}
          options={scene.homes.map(option)}
          onChange={({ currentTarget: { value } }) => setOne(value)}
        />
        <Select
          label={t('dossierCompare.second')}
          value={second}
          options={others.map(option)}
          onChange={({ currentTarget: { value } }) => setOther(value)}
        />
        {known || scene.mayEdit ? (
          <Button isBusy={opening.isBusy} onClick={() => void open()}>
            {t(known ? 'dossierCompare.open' : 'dossierCompare.compare')}
          </Button>
        ) : null}
      </div>
      {known || scene.mayEdit ? null : <p className="muted">{t('dossierCompare.mayNotCompare')}</p>}
      <DeedError error={opening.error} />
    </section>
  );
}
