import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhotoGallery } from './photo-gallery.tsx';
import { samplePhotos } from './sample-photos.ts';

const labels = {
  gallery: 'Photos',
  previous: 'Previous',
  next: 'Next',
  fullScreen: 'Full screen',
  close: 'Close',
  position: (current: number, total: number) => `Photo ${current} of ${total}`,
};

describe('PhotoGallery', () => {
  it('PhotoGallery gives every picture its size, three widths and its words', () => {
    render(<PhotoGallery photos={samplePhotos} labels={labels} isFirstUrgent />);
    const images = screen.getAllByRole('img');
    expect(images).toHaveLength(3);
    for (const image of images) {
      expect(image.getAttribute('width')).toBe('1200');
      expect(image.getAttribute('height')).toBe('800');
      expect(image.getAttribute('srcset')?.match(/ \d+w/g)).toEqual([' 400w', ' 800w', ' 1200w']);
      expect(image.getAttribute('alt')).not.toBe('');
    }
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  });

  it('PhotoGallery moves by buttons and arrow keys, and stops at both ends', async () => {
    render(<PhotoGallery photos={samplePhotos} labels={labels} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Photo 2 of 3')).toBeDefined();
    screen.getByRole('group', { name: 'Photos' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Photo 3 of 3')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  });

  it('PhotoGallery follows a swipe once it has settled', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<PhotoGallery photos={samplePhotos} labels={labels} />);
    const strip = screen.getByRole('group', { name: 'Photos' });
    strip.scrollLeft = 430;
    fireEvent.scroll(strip);
    expect(screen.getByText('Photo 1 of 3')).toBeDefined();
    strip.scrollLeft = 600;
    fireEvent.scroll(strip);
    expect(screen.getByText('Photo 3 of 3')).toBeDefined();
  });

  it('PhotoGallery opens full screen at the same picture and keeps the place on the way back', async () => {
    render(<PhotoGallery photos={samplePhotos} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    const screenful = await screen.findByRole('dialog', { name: 'Photos' });
    expect(screenful.textContent).toContain('Photo 2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Photo 2 of 3')).toBeDefined();
  });

  it('PhotoGallery of one picture has no buttons to turn', () => {
    render(<PhotoGallery photos={samplePhotos.slice(0, 1)} labels={labels} />);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
