import { useState } from 'react';
import { emptyRow } from '#wire/draft-row.ts';
import { newId } from '#lib/new-id.ts';
import { plural, t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { useBuilder } from '../builder-context.ts';
import type { Intake } from '../intake/use-intake.ts';
import { AddHomes } from './add-homes.tsx';
import { HomeList } from './home-list.tsx';
import { IntakeNews } from './intake-news.tsx';
import { PackList } from './pack-list.tsx';
import { OtherCurrencies } from './other-currency.tsx';
import { RemovedThings } from './removed-things.tsx';

interface HomesStepProps {
  readonly intake: Intake;
  readonly onNext?: (() => void) | undefined;
}

/** Bring homes in, see what was read of each, mend what is wrong. */
export function HomesStep({ intake, onNext }: HomesStepProps) {
  const { judged, showYours } = useBuilder();
  const [openId, setOpenId] = useState<string | null>(null);
  const [freshId, setFreshId] = useState<string | null>(null);
  const type = () => {
    const row = emptyRow({ id: newId(), origin: 'typed' });
    intake.addRows([row]);
    setOpenId(row.id);
    setFreshId(row.id);
  };
  const inGame = judged.filter(({ isIn }) => isIn).length;
  return (
    <div className="builder-step">
      {judged.length === 0 ? <PackList /> : null}
      <AddHomes intake={intake} onType={type} onOwn={() => showYours('homes')} />
      <IntakeNews intake={intake} />
      <OtherCurrencies />
      <HomeList intake={intake} openId={openId} onOpen={setOpenId} freshId={freshId} onType={type} />
      <RemovedThings />
      {onNext && judged.length > 0 ? (
        <div className="builder-next">
          <p role="status">
            {plural('builder.chosen', inGame)}
            {inGame > MAX_GAME_LISTINGS ? ` ${t('builder.tooMany', { most: MAX_GAME_LISTINGS })}` : null}
          </p>
          <Button kind="primary" onClick={onNext}>
            {t('builder.next.rules')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
