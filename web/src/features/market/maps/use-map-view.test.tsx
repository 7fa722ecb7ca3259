import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useMapView } from './use-map-view.ts';

const START = { latitude: 53, longitude: -1, zoom: 6 };
const open = () =>
  renderHook(() => ({ map: useMapView(START), address: useLocation().search }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?codes=CV11&ring=1']}>{children}</MemoryRouter>
    ),
  });
const asked = (search: string) => Object.fromEntries(new URLSearchParams(search));

it('keeps both of two changes that are made at once', () => {
  const { result } = open();
  act(() => {
    result.current.map.edit((query) => query.delete('codes'));
    result.current.map.edit((query) => query.delete('ring'));
  });
  expect(asked(result.current.address)).toEqual({});
});

it('takes nothing back with a look that waited for an answer', () => {
  const { result } = open();
  const { look } = result.current.map;
  act(() => result.current.map.edit((query) => query.set('codes', 'CV11,CV12')));
  act(() => look({ ...START, zoom: 9 }));
  expect(asked(result.current.address)).toEqual({ codes: 'CV11,CV12', ring: '1', at: '53,-1,9' });
});

it('changes no address once the page was left', () => {
  const { result, unmount } = open();
  const { edit } = result.current.map;
  unmount();
  let isAsked = false;
  edit(() => {
    isAsked = true;
  });
  expect(isAsked).toBe(false);
});
