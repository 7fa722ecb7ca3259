import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { deviceState } from '#kit/rows/device-state.ts';
import { ownWrites } from '#kit/rows/own-writes.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import { fakeScene } from '../notes/fake-scene.ts';
import { OfflineBar } from './offline-bar.tsx';

vi.mock('#lib/supabase.ts', () => ({}));
vi.mock(import('#kit/rows/own-writes.ts'), async (original) => {
  const whole = await original();
  return { ...whole, ownWrites: { ...whole.ownWrites, read: () => Promise.resolve([]), flush: vi.fn() } };
});
vi.mock('../photos/use-photo-uploads.ts', () => ({ usePhotoUploads: () => ({ items: [] }) }));
vi.mock('./waiting-dialog.tsx', () => ({ WaitingDialog: () => null }));

it('sends what waits once the server answers again, whatever the browser says of its network', () => {
  speakLocale('en-GB', readTexts('en'));
  addTexts(readAreaTexts('dossier-photos', 'en'));
  vi.mocked(ownWrites.flush).mockResolvedValue(null);
  act(() => deviceState.isSeen('2026-11-28T10:00:00Z'));
  const { getByText } = render(<OfflineBar scene={fakeScene()} entries={[]} />);
  expect(getByText(/^No connection\. As it was on/)).toBeTruthy();
  vi.mocked(ownWrites.flush).mockClear();
  act(() => deviceState.isFresh());
  expect(ownWrites.flush).toHaveBeenCalled();
});
