import type { RoomView } from '#wire/rooms.ts';
import { toCsv } from '#domain/csv.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { reportOf } from './report-of.ts';

/** The table that a teacher takes home. */
export function ClassReport({ view }: { readonly view: RoomView }) {
  const save = () => {
    const { header, rows } = reportOf(view);
    const csv = new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' });
    saveBlob(`${t('classes.report.file')}-${view.code}.csv`, csv);
  };
  return (
    <div className="class-report">
      <Button onClick={save}>{t('classes.report')}</Button>
      <p className="muted">{t('classes.report.hint')}</p>
      <p className="muted">{t('classes.door.kept')}</p>
    </div>
  );
}
