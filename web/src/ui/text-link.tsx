import type { ComponentProps, ElementType } from 'react';
import './button.css';
import './text-link.css';

export type TextLinkProps<T extends ElementType = 'a'> = {
  /** the router's Link, where the address is one of ours */
  readonly as?: T;
  /** how it looks; a link that looks like a button is still a link */
  readonly look?: 'text' | 'quiet' | 'primary' | 'secondary';
  readonly size?: 'small' | 'medium' | 'large';
  readonly isWide?: boolean;
} & Omit<ComponentProps<T>, 'as' | 'size'>;

/** Somewhere to go: `<TextLink as={Link} to="/games">` or a plain `href`. */
export function TextLink<T extends ElementType = 'a'>({
  as,
  look = 'text',
  size = 'medium',
  isWide = false,
  ...rest
}: TextLinkProps<T>) {
  const Element: ElementType = as ?? 'a';
  const isButton = look === 'primary' || look === 'secondary';
  return (
    <Element
      {...rest}
      className={`${isButton ? 'ui-button' : 'ui-link'} ${typeof rest.className === 'string' ? rest.className : ''}`}
      data-kind={look}
      data-size={isButton ? size : undefined}
      data-wide={isWide || undefined}
    />
  );
}
