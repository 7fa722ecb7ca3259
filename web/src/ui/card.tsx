import type { ComponentProps } from 'react';
import './card.css';

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** raised: paper on paper; flat: a line around; sunken: a tray for other things */
  readonly look?: 'raised' | 'flat' | 'sunken';
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** the one link inside fills the card: wrap its text in a TextLink with class `ui-card-link` */
  readonly isLink?: boolean;
}

/** A sheet of paper that holds one thing. */
export function Card({
  as: Element = 'div',
  look = 'raised',
  padding = 'medium',
  isLink = false,
  className = '',
  ...rest
}: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={`ui-card ${className}`}
      data-look={look}
      data-padding={padding}
      data-link={isLink || undefined}
    />
  );
}
