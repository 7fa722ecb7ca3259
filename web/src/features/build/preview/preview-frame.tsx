import { useCallback, useEffect, useRef, useState } from 'react';
import { readPreviewMessage, tellPreview, type RoundPreview } from '#kit/games/round-preview.ts';
import { t } from '#lib/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { Failure } from '#ui/failure.tsx';
import './preview-frame.css';

/** Windows that players have, in CSS pixels. */
export const SCREENS = { phone: [390, 664], desktop: [1366, 657] } as const;
export type Screen = keyof typeof SCREENS;

interface PreviewFrameProps {
  readonly preview: RoundPreview;
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
}

/** After so long without a word the page in the frame will not come by itself. */
const PATIENCE_MS = 15_000;

/** A window of that size, made smaller where there is less room, in which the game is played. */
export function PreviewFrame({ preview, place, onPlace, screen, theme }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { ref, scale } = useScale(screen);
  const told = useRef<{ preview: RoundPreview; place: number } | null>(null);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readPreviewMessage(event, frame.current?.contentWindow ?? null);
      if (message?.is === 'preview-ready') {
        told.current = null;
        setIsReady(true);
      }
      if (message?.is === 'preview-place') {
        told.current = told.current && { ...told.current, place: message.place };
        onPlace(message.place);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onPlace]);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isReady || !target) return;
    if (told.current?.preview !== preview) tellPreview(target, { is: 'preview', preview, place });
    else if (told.current.place !== place) tellPreview(target, { is: 'preview-place', place });
    told.current = { preview, place };
  }, [isReady, preview, place]);

  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (isReady) page?.setAttribute('data-theme', theme);
  }, [isReady, theme]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, attempt]);

  const [width, height] = SCREENS[screen];
  if (isLate && !isReady)
    return (
      <Failure
        title={t('builder.preview.failed')}
        labels={{ retry: t('errors.retry') }}
        onRetry={() => {
          setIsLate(false);
          setAttempt((count) => count + 1);
        }}
      >
        {t('builder.preview.failedHelp')}
      </Failure>
    );
  return (
    <div ref={ref} className="preview-stage" aria-busy={!isReady || undefined}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          key={attempt}
          ref={frame}
          title={t('builder.preview.frame')}
          src={`${PATHS.createGame}/preview`}
          width={width}
          height={height}
          style={{ transform: `scale(${String(scale)})` }}
        />
      </div>
    </div>
  );
}

/** How much smaller the window is drawn, so that all of it is in sight. */
function useScale(screen: Screen) {
  const [room, setRoom] = useState<readonly [number, number]>([0, 0]);
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom([element.clientWidth, window.innerHeight]));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const [width, height] = SCREENS[screen];
  // What stands around the frame in its dialog takes about so much of the height.
  const high = Math.max(220, room[1] - 260);
  const scale = room[0] === 0 ? 0.5 : Math.min(1, room[0] / width, high / height);
  return { ref, scale };
}
