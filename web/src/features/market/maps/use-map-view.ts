import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Market } from './queries.ts';
import { boxOfView, readView, sayView, viewOfBox, type Box, type MapView } from './map-view.ts';

/** About the map's window, before one is drawn and where none is: a page's width, and no more than half of a phone. */
function mapWindow(): { readonly width: number; readonly height: number } {
  return { width: Math.min(800, window.innerWidth - 24), height: Math.min(520, window.innerHeight * 0.56) };
}

/** The view of a box in about such a window. */
export function lookAt(box: Box): MapView {
  const { width, height } = mapWindow();
  return viewOfBox(box, width, height);
}

/** About what is in sight of a view. */
export function boundsOf(view: MapView): Box {
  const { width, height } = mapWindow();
  return boxOfView(view, width, height);
}

/** Where the sales of a country are. */
export const boxOfMarket = ({ west, south, east, north }: Market): Box => [west, south, east, north];

/** Where a map looks, as the address says it: back, a bookmark and a link come to the same spot. */
export function useMapView(start: MapView) {
  const [params, setParams] = useSearchParams();
  const view = readView(params) ?? start;
  // What the map says is in sight, of the view that it was said of.
  const [told, setTold] = useState<{ readonly at: string; readonly bounds: Box } | null>(null);
  const at = sayView(view);
  // The router hands a change the address of the last drawing: of two changes at once, or one that waited for an answer,
  // the later would take the earlier back.
  const latest = useRef<URLSearchParams | null>(params);
  useEffect(() => {
    latest.current = params;
    return () => {
      latest.current = null;
    };
  }, [params]);
  const edit = useCallback(
    (change: (params: URLSearchParams) => void) => {
      // Who has left the page is not brought back to it.
      if (latest.current === null) return;
      const next = new URLSearchParams(latest.current);
      change(next);
      latest.current = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const look = useCallback(
    (next: MapView, bounds?: Box) => {
      const place = sayView(next);
      if (bounds) setTold({ at: place, bounds });
      edit((query) => query.set('at', place));
    },
    [edit],
  );
  const bounds = told?.at === at ? told.bounds : boundsOf(view);
  return { view, bounds, look, params, edit };
}
