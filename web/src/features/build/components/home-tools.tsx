import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { ROW_ORDERS, tickRows, tickSpread, type RowOrder } from '../draft/find-rows.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';

interface HomeToolsProps {
  /** what search and view leave of the list */
  readonly shown: readonly JudgedRow[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** Ways through a long list: search, an order for looking, and ticks for many homes at once. */
export function HomeTools({ shown, search, onSearch, order, onOrder }: HomeToolsProps) {
  const { judged, change } = useBuilder();
  const sound = shown.filter(({ fault }) => fault === null);
  const whose = shown.length === judged.length ? 'all' : 'these';
  return (
    <div className="builder-tools">
      <TextField
        label={t('builder.tools.search')}
        type="search"
        value={search}
        onChange={({ currentTarget: { value } }) => onSearch(value)}
      />
      <Select
        label={t('builder.tools.order')}
        value={order}
        options={ROW_ORDERS.map((one) => ({ value: one, label: t(`builder.tools.order.${one}`) }))}
        onChange={({ currentTarget: { value } }) => onOrder(ROW_ORDERS.find((one) => one === value) ?? 'own')}
      />
      <div role="group" aria-label={t('builder.tools.ticks')} className="builder-ticks">
        <Button size="small" disabled={sound.length === 0} onClick={() => change(tickRows(sound, true))}>
          {t(`builder.tools.tick.${whose}`, { count: sound.length })}
        </Button>
        <Button size="small" disabled={sound.length === 0} onClick={() => change(tickRows(sound, false))}>
          {t(`builder.tools.untick.${whose}`, { count: sound.length })}
        </Button>
        {sound.length > MAX_GAME_LISTINGS ? (
          <Button size="small" onClick={() => change(tickSpread(sound, newId()))}>
            {t('builder.tools.spread', { count: MAX_GAME_LISTINGS })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
