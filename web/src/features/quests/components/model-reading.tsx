import { useState } from 'react';
import { DeedError } from '#kit/call/deed-error.tsx';
import { useCall } from '#kit/call/use-call.ts';
import { useDeed } from '#kit/call/use-deed.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { readByModel, readWishReader } from '../queries.ts';

interface ModelReadingProps {
  readonly text: string;
  /** takes what the model understood into the wishes */
  readonly onTake: (text: string) => void;
}

/** What the model said, and of which words. */
interface Reading {
  readonly of: string;
  readonly phrases: readonly string[];
}

/**
 * Where there is a model, it reads what the rules do not: once somebody presses the button that names to whom the
 * words go. What it understood is shown first, and becomes a wish when they take it.
 */
export function ModelReading({ text, onTake }: ModelReadingProps) {
  const { answer: provider } = useCall(['who reads wishes'], readWishReader);
  const [reading, setReading] = useState<Reading | null>(null);
  const deed = useDeed();
  if (!provider || text.trim() === '') return null;
  const said = reading !== null && reading.of === text ? reading.phrases : null;
  const ask = () =>
    deed.run(async () => setReading({ of: text, phrases: await readByModel(text, provider) }));
  return (
    <div className="quest-model">
      {said === null ? (
        <>
          <p className="muted">{t('quests.model.why', { provider })}</p>
          <div>
            <Button size="small" isBusy={deed.isBusy} onClick={() => void ask()}>
              {t('quests.model.ask', { provider })}
            </Button>
          </div>
        </>
      ) : null}
      <DeedError error={deed.error} />
      <div role="status">
        {said === null ? null : said.length === 0 ? (
          <p className="muted">{t('quests.model.nothing')}</p>
        ) : (
          <p>{t('quests.model.said', { phrases: said.join(', ') })}</p>
        )}
      </div>
      {said !== null && said.length > 0 ? (
        <div>
          <Button size="small" onClick={() => onTake(`${text.trimEnd()}\n${said.join(', ')}`)}>
            {t('quests.model.take')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
