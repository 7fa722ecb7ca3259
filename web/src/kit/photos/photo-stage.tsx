import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { FrameBox, KEYS_ID, placeOfFrame } from './frame-box.tsx';
import { FrameButtons, sayFrame } from './frame-buttons.tsx';
import { frameBetween, WHOLE, type Frame, type LeastSize } from './frames.ts';

interface PhotoStageProps {
  readonly url: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly crop: Frame;
  readonly covered: readonly Frame[];
  readonly leastCrop: LeastSize;
  readonly onCrop: (crop: Frame) => void;
  readonly onCovered: (covered: readonly Frame[]) => void;
  readonly isCropOnly?: boolean;
  /** what shows where the picture is transparent, as a colour of CSS */
  readonly ground?: string | undefined;
}

const LEAST_COVER: LeastSize = { width: 0.02, height: 0.02 };
const FIRST_COVER: Frame = { x: 0.375, y: 0.4, width: 0.25, height: 0.2 };
const FIRST_CROP: Frame = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
interface Point {
  readonly x: number;
  readonly y: number;
}

/** `crop`, or the place of a covered part. */
type Chosen = 'crop' | number | null;

/** The picture with its frames: drawn, moved and sized by pointer, by keys, or by buttons. */
export function PhotoStage({
  url,
  picture,
  crop,
  covered,
  leastCrop,
  onCrop,
  onCovered,
  isCropOnly = false,
  ground,
}: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { chosen, setChosen, frame, isCropped, change, choose, remove, cover } = useFrames(stage, {
    crop,
    covered,
    onCrop,
    onCovered,
  });
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height } : { x: 0, y: 0 };
  };
  const least = isCropOnly ? leastCrop : LEAST_COVER;
  const draw = (of: Frame) => {
    if (isCropOnly) {
      onCrop(of);
      choose('crop');
    } else cover(of);
  };
  const drawing = useDrawing({ pointOf, least, onDrawn: draw, onNothing: () => setChosen(null) });
  const nameOf = (which: Chosen) =>
    which === 'crop'
      ? t('photos.mend.crop.frame')
      : t('photos.mend.cover.frame', { place: (which ?? 0) + 1 });
  const box = (which: Exclude<Chosen, null>, of: Frame) => (
    <FrameBox
      key={which}
      name={nameOf(which)}
      id={String(which)}
      kind={which === 'crop' ? 'crop' : 'cover'}
      frame={of}
      least={which === 'crop' ? leastCrop : LEAST_COVER}
      isChosen={which === chosen}
      pointOf={pointOf}
      onChoose={() => setChosen(which)}
      onChange={(next) => change(which, next)}
      onRemove={() => remove(which)}
    />
  );
  return (
    <>
      <StageTools
        isCropChosen={chosen === 'crop'}
        hasChosen={frame !== null}
        onCover={isCropOnly ? null : () => cover(FIRST_COVER)}
        onCrop={() => {
          if (!isCropped) onCrop(FIRST_CROP);
          choose('crop');
        }}
        onRemove={() => remove(chosen)}
      />
      <p id={KEYS_ID} className="ui-hidden">
        {t('photos.mend.keys')}
      </p>
      {/* Drawing a part with the pointer is a short cut of the button above. */}
      <div
        ref={stage}
        className="photo-editor-stage"
        style={{
          aspectRatio: `${String(picture.width)} / ${String(picture.height)}`,
          // As large as the window leaves room for, in the picture's own shape.
          inlineSize: `min(100%, ${String((44 * picture.width) / picture.height)}svh)`,
          background: ground,
        }}
        {...drawing.listeners}
      >
        <img src={url} alt={t('photos.mend.picture')} draggable={false} />
        {isCropped ? box('crop', crop) : null}
        {covered.map((part, place) => box(place, part))}
        {drawing.frame ? (
          <span
            className="photo-frame"
            data-kind={isCropOnly ? 'crop' : 'cover'}
            style={placeOfFrame(drawing.frame)}
          />
        ) : null}
      </div>
      <LiveRegion>{frame === null ? '' : `${nameOf(chosen)}: ${sayFrame(frame)}`}</LiveRegion>
      {frame === null ? null : (
        <FrameButtons
          name={nameOf(chosen)}
          frame={frame}
          least={chosen === 'crop' ? leastCrop : LEAST_COVER}
          onChange={(next) => change(chosen, next)}
        />
      )}
    </>
  );
}

