import { useState } from 'react';
import { t } from '#lib/i18n.ts';
import { writeStored } from '#lib/stored.ts';
import { Button } from '#ui/button.tsx';
import { isSoundWanted, playNotes } from '../use-cue.ts';

/** Turns the sound of the reveal on, with a note to hear, and off. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundWanted);
  const turn = () => {
    writeStored('local', 'sound', isOn ? null : 'on');
    setIsOn(!isOn);
    if (!isOn) playNotes([523]);
  };
  return (
    <Button kind="quiet" size="small" aria-pressed={isOn} onClick={turn}>
      {t(isOn ? 'reveal.soundOn' : 'reveal.soundOff')}
    </Button>
  );
}
