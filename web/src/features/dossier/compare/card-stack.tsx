import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { factName, sayFact } from '#kit/dossiers/say-fact.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { Progress } from '#ui/progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SIDES, type Compared } from './compared.ts';
import { NothingDiffers } from './nothing-differs.tsx';
import { comparisonPath } from './pair-path.ts';
import { Better } from './part-table.tsx';
import { sayWinner } from './say-winner.ts';
import { useSwipe } from './use-swipe.ts';
import { useVerdictDraft, type Winner } from './verdict-draft.ts';

const KEYS: Readonly<Record<string, Winner | 'back'>> = {
  ArrowLeft: 'one',
  ArrowRight: 'other',
  ArrowDown: 'neither',
  ArrowUp: 'back',
};

/** One part after another as a card: pulled to the home that is better in it, or chosen by buttons and arrow keys. */
export function CardStack({ compared }: { readonly compared: Compared }) {
  const { result, comparisonId, scene } = compared;
  const [draft, change] = useVerdictDraft(comparisonId);
  const [at, setAt] = useState(0);
  const total = result.parts.length;
  const choose = (winner: Winner) => {
    const part = result.parts[at];
    if (!part) return;
    change({ parts: { ...draft.parts, [part.part]: winner } });
    setAt(at + 1);
  };
  const back = () => setAt(Math.max(0, at - 1));
  if (total === 0) return <NothingDiffers compared={compared} />;
  const part = result.parts[at];
  return part ? (
    <Card
      compared={compared}
      part={part}
      place={t('dossierCompare.cards.place', { number: at + 1, total })}
      progress={at}
      chosen={draft.parts[part.part] ?? null}
      onChoose={choose}
      onBack={at > 0 ? back : null}
    />
  ) : (
    <Done
      path={comparisonPath(scene.dossierId, comparisonId)}
      rows={result.parts.map((one) => [
        t(`dossierGuide.part.${one.part}`),
        sayWinner(compared, draft.parts[one.part] ?? 'neither'),
      ])}
      onAgain={() => setAt(0)}
    />
  );
}

interface CardProps {
  readonly compared: Compared;
  readonly part: Compared['result']['parts'][number];
  readonly place: string;
  readonly progress: number;
  readonly chosen: Winner | null;
  readonly onChoose: (winner: Winner) => void;
  /** null: it is the first */
  readonly onBack: (() => void) | null;
}

function Card({ compared, part, place, progress, chosen, onChoose, onBack }: CardProps) {
  const stack = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const offset = useSwipe(card, (side) => onChoose(side === 'left' ? 'one' : 'other'));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const meant = KEYS[event.key];
    if (meant === undefined) return;
    event.preventDefault();
    if (meant !== 'back') onChoose(meant);
    else onBack?.();
  });
  useEffect(() => {
    const element = stack.current;
    const hear = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);
  const name = t(`dossierGuide.part.${part.part}`);
  return (
    <div className="stack" ref={stack}>
      <Progress value={progress} max={compared.result.parts.length} label={place} look="segments" />
      <p className="muted">{t('dossierCompare.cards.help')}</p>
      <div
        className="stack-card"
        ref={card}
        data-pulled={offset === 0 ? undefined : offset < 0 ? 'one' : 'other'}
        style={{ transform: `translateX(${String(offset)}px) rotate(${String(offset / 40)}deg)` }}
      >
        <h2>{name}</h2>
        <div className="compare-pair">
          {SIDES.map((side) => (
            <div key={side} className="stack-side">
              <h3 dir="auto">{compared.homes[side].title}</h3>
              <ul>
                {part.rows.map((row) => (
                  <li key={row.fact}>
                    <span className="muted">{factName(row.fact)}</span>{' '}
                    <span>{sayFact(row.fact, row[side], compared.homes[side].currency)}</span>{' '}
                    {row.better === side ? <Better /> : null}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <LiveRegion>{`${name}. ${place}`}</LiveRegion>
      <div
        className="stack-buttons"
        role="group"
        aria-label={t('dossierCompare.cards.choose', { part: name })}
      >
        {(['one', 'neither', 'other'] as const).map((winner) => (
          <Button key={winner} aria-pressed={chosen === winner} onClick={() => onChoose(winner)}>
            <span dir="auto">
              {winner === 'one' ? <span aria-hidden="true">← </span> : null}
              {sayWinner(compared, winner)}
              {winner === 'other' ? <span aria-hidden="true"> →</span> : null}
            </span>
          </Button>
        ))}
      </div>
      {onBack ? (
        <p>
          <Button kind="quiet" size="small" onClick={onBack}>
            {t('dossierCompare.cards.back')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

interface DoneProps {
  readonly path: string;
  readonly rows: readonly (readonly [part: string, winner: string])[];
  readonly onAgain: () => void;
}

function Done({ path, rows, onAgain }: DoneProps) {
  const card = useRef<HTMLDivElement>(null);
  // The buttons that were pressed are gone: the focus goes on with what came instead.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  return (
    <div className="stack-card" ref={card} tabIndex={-1}>
      <h2>{t('dossierCompare.cards.done')}</h2>
      <dl className="compare-winners">
        {rows.map(([part, winner]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd dir="auto">{winner}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('dossierCompare.cards.kept')}</p>
      <p className="dossier-actions">
        <TextLink as={Link} look="primary" to={path}>
          {t('dossierCompare.cards.toVerdict')}
        </TextLink>
        <Button onClick={onAgain}>{t('dossierCompare.cards.again')}</Button>
      </p>
    </div>
  );
}
