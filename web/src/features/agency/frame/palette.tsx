import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AGENCY_SCREENS, type AgencyScreen } from '#domain/agency-screens.ts';
import { mayOpenScreen } from '#domain/agency-access.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { useCall } from '#kit/call/use-call.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { readHomes } from '../homes/home-calls.ts';
import { readPeople } from '../people/people-calls.ts';
import { readAgencySite } from '../site/site-calls.ts';
import type { Agency } from './agency-here.ts';
import { menuLabel } from './agency-menu.tsx';
import { matching, screenFinds, type Find } from './palette-finds.ts';
import './palette.css';

interface PaletteProps {
  readonly agency: Agency;
  readonly onClose: () => void;
}

const SHOWN = 12;
const HOMES_SHOWN = 6;
/** Somebody who types on is not asked for in between. */
const PAUSE_MS = 200;

/** Goes to any screen, home, page or person by a few letters of its name. */
export function Palette({ agency, onClose }: PaletteProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { finds, isBusy } = useFinds(agency, typed);
  const at = Math.min(marked, finds.length - 1);
  const go = ({ to }: Find) => {
    onClose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const find = finds[at];
    if (step !== 0 && finds.length > 0) {
      event.preventDefault();
      setMarked((at + step + finds.length) % finds.length);
    }
    if (event.key === 'Enter' && find) {
      event.preventDefault();
      go(find);
    }
  };
  useEffect(() => {
    // It was opened to type into; the dialog itself begins with its way out.
    box.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${String(at)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('agency.palette.title')}
      labels={{ close: t('agency.frame.close') }}
    >
      <div ref={box} className="agency-palette">
        <TextField
          label={t('agency.palette.find')}
          hint={t('agency.palette.help')}
          role="combobox"
          aria-expanded={finds.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={finds[at] ? `${id}-${String(at)}` : undefined}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(0);
          }}
          onKeyDown={press}
        />
        <div role="listbox" id={`${id}-list`} aria-label={t('agency.palette.title')}>
          {finds.map((find, place) => (
            // The field keeps the focus: keys mark and choose, a press chooses as well.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={find.id}
              id={`${id}-${String(place)}`}
              role="option"
              aria-selected={place === at}
              onClick={() => go(find)}
            >
              <span dir="auto">{find.label}</span>
              <span className="muted">{find.note}</span>
            </div>
          ))}
        </div>
        <p role="status" className="muted">
          {isBusy ? t('agency.palette.busy') : finds.length === 0 ? t('agency.palette.nothing') : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** What of an agency goes by such a name, as far as the reader may open it. */
function useFinds(
  agency: Agency,
  typed: string,
): { readonly finds: readonly Find[]; readonly isBusy: boolean } {
  const { id, key, role, basePath } = agency;
  const may = (screen: AgencyScreen) =>
    AGENCY_SCREENS.some((row) => row.screen === screen && mayOpenScreen(row, role));
  const search = usePause(typed.trim());
  const site = useCall(['palette pages', key], async () =>
    may('admin-page-edit') ? (await readAgencySite(key)).pages : [],
  );
  const people = useCall(['palette people', id], async () =>
    may('admin-agency-members') ? (await readPeople(id)).people : [],
  );
  const homes = useCall(
    ['palette homes', id, search],
    async () =>
      search.length < 2 || !may('admin-properties-list')
        ? []
        : (await readHomes(id, { search, filter: {} }, null, HOMES_SHOWN)).rows,
    { keepsLast: true },
  );
  const screens = screenFinds(role, basePath, (row) => ({
    label: t(row.label),
    note: t(menuLabel(row)) === t(row.label) ? t(`agency.group.${row.group}`) : t(menuLabel(row)),
  }));
  const pages = (site.answer ?? []).map((page): Find => {
    const kindKey = `agency.palette.page.${page.kind}`;
    return {
      id: `page ${page.id}`,
      label: page.title || (isMessageKey(kindKey) ? t(kindKey) : page.kind),
      note: t('agency.palette.page'),
      to: `${basePath}/pages/${page.kind === 'own' ? page.id : page.kind}/title`,
    };
  });
  const persons = (people.answer ?? []).map((person): Find => ({
    id: `person ${person.userId}`,
    label: person.name ?? person.email ?? '',
    note: `${t(`agency.role.${person.role}`)} · ${person.email ?? ''}`,
    to: `${basePath}/agency/members`,
  }));
  const found = (homes.answer ?? []).map((home): Find => ({
    id: `home ${home.id}`,
    label: home.title || home.address || home.town || home.id,
    note: [t('agency.menu.home'), home.town].filter(Boolean).join(' · '),
    to: `${basePath}/properties/s/${home.id}/general`,
  }));
  // Homes were found by the server, which looks at more than their names.
  const named = matching(typed.trim() === '' ? screens : [...screens, ...pages, ...persons], typed);
  return {
    finds: [...named.slice(0, SHOWN), ...(typed.trim() === '' ? [] : found)],
    isBusy: site.isBusy || people.isBusy || homes.isBusy || search !== typed.trim(),
  };
}

/** A text as it is once nobody has typed for a moment. */
function usePause(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
