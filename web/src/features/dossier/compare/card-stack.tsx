import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { factName, sayFact } from '../profile/say-wish.ts';
import { SIDES, type Compared } from './compared.ts';
import { NothingDiffers } from './nothing-differs.tsx';
import { comparisonPath } from './pair-path.ts';
import { Better } from './part-table.tsx';
import { sayWinner } from './say-winner.ts';
import { useSwipe } from './use-swipe.ts';
import { useVerdictDraft, type Winner } from './verdict-draft.ts';

const KEYS: Readonly<Record<string, Winner | 'back'>> = {
  ...{ ArrowLeft: 'one', ArrowRight: 'other', ArrowDown: 'neither', Backspace: 'back', ArrowUp: 'back' },
};

/** One part after another as a card: pulled to the home that is better in it, or chosen by buttons and arrow keys. */
export function CardStack({ compared }: { readonly compared: Compared }) {
  const { result, comparisonId, scene } = compared;
  const [draft, change] = useVerdictDraft(comparisonId);
  const [at, setAt] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const part = result.parts[at];
  const choose = (winner: Winner) => {
    if (!part) return;
    change({ parts: { ...draft.parts, [part.part]: winner } });
    setAt(at + 1);
  };
  const swipe = useSwipe((side) => choose(side === 'left' ? 'one' : 'other'));
  const hasMoved = useRef(false);
  useEffect(() => {
    // The next card takes the focus of the one that went, so that keys go on working.
    if (hasMoved.current) card.current?.focus({ preventScroll: true });
    hasMoved.current = true;
  }, [at]);
  const press = (event: KeyboardEvent) => {
    const meant = KEYS[event.key];
    if (meant === undefined) return;
    event.preventDefault();
    if (meant === 'back') setAt(Math.max(0, at - 1));
    else choose(meant);
  };
  if (result.parts.length === 0) return <NothingDiffers compared={compared} />;
  if (!part)
    return (
      <div className="stack-card" ref={card} tabIndex={-1}>
        <h2>{t('dossierCompare.cards.done')}</h2>
        <dl className="compare-winners">
          {result.parts.map(({ part: one }) => (
            <div key={one}>
              <dt>{t(`dossierGuide.part.${one}`)}</dt>
              <dd dir="auto">{sayWinner(compared, draft.parts[one] ?? 'neither')}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{t('dossierCompare.cards.kept')}</p>
        <p className="dossier-actions">
          <TextLink as={Link} look="primary" to={comparisonPath(scene.dossierId, comparisonId)}>
            {t('dossierCompare.cards.toVerdict')}
          </TextLink>
          <Button onClick={() => setAt(0)}>{t('dossierCompare.cards.again')}</Button>
        </p>
      </div>
    );
  const name = t(`dossierGuide.part.${part.part}`);
  const total = result.parts.length;
  const label = t('dossierCompare.cards.place', { number: at + 1, total });
  return (
    <div className="stack">
      <Progress value={at} max={total} label={label} look="segments" />
      <p className="muted">{t('dossierCompare.cards.help')}</p>
      <div
        className="stack-card"
        ref={card}
        tabIndex={0}
        role="group"
        aria-roledescription={t('dossierCompare.cards.card')}
        aria-label={`${name}. ${label}`}
        data-pulled={swipe.offset === 0 ? undefined : swipe.offset < 0 ? 'one' : 'other'}
        style={{ transform: `translateX(${String(swipe.offset)}px) rotate(${String(swipe.offset / 40)}deg)` }}
        onKeyDown={press}
        {...swipe.listeners}
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
      <div className="stack-buttons" role="group" aria-label={t('dossierCompare.cards.choose', { part: name })}>
        {(['one', 'neither', 'other'] as const).map((winner) => (
          <Button key={winner} aria-pressed={draft.parts[part.part] === winner} onClick={() => choose(winner)}>
            <span dir="auto">
              {winner === 'one' ? <span aria-hidden="true">← </span> : null}
              {sayWinner(compared, winner)}
              {winner === 'other' ? <span aria-hidden="true"> →</span> : null}
            </span>
          </Button>
        ))}
      </div>
      {at > 0 ? (
        <p>
          <Button kind="quiet" size="small" onClick={() => setAt(at - 1)}>
            {t('dossierCompare.cards.back')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
