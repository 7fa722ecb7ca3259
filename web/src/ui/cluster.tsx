import type { ComponentProps } from 'react';
import type { LayoutProps } from './layout-props.ts';
import './layout.css';

export interface ClusterProps extends LayoutProps {
  readonly justify?: 'start' | 'center' | 'end' | 'between';
}

/** Things beside one another that wrap when the line is full. */
export function Cluster({
  as: Element = 'div',
  gap = 3,
  align,
  justify,
  className = '',
  ...rest
}: ClusterProps & ComponentProps<'div'>) {
  return (
    <Element
      {...(rest as object)}
      className={`ui-cluster ${className}`}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}
