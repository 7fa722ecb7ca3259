import { fitTogether } from '#domain/modes.ts';
import { HOST_PRESENTATIONS, PRESENTATIONS } from '#domain/presentations.ts';
import { t } from '#lib/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { isOn, turn } from '../preset-options.ts';
import { useRules } from '../use-rules.ts';

const ORDERS = ['outside-last', 'shuffled'] as const;
type Order = (typeof ORDERS)[number];
type Switched = Exclude<(typeof HOST_PRESENTATIONS)[number], Order>;
const SWITCHES = HOST_PRESENTATIONS.filter((key): key is Switched => !ORDERS.some((order) => order === key));

/** How the game is shown to everybody, whatever its mode; the code of a preset carries it along. */
export function PresentationFieldset() {
  const { rules, mode, set } = useRules();
  const { options = {} } = rules;
  return (
    <fieldset>
      <legend>{t('builder.presentation')}</legend>
      {mode.showsPhotos === false ? null : (
        <div className="builder-fields">
          <Select
            label={t('builder.photoOrder')}
            value={mode.photoOrder ?? ''}
            options={[
              { value: '', label: t('builder.photoOrder.host') },
              ...ORDERS.map((value) => ({ value, label: t(`builder.photoOrder.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const { photoOrder: _, ...rest } = options;
              const order = ORDERS.find((one) => one === value);
              set({ options: order ? turn(rest, PRESENTATIONS[order], true) : rest });
            }}
          />
        </div>
      )}
      {SWITCHES.map((key) => {
        const row = PRESENTATIONS[key];
        const isChosen = isOn(mode, row);
        return (
          <Checkbox
            key={key}
            label={t(`builder.presentation.${key}`)}
            hint={t(`builder.presentation.${key}.hint`)}
            checked={isChosen}
            disabled={!isChosen && !fitTogether({ ...mode, ...row.options })}
            onChange={({ currentTarget: { checked } }) => set({ options: turn(options, row, checked) })}
          />
        );
      })}
    </fieldset>
  );
}
