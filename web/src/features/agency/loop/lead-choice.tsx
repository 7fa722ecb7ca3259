import { LEAD_STATES } from '#domain/leads.ts';
import type { Lead, LeadPeople } from '#wire/leads.ts';
import { formatDate } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { EditsFoot } from '#kit/edits/edits-foot.tsx';
import { useEdits, type Saved } from '#kit/edits/use-edits.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Agency } from '../frame/agency-here.ts';
import { readLeads, saveLead } from './lead-calls.ts';

interface LeadChoiceProps {
  readonly agency: Agency;
  readonly lead: Lead;
  readonly people: LeadPeople['people'];
  readonly onSaved: (lead: Lead) => void;
}

type Choice = { state: string; assignedTo: string; remindOn: string };

/** Where the agency is with a question, whose task it is, and when it is looked at again. */
export function LeadChoiceForm({ agency, lead, people, onSaved }: LeadChoiceProps) {
  const edits = useEdits<Choice, number>({
    storageKey: `lead:${lead.id}:${lead.version}`,
    loaded: savedOf(lead),
    save: async (choice, version) => {
      const state = LEAD_STATES.find((one) => one === choice.state) ?? lead.state;
      const next = await saveLead(lead.id, { ...choice, state }, version);
      onSaved(next);
      return savedOf(next);
    },
    reload: async () => {
      const filter = { state: 'all', kind: 'all', search: lead.mailbox ?? '' } as const;
      const { rows } = await readLeads(agency.id, filter, null);
      return savedOf(rows.find(({ id }) => id === lead.id) ?? lead);
    },
  });
  const { fields, set } = edits;
  const nobody = { value: '', label: t('agencyLoop.choice.nobody') };
  const owners = [nobody, ...people.map(({ id, name }) => ({ value: id, label: name ?? id }))];
  return (
    <div className="loop-choice">
      <Select
        label={t('agencyLoop.choice.state')}
        value={fields.state}
        options={LEAD_STATES.map((state) => ({ value: state, label: t(`agencyLoop.state.${state}`) }))}
        onChange={({ currentTarget: { value } }) => set('state', value)}
      />
      <Select
        label={t('agencyLoop.choice.assignedTo')}
        value={fields.assignedTo}
        options={owners}
        onChange={({ currentTarget: { value } }) => set('assignedTo', value)}
      />
      <TextField
        label={t('agencyLoop.choice.remindOn')}
        type="date"
        value={fields.remindOn}
        onChange={({ currentTarget: { value } }) => set('remindOn', value)}
      />
      <EditsFoot
        edits={edits}
        nameOf={(key) => t(`agencyLoop.choice.${key === 'state' || key === 'assignedTo' ? key : 'remindOn'}`)}
        showValue={(key, value) => {
          const said = String(value);
          if (key === 'state')
            return t(`agencyLoop.state.${LEAD_STATES.find((one) => one === said) ?? 'new'}`);
          if (key === 'assignedTo') return owners.find((one) => one.value === said)?.label ?? nobody.label;
          return said === '' ? t('agencyLoop.choice.noDay') : formatDate(said);
        }}
      />
    </div>
  );
}

function savedOf({ state, assignedTo, remindAt, version }: Lead): Saved<Choice, number> {
  return { fields: { state, assignedTo: assignedTo ?? '', remindOn: dayOf(remindAt) }, version };
}

/** The day of a moment, here. */
function dayOf(at: string | null): string {
  if (at === null) return '';
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
