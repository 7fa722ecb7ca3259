import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { RoomPart } from './room-screen.tsx';

type Door = 'open' | 'watch' | 'locked';

/** What a host decides at any time: who may come in, and whether what people typed as their names is shown. */
export function RoomHostTools({ view, onOrder }: RoomPart) {
  const door: Door = view.isLocked ? 'locked' : view.admitsLate ? 'open' : 'watch';
  const choose = async (chosen: Door) => {
    if ((chosen === 'locked') !== view.isLocked)
      await onOrder({ command: 'lock', isLocked: chosen === 'locked' });
    if (chosen !== 'locked' && (chosen === 'open') !== view.admitsLate)
      await onOrder({ command: 'admit', admitsLate: chosen === 'open' });
  };
  return (
    <details className="room-host">
      <summary>{t('rooms.host.title')}</summary>
      <Select
        label={t('rooms.host.door')}
        value={door}
        onChange={({ target }) => void choose(target.value as Door)}
        options={(['open', 'watch', 'locked'] as const).map((value) => ({
          value,
          label: t(`rooms.host.door.${value}`),
        }))}
      />
      <Switch
        label={t('rooms.host.names')}
        checked={view.areNamesHidden}
        onChange={({ target }) => void onOrder({ command: 'names', areHidden: target.checked })}
      />
    </details>
  );
}
