import { useState } from 'react';
import { OWN_PRESENTATIONS, PRESENTATIONS, saysAll, type OwnLook } from '#domain/presentations.ts';
import { t } from '#lib/i18n.ts';
import { writeStored } from '#lib/stored.ts';
import { Switch } from '#ui/switch.tsx';
import { holdStill } from './hold-still.ts';
import { lookOf } from './own-look.ts';
import './own-look.css';

/** What a browser says of its network, where it says anything. */
interface Connection {
  readonly saveData?: boolean;
}

/** What players choose for themselves: it changes nothing for others, and this browser keeps it. */
export function OwnLookChoice() {
  const [look, setLook] = useState<OwnLook>(() => lookOf({}));
  const [isOffered] = useState(() => savesData() && !look.isLight);
  const turn = (key: (typeof OWN_PRESENTATIONS)[number], isOn: boolean) => {
    const kept = OWN_PRESENTATIONS.filter((one) =>
      one === key ? isOn : saysAll(look, PRESENTATIONS[one].options),
    );
    const next = kept.reduce<OwnLook>((all, one) => ({ ...all, ...PRESENTATIONS[one].options }), {});
    writeStored('local', 'look', kept.length === 0 ? null : JSON.stringify(next));
    holdStill(next.isStill === true);
    setLook(next);
  };
  return (
    <details className="own-look" open={isOffered}>
      <summary>{t('look.title')}</summary>
      {isOffered ? <p role="status">{t('look.offer')}</p> : null}
      {OWN_PRESENTATIONS.map((key) => (
        <Switch
          key={key}
          label={t(`look.${key}`)}
          hint={t(`look.${key}.hint`)}
          checked={saysAll(look, PRESENTATIONS[key].options)}
          onChange={({ currentTarget }) => turn(key, currentTarget.checked)}
        />
      ))}
      <p className="muted">{t('look.kept')}</p>
    </details>
  );
}

/** Does the device ask to save data? It is offered then, and never chosen for anybody. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true;
}
