import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { moveFrame, resizeFrame, type Frame, type LeastSize } from './frames.ts';

interface FrameButtonsProps {
  readonly name: string;
  readonly frame: Frame;
  readonly least: LeastSize;
  readonly onChange: (frame: Frame) => void;
}

/** A press moves by so much of the picture. */
const STEP = 0.02;
const WAYS = [
  ['left', '←', -STEP, 0],
  ['up', '↑', 0, -STEP],
  ['down', '↓', 0, STEP],
  ['right', '→', STEP, 0],
] as const;
const SIZES = [
  ['narrower', -STEP, 0],
  ['wider', STEP, 0],
  ['lower', 0, -STEP],
  ['taller', 0, STEP],
] as const;

/** Moves and sizes a frame by single presses, for whoever cannot drag. */
export function FrameButtons({ name, frame, least, onChange }: FrameButtonsProps) {
  return (
    <div className="photo-editor-tools" role="group" aria-label={name}>
      {WAYS.map(([way, sign, dx, dy]) => (
        <Button
          key={way}
          size="small"
          aria-label={t(`photos.mend.move.${way}`)}
          onClick={() => onChange(moveFrame(frame, dx, dy))}
        >
          {sign}
        </Button>
      ))}
      {SIZES.map(([size, dx, dy]) => (
        <Button
          key={size}
          size="small"
          onClick={() => onChange(resizeFrame(frame, 'bottom-right', dx, dy, least))}
        >
          {t(`photos.mend.size.${size}`)}
        </Button>
      ))}
    </div>
  );
}

/** Where a frame is, in words. */
export function sayFrame({ x, y, width, height }: Frame): string {
  const percent = (share: number) => formatPercent(Math.round(share * 100));
  return t('photos.mend.where', {
    left: percent(x),
    top: percent(y),
    width: percent(width),
    height: percent(height),
  });
}
