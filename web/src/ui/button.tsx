import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** one primary action per screen; the rest is secondary or quiet */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** the action is under way: presses are ignored, focus stays, the label stays readable */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
}

/** Something that happens here; for going somewhere use TextLink. */
export function Button({
  kind = 'secondary',
  size = 'medium',
  isBusy = false,
  isWide = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={`ui-button ${className}`}
      data-kind={kind}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    />
  );
}
