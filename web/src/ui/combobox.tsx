import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { claimPressStyle } from './claim-press-style.ts';
import './field.css';
import './popover.css';
import './select.css';

claimPressStyle();

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** a second line, e.g. a county */
  readonly note?: string;
}

export interface ComboboxProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** for options that the server finds: the text so far; `options` are then shown as they come */
  readonly onSearch?: (text: string) => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly labels: { readonly nothing: string };
}

/** One of many, found by typing. Heavier than Select, so never on the pages of the game. */
export function Combobox({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  onSearch,
  name,
  placeholder,
  isDisabled = false,
  labels,
}: ComboboxProps) {
  return (
    <ComboBox
      className="ui-field"
      {...(onSearch ? { items: options, onInputChange: onSearch } : { defaultItems: options })}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      allowsEmptyCollection
      menuTrigger="focus"
      {...(name ? { name } : {})}
    >
      <Label className="ui-field-label">{label}</Label>
      {hint ? (
        <Text slot="description" className="ui-field-hint">
          {hint}
        </Text>
      ) : null}
      <div className="ui-select ui-combobox">
        <Input className="ui-input" placeholder={placeholder ?? ''} />
        <Button className="ui-combobox-open" />
      </div>
      <FieldError className="ui-field-error">{error}</FieldError>
      <Popover className="ui-popover ui-popover-wide">
        <ListBox<ComboboxOption>
          className="ui-options"
          renderEmptyState={() => <div className="ui-option-none">{labels.nothing}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className="ui-option">
              <span>
                {option.label}
                {option.note ? <small>{option.note}</small> : null}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
