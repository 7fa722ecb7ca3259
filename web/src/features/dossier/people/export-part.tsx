import { useState } from 'react';
import { callRpc } from '#lib/api.ts';
import { plural, t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { saveBlob } from '#kit/files/save-blob.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Scene } from '../notes/scene.ts';
import { readPhoto } from '../raw/read-photo.ts';
import { readWhole, WHOLE_COUNT } from '../raw/read-whole.ts';
import { packDossier } from './pack-dossier.ts';

/** Takes everything along that the reader may read, as one file. The owner reads in the log that it was taken. */
export function ExportPart({
  scene,
  onTaken,
}: {
  readonly scene: Scene;
  readonly onTaken: () => Promise<void>;
}) {
  const packing = useDeed();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [missing, setMissing] = useState<number | null>(null);
  const take = () =>
    packing.run(async () => {
      setMissing(null);
      let done = 0;
      setProgress({ done, of: WHOLE_COUNT });
      try {
        await callRpc(
          'log_dossier_access',
          { dossierId: scene.dossierId, action: 'exported' },
          { attempts: 1 },
        );
        const whole = await readWhole(scene.dossierId, () => {
          done += 1;
          setProgress({ done, of: WHOLE_COUNT });
        });
        const made = await packDossier(whole, new Date().toISOString(), readPhoto, (photo, of) =>
          setProgress({ done: WHOLE_COUNT + photo, of: WHOLE_COUNT + of }),
        );
        saveBlob('dossier.zip', made.zip);
        setMissing(made.missing);
        await onTaken();
      } finally {
        setProgress(null);
      }
    });
  return (
    <section aria-labelledby="people-export">
      <h2 id="people-export">{t('dossier.export.title')}</h2>
      <p>{t('dossier.export.text')}</p>
      <p>
        <Button isBusy={packing.isBusy} onClick={() => void take()}>
          {t('dossier.export.take')}
        </Button>
      </p>
      {progress === null ? null : (
        <Progress
          value={progress.done}
          max={progress.of}
          label={t('dossier.export.progress', { done: progress.done, of: progress.of })}
        />
      )}
      <p role="status">
        {missing === null
          ? ''
          : missing === 0
            ? t('dossier.export.done')
            : plural('dossier.export.missing', missing)}
      </p>
      <DeedError error={packing.error} />
    </section>
  );
}
