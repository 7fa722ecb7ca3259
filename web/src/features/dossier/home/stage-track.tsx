import { DOSSIER_STAGES, type DossierStage } from '#domain/dossier/guide/stages.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useDeed } from '#kit/call/use-deed.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Steps } from '#ui/steps.tsx';
import { showToast } from '#ui/toasts.ts';
import { changeStage } from './home-calls.ts';

/** The way to the keys, in order; a home that came to nothing has left it. */
const TRACK = DOSSIER_STAGES.filter((stage) => stage !== 'withdrawn');

interface StageTrackProps {
  readonly home: {
    readonly id: string;
    readonly version: number;
    readonly stage: DossierStage;
    readonly stageAt: string;
  };
  readonly mayEdit: boolean;
  readonly onChanged: () => Promise<void>;
}

/** How far the purchase is, and the step to the next stage, which can be taken back. */
export function StageTrack({ home, mayEdit, onChanged }: StageTrackProps) {
  const moving = useDeed();
  const { stage } = home;
  const place = TRACK.findIndex((one) => one === stage);
  const next = place < 0 ? undefined : TRACK[place + 1];
  const name = (one: DossierStage) => t(`dossierNotes.stage.${one}`);
  const moveTo = (to: DossierStage) =>
    moving.run(async () => {
      const moved = await changeStage(home, to);
      await onChanged();
      showToast({
        tone: 'good',
        text: t('dossier.stage.moved', { stage: name(to) }),
        action: {
          label: t('dossierNotes.undo'),
          onPress: () =>
            void moving.run(async () => {
              await changeStage(moved, stage);
              await onChanged();
            }),
        },
      });
    });
  return (
    <section className="dossier-stage" aria-labelledby="home-stage">
      <h2 id="home-stage">{t('dossier.stage.title', { stage: name(stage) })}</h2>
      <p className="muted">{t('dossier.stage.since', { day: formatDate(home.stageAt.slice(0, 10)) })}</p>
      {place < 0 ? null : <Steps label={t('dossier.stage.track')} steps={TRACK.map(name)} current={place} />}
      {mayEdit ? (
        <div className="dossier-inline">
          {next === undefined ? null : (
            <Button kind="primary" isBusy={moving.isBusy} onClick={() => void moveTo(next)}>
              {t('dossier.stage.next', { stage: name(next) })}
            </Button>
          )}
          <Select
            label={t('dossier.stage.other')}
            value={stage}
            disabled={moving.isBusy}
            options={DOSSIER_STAGES.map((one) => ({ value: one, label: name(one) }))}
            onChange={({ currentTarget: { value } }) => {
              const to = DOSSIER_STAGES.find((one) => one === value);
              if (to && to !== stage) void moveTo(to);
            }}
          />
        </div>
      ) : null}
      <DeedError error={moving.error} />
    </section>
  );
}
