import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

const { agency_leads: inbox, agency_embeds: embeds, own_agencies: agencies, crowd_report: report } = examples;
const [lead] = inbox.rows;
const answers = {
  may_open_page: true,
  own_agencies: agencies,
  agency_lead_people: examples.agency_lead_people,
  agency_lead_rules: examples.agency_lead_rules,
  own_games: examples.own_games,
  agency_embeds: embeds,
  agency_leads: {
    ...inbox,
    rows: lead
      ? [
          lead,
          { ...lead, id: 'long', name: LONG_TITLE, isDue: true },
          { ...lead, id: 'gone', name: null, mailbox: null, withdrawnAt: lead.activeAt, entries: [] },
        ]
      : [],
  },
};

function staffed(
  name: string,
  route: string,
  more: NonNullable<VisitOptions['answers']> = {},
  failing: NonNullable<VisitOptions['failing']> = [],
): Scene {
  return {
    name,
    route,
    prepare: async (stage) =>
      stage.visit(route, {
        answers: { ...answers, ...more },
        failing,
        person: await stage.makePerson(),
      }),
  };
}

/** What an agency is asked, what the crowd said, and games on other sites: full, empty and failed. */
export const loopScenes: readonly Scene[] = [
  staffed('leads-full', '/admin/leads'),
  staffed('leads-empty', '/admin/leads', { agency_leads: { ...inbox, rows: [] } }),
  staffed('leads-failed', '/admin/leads', {}, ['agency_leads']),
  staffed('lead-rules', '/admin/leads/rules'),
  staffed('lead-mails', '/admin/leads/mails'),
  staffed('reports', '/admin/reports'),
  staffed('embeds', '/admin/embed', { agency_embeds: embeds }),
  {
    name: 'my-question-without-link',
    route: '/my-question',
    prepare: (stage) => stage.visit('/my-question'),
  },
  {
    name: 'crowd-report',
    route: '/game-report/:gameSlug',
    prepare: async (stage) => stage.visit('/game-report/paichnidi', { answers: { crowd_report: report } }),
  },
  {
    name: 'crowd-report-home',
    route: '/game-report/:gameSlug',
    prepare: async (stage) =>
      stage.visit('/game-report/paichnidi?home=x', { answers: { crowd_report: report } }),
  },
];
