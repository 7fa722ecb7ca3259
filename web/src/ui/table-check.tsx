import './checkbox.css';
import './table.css';

/** Rows that can be marked, to do something about several of them at once. */
export interface TableMarking<Row> {
  /** keys of the marked rows, of those that do not show as well */
  readonly marked: ReadonlySet<string>;
  readonly onMark: (marked: ReadonlySet<string>) => void;
  /** names the box that marks all that is shown */
  readonly allLabel: string;
  /** names the box of a row */
  readonly rowLabel: (row: Row) => string;
}

interface TableCheckProps {
  readonly label: string;
  readonly isOn: boolean;
  /** some of what the box stands for */
  readonly isPartly?: boolean;
  readonly onToggle: (event: unknown) => void;
}

/** The box in a row, or above all of them. A press with Shift takes the rows since the last one as well. */
export function TableCheck({ label, isOn, isPartly = false, onToggle }: TableCheckProps) {
  return (
    <span className="ui-check ui-table-check">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isOn;
        }}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
      />
    </span>
  );
}
