import type { ReactNode } from 'react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { claimPressStyle } from './claim-press-style.ts';
import './button.css';
import './popover.css';

claimPressStyle();

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly onPress?: () => void;
  readonly href?: string;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  readonly label: string;
  /** what the button shows, when that is more than its label */
  readonly children?: ReactNode;
  readonly actions: readonly MenuAction[];
}

/** Actions behind one button, with arrow keys and first letters. Heavier than links: never on the pages of the game. */
export function Menu({ label, children, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className="ui-button" {...(children ? { 'aria-label': label } : {})}>
        {children ?? label} <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="ui-popover" placement="bottom end">
        <AriaMenu className="ui-options" aria-label={label}>
          {actions.map(({ id, label: text, onPress, href, isDanger, isDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              className="ui-option"
              data-tone={isDanger ? 'danger' : undefined}
              isDisabled={isDisabled ?? false}
              {...(href ? { href } : {})}
              {...(onPress ? { onAction: onPress } : {})}
            >
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
