import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { claimPressStyle } from './claim-press-style.ts';
import './tabs.css';

claimPressStyle();

/** So much of the next tab tells that there is one, in pixels. */
const NEIGHBOUR = 40;

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** names the group for screen readers */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Views of one thing, one at a time. Arrow keys, Home and End move; the page keeps the choice, e.g. in its address. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const open = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  return (
    <AriaTabs
      className="ui-tabs"
      {...(open && { selectedKey: open.id })}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <TabList aria-label={label}>
        {tabs.map((tab) => (
          <AriaTab key={tab.id} id={tab.id} ref={tab === open ? showTab : null}>
            {tab.label}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Where not all tabs fit, the open one is among those in sight, also when it came with the address. */
function showTab(tab: HTMLDivElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const most = one.right - row.right;
  // The row of tabs is scrolled, and nothing else of the page.
  if (most > 0) list.scrollLeft += most + NEIGHBOUR;
  else if (one.left < row.left) list.scrollLeft += one.left - row.left - NEIGHBOUR;
}
