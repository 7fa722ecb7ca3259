import type { ComponentProps } from 'react';
import './layout.css';

export interface ContainerProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'article';
  /** page: the site's width; text: a readable measure; narrow: a form */
  readonly width?: 'page' | 'text' | 'narrow';
}

/** The page's margins and its greatest width. */
export function Container({ as: Element = 'div', width = 'page', className = '', ...rest }: ContainerProps) {
  return <Element {...rest} className={`ui-container ${className}`} data-width={width} />;
}
