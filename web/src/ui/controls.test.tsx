import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { Button } from './button.tsx';
import { claimPressStyle } from './claim-press-style.ts';
import { examples as comboboxExamples } from './combobox.examples.tsx';
import { FileDrop } from './file-drop.tsx';
import { Menu } from './menu.tsx';
import { MoneyField } from './money-field.tsx';
import { pagesShown } from './pagination.tsx';
import { sampleMoney, sampleRefusal } from './sample-money.ts';
import { Stepper } from './stepper.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { Tooltip } from './tooltip.tsx';

beforeAll(() => {
  // jsdom lacks what react-aria asks of every browser.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

describe('Button', () => {
  it('Button does not act while busy and never submits unless told to', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Go</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} isBusy>
        Go
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('TextField', () => {
  it('TextField ties label, hint and error to its input', () => {
    render(<TextField label="Name" hint="Anyone sees it." error="Too long." />);
    const input = screen.getByLabelText('Name');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Anyone sees it.',
      'Too long.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('MoneyField', () => {
  it('MoneyField reads pounds and refuses dollars', async () => {
    let value: number | null = null;
    function Held() {
      const [minor, setMinor] = useState<number | null>(null);
      useEffect(() => {
        value = minor;
      }, [minor]);
      return (
        <MoneyField
          {...sampleMoney}
          label="Price"
          valueMinor={minor}
          onChange={setMinor}
          refusalText={sampleRefusal}
        />
      );
    }
    render(<Held />);
    await userEvent.type(screen.getByLabelText('Price'), '1.2m');
    expect(value).toBe(120_000_000);
    await userEvent.clear(screen.getByLabelText('Price'));
    await userEvent.type(screen.getByLabelText('Price'), '$500,000');
    await userEvent.tab();
    expect(value).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('pounds');
  });
});

describe('Tabs', () => {
  it('Tabs move by arrow keys, round the end, and show the panel of the chosen one', async () => {
    function Held() {
      const [selected, setSelected] = useState('a');
      const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
      return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected} />;
    }
    render(<Held />);
    screen.getByRole('tab', { name: 'Tab a' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: 'Tab c' }).textContent).toBe('Panel c');
    expect(document.activeElement?.textContent).toBe('Tab c');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tab b');
  });
});

describe('claimPressStyle()', () => {
  it('claimPressStyle() takes the place of the style that react-aria would add, once', () => {
    claimPressStyle();
    expect(document.querySelectorAll('#react-aria-pressable-style')).toHaveLength(1);
  });
});

describe('Tooltip', () => {
  it('Tooltip describes its control, opens on focus and closes on Escape', async () => {
    render(
      <Tooltip text="Why">
        <Button>Verify</Button>
      </Tooltip>,
    );
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toBe('Why');
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Verify');
  });
});

describe('Table', () => {
  it('Table sorts by a pressed header, numbers as numbers, and says so', async () => {
    const rows = [{ points: 990 }, { points: 4380 }, { points: 50 }];
    render(
      <Table
        caption="Board"
        columns={[{ id: 'points', header: 'Points', value: (row) => row.points, isSortable: true }]}
        rows={rows}
        rowKey={(row) => String(row.points)}
      />,
    );
    const shown = (): (string | null)[] => screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(shown()).toEqual(['990', '4380', '50']);
    await userEvent.click(screen.getByRole('button', { name: /Points/ }));
    const header = screen.getByRole('columnheader');
    const first = header.getAttribute('aria-sort');
    const expected = ['50', '990', '4380'];
    expect(shown()).toEqual(first === 'ascending' ? expected : expected.toReversed());
    await userEvent.click(screen.getByRole('button', { name: /Points/ }));
    expect(header.getAttribute('aria-sort')).not.toBe(first);
  });

  it('Table names rows by their head, and keeps a row below that is not sorted with the others', async () => {
    const rows = [
      { name: 'Ana', points: 1 },
      { name: 'Ben', points: 2 },
    ];
    render(
      <Table
        caption="Board"
        columns={[
          { id: 'name', header: 'Name', value: (row) => row.name, isRowHead: true },
          { id: 'points', header: 'Points', value: (row) => row.points, isSortable: true },
        ]}
        rows={rows}
        rowKey={(row) => row.name}
        foot={{ name: 'Me', points: 3 }}
        initialSort={{ id: 'points', isDescending: true }}
      />,
    );
    const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
    expect(heads()).toEqual(['Ben', 'Ana', 'Me']);
    await userEvent.click(screen.getByRole('button', { name: /Points/ }));
    expect(heads().at(-1)).toBe('Me');
  });
});

describe('pagesShown()', () => {
  it('pagesShown() keeps first, last and neighbours, and never hides a single page', () => {
    expect(pagesShown(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
    expect(pagesShown(1, 1)).toEqual([1]);
    expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesShown(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12]);
    expect(pagesShown(1, 12)).toEqual([1, 2, null, 12]);
  });
});

describe('Stepper', () => {
  it('Stepper stays between its ends', async () => {
    let value = 2;
    function Held() {
      const [rounds, setRounds] = useState(2);
      useEffect(() => {
        value = rounds;
      }, [rounds]);
      return (
        <Stepper
          label="Rounds"
          value={rounds}
          onChange={setRounds}
          min={1}
          max={3}
          labels={{ less: 'Less', more: 'More' }}
        />
      );
    }
    render(<Held />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Rounds'), { target: { value: '99' } });
    expect(value).toBe(3);
  });
});

describe('FileDrop', () => {
  it('FileDrop takes chosen and dropped files, and one only where one is asked', async () => {
    const onFiles = vi.fn();
    const files = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    render(<FileDrop label="Drop" onFiles={onFiles} isMultiple={false} />);
    await userEvent.upload(screen.getByLabelText('Drop'), files.slice(0, 1));
    fireEvent.drop(screen.getByLabelText('Drop'), { dataTransfer: { files } });
    expect(onFiles.mock.calls).toEqual([[[files[0]]], [[files[0]]]]);
  });
});

describe('Combobox', () => {
  it('Combobox finds an option by typing and takes it by Enter', async () => {
    render(<>{comboboxExamples[0]?.render()}</>);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Area' });
    await userEvent.clear(field);
    await userEvent.type(field, 'wor');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field.value).toBe('Worcester');
  });
});

describe('Menu', () => {
  it('Menu opens by keyboard and runs the chosen action', async () => {
    const onPress = vi.fn();
    render(
      <Menu
        label="More"
        actions={[
          { id: 'a', label: 'Edit' },
          { id: 'b', label: 'Hide', onPress },
        ]}
      />,
    );
    screen.getByRole('button', { name: /More/ }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('initialsOf()', () => {
  it('initialsOf() takes the first letters of the first and last word', () => {
    expect(['Sample Player', 'olive', 'The Sample Agency', '  '].map(initialsOf)).toEqual([
      'SP',
      'O',
      'TA',
      '',
    ]);
  });
});
