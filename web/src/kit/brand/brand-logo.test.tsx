import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brand, serveBrand } from '#lib/brand.ts';
import { BrandLogo } from './brand-logo.tsx';

const before = brand();
afterEach(() => {
  cleanup();
  serveBrand(before);
});

function drawn(logoUrl: string | null, logoDarkUrl: string | null, theme = {}) {
  serveBrand({ ...before, logoUrl, logoDarkUrl, theme });
  const { container } = render(<BrandLogo />);
  return {
    images: [...container.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    appearance: container.querySelector('.brand-logo')?.getAttribute('data-appearance'),
  };
}

it('is empty, the only one there is, or both with what decides between them', () => {
  expect(drawn(null, null).images).toEqual([]);
  expect(drawn('/light.webp', null).images).toEqual(['/light.webp']);
  expect(drawn(null, '/dark.webp').images).toEqual(['/dark.webp']);
  expect(drawn('/light.webp', '/dark.webp', { appearance: 'dark' })).toEqual({
    images: ['/light.webp', '/dark.webp'],
    appearance: 'dark',
  });
});
