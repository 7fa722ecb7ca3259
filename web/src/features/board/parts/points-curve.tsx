import type { PointerEvent } from 'react';
import { t } from '#lib/i18n.ts';
import { pointsOf, USUAL, type PointsRule } from '../points-of.ts';

export const LEAST_MISS = -60;
export const MOST_MISS = 100;
const MOST_POINTS = 1000;
const WIDTH = 320;
const HEIGHT = 140;

interface PointsCurveProps {
  readonly rule: PointsRule;
  readonly price: number;
  readonly miss: number;
  readonly streakBefore: number;
  readonly onMiss: (percent: number) => void;
}

/**
 * What each miss earns, by this rule and by the usual one, with the miss at hand on it: it is dragged along the curve. The slider
 * and the table say the same, so the picture is for whoever sees it.
 */
export function PointsCurve({ rule, price, miss, streakBefore, onMiss }: PointsCurveProps) {
  const across = (percent: number) => ((percent - LEAST_MISS) / (MOST_MISS - LEAST_MISS)) * WIDTH;
  const up = (points: number) =>
    HEIGHT - (Math.min(points, MOST_POINTS * 1.2) / (MOST_POINTS * 1.2)) * HEIGHT;
  const lineOf = (of: (percent: number) => number) =>
    Array.from({ length: (MOST_MISS - LEAST_MISS) / 2 + 1 }, (_, place) => LEAST_MISS + place * 2)
      .map((percent) => `${String(across(percent))},${String(up(of(percent)))}`)
      .join(' ');
  const drag = ({ currentTarget, clientX, buttons, type }: PointerEvent<SVGSVGElement>) => {
    if (type === 'pointermove' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const percent = LEAST_MISS + ((clientX - left) / width) * (MOST_MISS - LEAST_MISS);
    onMiss(Math.round(Math.min(MOST_MISS, Math.max(LEAST_MISS, percent))));
  };
  return (
    <div className="points-curve" aria-hidden="true">
      <div className="points-curve-plot">
        <svg
          viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag(event);
          }}
          onPointerMove={drag}
        >
          <line x1={across(0)} x2={across(0)} y1={0} y2={HEIGHT} />
          <polyline data-line="usual" points={lineOf((percent) => pointsOf(USUAL, price, percent, 0))} />
          <polyline points={lineOf((percent) => pointsOf(rule, price, percent, streakBefore))} />
        </svg>
        <i
          style={{
            insetInlineStart: `${String((across(miss) / WIDTH) * 100)}%`,
            insetBlockStart: `${String((up(pointsOf(rule, price, miss, streakBefore)) / HEIGHT) * 100)}%`,
          }}
        />
      </div>
      <small>
        <span data-line="own">{t('points.here')}</span> <span data-line="usual">{t('points.usual')}</span>
      </small>
    </div>
  );
}
