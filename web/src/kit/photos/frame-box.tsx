import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { CORNERS, moveFrame, resizeFrame, type Corner, type Frame, type LeastSize } from './frames.ts';

interface FrameBoxProps {
  readonly name: string;
  readonly id: string;
  readonly kind: 'crop' | 'cover';
  readonly frame: Frame;
  readonly least: LeastSize;
  readonly isChosen: boolean;
  /** where on the picture a pointer is, in shares */
  readonly pointOf: (event: PointerEvent) => { readonly x: number; readonly y: number };
  readonly onChoose: () => void;
  readonly onChange: (frame: Frame) => void;
  readonly onRemove: () => void;
}

/** What the keys do is said once for all frames, under this id. */
export const KEYS_ID = 'photo-frame-keys';
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Of the picture, for one press; with Alt a tenth of it. */
const STEP = 0.01;

/** One frame on a picture. Arrow keys move it, with Shift they size it, Delete takes it away. */
export function FrameBox(props: FrameBoxProps) {
  const { name, id, kind, frame, least, isChosen, pointOf, onChoose, onChange, onRemove } = props;
  const drag = useRef<{ x: number; y: number; frame: Frame; corner: Corner | null } | null>(null);

  const begin = (corner: Corner | null) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { ...pointOf(event), frame, corner };
    onChoose();
  };
  const follow = (event: PointerEvent) => {
    const from = drag.current;
    if (!from) return;
    const { x, y } = pointOf(event);
    const [dx, dy] = [x - from.x, y - from.y];
    onChange(
      from.corner === null
        ? moveFrame(from.frame, dx, dy)
        : resizeFrame(from.frame, from.corner, dx, dy, least),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
      return;
    }
    const way = KEYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.altKey ? STEP / 10 : STEP;
    const [dx, dy] = [way[0] * step, way[1] * step];
    onChange(event.shiftKey ? resizeFrame(frame, 'bottom-right', dx, dy, least) : moveFrame(frame, dx, dy));
  };
  return (
    <div
      className="photo-frame"
      data-kind={kind}
      data-chosen={isChosen || undefined}
      style={placeOfFrame(frame)}
    >
      <button
        type="button"
        className="photo-frame-body"
        data-frame={id}
        aria-label={name}
        aria-describedby={KEYS_ID}
        onFocus={onChoose}
        onKeyDown={press}
        onPointerDown={begin(null)}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {isChosen
        ? CORNERS.map((corner) => (
            <span
              key={corner}
              className="photo-frame-corner"
              data-corner={corner}
              onPointerDown={begin(corner)}
              onPointerMove={follow}
              onPointerUp={end}
              onPointerCancel={end}
            />
          ))
        : null}
    </div>
  );
}

/** Where a frame lies on its picture, as a style. */
export function placeOfFrame({ x, y, width, height }: Frame) {
  const share = (part: number) => `${String(part * 100)}%`;
  return { left: share(x), top: share(y), width: share(width), height: share(height) };
}
