import type { ComponentProps } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { claimPressStyle } from './claim-press-style.ts';
import './tooltip.css';

claimPressStyle();

export interface TooltipProps {
  readonly text: string;
  /** the control that it explains */
  readonly children: ComponentProps<typeof Focusable>['children'];
}

/** A short explanation on hover and focus; Escape puts it away. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={0} closeDelay={150}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="ui-tooltip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