interface DrawingOptions {
  readonly pointOf: (event: PointerEvent) => Point;
  readonly least: LeastSize;
  readonly onDrawn: (frame: Frame) => void;
  /** it was only a press */
  readonly onNothing: () => void;
}

/** A frame that is being drawn with the pointer, and what the picture listens to for it. */
function useDrawing({ pointOf, least, onDrawn, onNothing }: DrawingOptions) {
  const [line, setLine] = useState<{ readonly from: Point; readonly to: Point } | null>(null);
  const frame = line && isDrawn(line) ? frameBetween(line.from, line.to, least) : null;
  return {
    frame,
    listeners: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target !== event.currentTarget || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine({ from: pointOf(event), to: pointOf(event) });
      },
      onPointerMove: (event: PointerEvent) => {
        if (line) setLine({ ...line, to: pointOf(event) });
      },
      onPointerUp: () => {
        setLine(null);
        if (frame) onDrawn(frame);
        else onNothing();
      },
      onPointerCancel: () => setLine(null),
    },
  };
}

/** A press that hardly moved draws nothing. */
function isDrawn({ from, to }: { readonly from: Point; readonly to: Point }): boolean {
  return Math.abs(to.x - from.x) > 0.01 || Math.abs(to.y - from.y) > 0.01;
}

/** Which frame is chosen, and what can be done with it. */
function useFrames(
  stage: RefObject<HTMLDivElement | null>,
  { crop, covered, onCrop, onCovered }: Pick<PhotoStageProps, 'crop' | 'covered' | 'onCrop' | 'onCovered'>,
) {
  const [chosen, setChosen] = useState<Chosen>(null);
  const isCropped = crop !== WHOLE;
  const frame =
    chosen === 'crop' ? (isCropped ? crop : null) : chosen === null ? null : (covered[chosen] ?? null);
  const change = (which: Chosen, next: Frame) => {
    if (which === 'crop') onCrop(next);
    else if (which !== null) onCovered(covered.map((one, place) => (place === which ? next : one)));
  };
  const choose = (which: Chosen) => {
    setChosen(which);
    setTimeout(
      () => stage.current?.querySelector<HTMLElement>(`[data-frame="${String(which)}"]`)?.focus(),
      20,
    );
  };
  const remove = (which: Chosen) => {
    if (which === 'crop') onCrop(WHOLE);
    else onCovered(covered.filter((_, place) => place !== which));
    setChosen(null);
    stage.current?.parentElement?.querySelector<HTMLElement>('[data-control]')?.focus();
  };
  const cover = (part: Frame) => {
    onCovered([...covered, part]);
    choose(covered.length);
  };
  return { chosen, setChosen, frame, isCropped, change, choose, remove, cover };
}

interface StageToolsProps {
  readonly isCropChosen: boolean;
  readonly hasChosen: boolean;
  readonly onCover: (() => void) | null;
  readonly onCrop: () => void;
  readonly onRemove: () => void;
}

function StageTools({ isCropChosen, hasChosen, onCover, onCrop, onRemove }: StageToolsProps) {
  return (
    <div className="photo-editor-tools">
      {onCover ? (
        <Button size="small" data-control="cover" onClick={onCover}>
          {t('photos.mend.cover')}
        </Button>
      ) : null}
      <Button size="small" data-control="crop" onClick={onCrop}>
        {t('photos.mend.crop')}
      </Button>
      {hasChosen ? (
        <Button size="small" kind="danger" onClick={onRemove}>
          {t(isCropChosen ? 'photos.mend.crop.remove' : 'photos.mend.cover.remove')}
        </Button>
      ) : null}
    </div>
  );
}
