import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

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
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const press = (event: KeyboardEvent): void => {
    const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (wanted === undefined) return;
    const next = (wanted + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const open = tabs[at];
  return (
    <div className="ui-tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div ref={list} role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${group}-${tab.id}`}
            aria-selected={place === at}
            aria-controls={`${group}-panel`}
            tabIndex={place === at ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open ? (
        // A panel without a control of its own must still be reachable by Tab.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-${open.id}`} tabIndex={0}>
          {open.panel}
        </div>
      ) : null}
    </div>
  );
}
