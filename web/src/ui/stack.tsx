import type { ComponentProps } from 'react';
import type { LayoutProps } from './layout-props.ts';
import './layout.css';

/** Things under one another, evenly apart. */
export function Stack({
  as: Element = 'div',
  gap = 4,
  align,
  className = '',
  ...rest
}: LayoutProps & ComponentProps<'div'>) {
  return (
    <Element {...(rest as object)} className={`ui-stack ${className}`} data-gap={gap} data-align={align} />
  );
}
