import { t } from '#lib/i18n.ts';
import { TextField } from '#ui/text-field.tsx';
import { useBuilder } from '../builder-context.ts';

/** When the game opens and closes, in this browser's time; empty is at once, and never. */
export function DatesField() {
  const { document, change } = useBuilder();
  const field = (name: 'opensAt' | 'closesAt') => (
    <TextField
      label={t(`builder.${name}`)}
      hint={t(`builder.${name}.hint`)}
      optional={t('builder.optional')}
      type="datetime-local"
      value={toLocal(document[name])}
      onChange={({ currentTarget: { value } }) => change((old) => ({ ...old, [name]: fromLocal(value) }))}
    />
  );
  return (
    <div className="builder-fields">
      {field('opensAt')}
      {field('closesAt')}
    </div>
  );
}

/** ISO 8601 UTC as the field wants it: local time without a zone. */
function toLocal(at: string | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function fromLocal(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
