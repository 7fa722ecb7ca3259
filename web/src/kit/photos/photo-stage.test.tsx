import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { WHOLE, type Frame } from './frames.ts';
import { PhotoStage } from './photo-stage.tsx';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const PICTURE = { width: 1200, height: 900 };

function Stage({ onChange }: { readonly onChange: (crop: Frame, covered: readonly Frame[]) => void }) {
  const [crop, setCrop] = useState<Frame>(WHOLE);
  const [covered, setCovered] = useState<readonly Frame[]>([]);
  onChange(crop, covered);
  return (
    <PhotoStage
      url="blob:x"
      picture={PICTURE}
      crop={crop}
      covered={covered}
      leastCrop={{ width: 0.2, height: 0.1 }}
      onCrop={setCrop}
      onCovered={setCovered}
    />
  );
}

function open() {
  const seen: { crop: Frame; covered: readonly Frame[] } = { crop: WHOLE, covered: [] };
  render(
    <Stage
      onChange={(crop, covered) => {
        seen.crop = crop;
        seen.covered = covered;
      }}
    />,
  );
  return seen;
}

const press = (target: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, ...more });

describe('PhotoStage', () => {
  it('PhotoStage covers a part, which keys move and size, and Delete uncovers', () => {
    const seen = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cover a part' }));
    const part = screen.getByRole('button', { name: 'Covered part 1' });
    const [first] = seen.covered;
    press(part, 'ArrowRight');
    press(part, 'ArrowDown', { shiftKey: true });
    expect(seen.covered[0]?.x).toBeCloseTo((first?.x ?? 0) + 0.01);
    expect(seen.covered[0]?.height).toBeCloseTo((first?.height ?? 0) + 0.01);
    press(part, 'Delete');
    expect(seen.covered).toEqual([]);
  });

  it('PhotoStage moves and sizes the chosen part by single presses of buttons', () => {
    const seen = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cover a part' }));
    const [first] = seen.covered;
    fireEvent.focus(screen.getByRole('button', { name: 'Covered part 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move left' }));
    fireEvent.click(screen.getByRole('button', { name: 'Wider' }));
    expect(seen.covered[0]?.x).toBeCloseTo((first?.x ?? 0) - 0.02);
    expect(seen.covered[0]?.width).toBeCloseTo((first?.width ?? 0) + 0.02);
  });

  it('PhotoStage crops, and leaves no less than a photo has to have', () => {
    const seen = open();
    fireEvent.click(screen.getByRole('button', { name: 'Crop' }));
    const frame = screen.getByRole('button', { name: 'What is left of the photo' });
    for (let time = 0; time < 65; time += 1) press(frame, 'ArrowLeft', { shiftKey: true });
    expect(seen.crop.width).toBeCloseTo(0.2);
    press(frame, 'Delete');
    expect(seen.crop).toBe(WHOLE);
  });

  it('offers no covering where a picture is only to be cropped', () => {
    const crops: Frame[] = [];
    render(
      <PhotoStage
        url="blob:x"
        picture={PICTURE}
        crop={WHOLE}
        covered={[]}
        leastCrop={{ width: 0.2, height: 0.1 }}
        onCrop={(crop) => crops.push(crop)}
        onCovered={() => expect.unreachable('nothing is covered')}
        isCropOnly
      />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Crop' }));
    expect(crops).toHaveLength(1);
  });
});
