import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MapPin } from './map-pin.tsx';

const point = { id: 'a', latitude: 51, longitude: 0, badge: '1', label: 'Home 1', card: 'A terrace' };
const select = vi.fn();

function Pin() {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <MapPin
      point={point}
      isSelected={false}
      isShown={pointed === 'a'}
      onSelect={select}
      onPoint={setPointed}
      moves={0}
    />
  );
}

describe('MapPin', () => {
  it('opens its card with the focus, describes itself by it, and closes it on Escape and when the focus goes', async () => {
    const user = userEvent.setup();
    render(<Pin />);
    await user.tab();
    const pin = screen.getByRole('button', { name: 'Home 1' });
    expect(screen.getByRole('tooltip').textContent).toBe('A terrace');
    expect(pin.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    await user.tab({ shift: true });
    expect(screen.getByRole('tooltip').textContent).toBe('A terrace');
    await user.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('opens its card under a mouse, and is chosen by a press', async () => {
    const user = userEvent.setup();
    render(<Pin />);
    await user.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip').textContent).toBe('A terrace');
    await user.click(screen.getByRole('button'));
    expect(select).toHaveBeenCalledWith('a');
  });
});
