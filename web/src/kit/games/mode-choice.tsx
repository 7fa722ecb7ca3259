import { useEffect } from 'react';
import { otherModes } from '#domain/game-ways.ts';
import { isBuiltMode, modeOptions, type BuiltModeKey } from '#domain/modes.ts';
import type { Game } from '#wire/games.ts';
import { t } from '#lib/i18n.ts';
import { Select } from '#ui/select.tsx';
import { modeSentence } from './mode-sentence.ts';
import { modeSign } from './mode-sign.ts';
import './mode-sign.css';

interface ModeChoiceProps {
  readonly game: Game;
  /** empty: as the host made it */
  readonly value: string;
  readonly onChange: (mode: string) => void;
}

/** How somebody plays a game for themselves: as its host made it, or in another mode, which is practice. */
export function ModeChoice({ game, value, onChange }: ModeChoiceProps) {
  const modes = otherModes(game);
  const isOffered = modes.some((mode) => mode === value);
  useEffect(() => {
    // The address may name a mode that this game has not.
    if (value !== '' && !isOffered) onChange('');
  }, [value, isOffered, onChange]);
  if (modes.length === 0) return null;
  return (
    <details className="mode-choice" open={value !== ''}>
      <summary>{t('ways.title')}</summary>
      <Select
        label={t('ways.choose')}
        value={value}
        options={[
          { value: '', label: t('ways.own') },
          ...modes.map((mode) => ({ value: mode, label: t(`way.${mode}`) })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div role="status">{isBuiltMode(value) ? <Chosen mode={value} /> : null}</div>
    </details>
  );
}

function Chosen({ mode }: { readonly mode: BuiltModeKey }) {
  const options = modeOptions(mode);
  return (
    <>
      <p className="mode-head">
        <i className="mode-sign" data-sign={modeSign(options)} aria-hidden="true" />
        <span>{modeSentence(options) ?? t('mode.classic')}</span>
      </p>
      <p className="muted">{t('ways.practice')}</p>
    </>
  );
}
