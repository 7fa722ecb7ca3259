import { useEffect } from 'react';
import { readStored } from '#lib/stored.ts';
import { wantsStillness } from '#ui/wants-stillness.ts';

/** When the price lands, in milliseconds after the reveal began. */
const LANDING_MS = 1100;
/** Frequencies in hertz for each band, best first: a rising fifth for the best, a falling step for the worst. */
const NOTES: readonly (readonly [number, number])[] = [
  [523, 784],
  [523, 659],
  [523, 587],
  [494, 494],
  [440, 392],
  [392, 330],
];
const NOTE_SECONDS = 0.14;

/** Is the sound of the reveal wanted in this browser? Off until somebody turns it on. */
export function isSoundWanted(): boolean {
  return readStored('local', 'sound') === 'on';
}

/** Marks the landing of the price for hand and ear: a short vibration where the device allows it, two notes where they are wanted. */
export function useCue(isFresh: boolean, band: number | null): void {
  useEffect(() => {
    if (!isFresh || band === null) return;
    const isStill = wantsStillness();
    const timer = setTimeout(
      () => {
        if (!isStill) vibrate(band);
        if (isSoundWanted()) playNotes(NOTES[band] ?? [392, 330]);
      },
      isStill ? 0 : LANDING_MS,
    );
    return () => clearTimeout(timer);
  }, [isFresh, band]);
}

function vibrate(band: number): void {
  // Safari has no vibration; a browser refuses it before the first press.
  if ('vibrate' in navigator) navigator.vibrate(band === 0 ? [30, 60, 30, 60, 80] : 30);
}

/** Two soft notes, one after the other. */
export function playNotes(notes: readonly number[]): void {
  try {
    const audio = new AudioContext();
    notes.forEach((hertz, place) => {
      const at = audio.currentTime + place * NOTE_SECONDS;
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + NOTE_SECONDS);
    });
    setTimeout(() => void audio.close(), (notes.length + 1) * NOTE_SECONDS * 1000);
  } catch {
    // Without a sound device the moment is a silent one.
  }
}
