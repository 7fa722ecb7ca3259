import { t } from '#lib/i18n.ts';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';
import { fromLocalInput, toLocalInput } from '#kit/form/local-time.ts';

/** When the game opens and closes, in this browser's time; empty is at once, and never. */
export function DatesField() {
  const { document, change } = useBuilder();
  const field = (name: 'opensAt' | 'closesAt') => (
    <TextField
      label={t(`builder.${name}`)}
      hint={t(`builder.${name}.hint`)}
      optional={t('builder.optional')}
      type="datetime-local"
      value={toLocalInput(document[name])}
      onChange={({ currentTarget: { value } }) =>
        change((old) => ({ ...old, [name]: fromLocalInput(value) }))
      }
    />
  );
  return (
    <div className="builder-fields">
      {field('opensAt')}
      {field('closesAt')}
    </div>
  );
}
