import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const shared = {
  texts: ['dossier-notes', 'dossier-guide', 'forms', 'reminders', 'errors'],
  robots: 'noindex,nofollow',
  access: 'dossier-member',
} as const;
const notes = { ...shared, title: 'pages.dossierNotes.title' } as const;
const tasks = { ...shared, title: 'pages.dossierTasks.title' } as const;

/** Notes, tasks, calendar and notifications of a dossier. */
export const dossierPartPages: readonly PageRow[] = [
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries',
    screen: 'dossier-notes-and-queries',
    lazy: farPage('dossier-notes-and-queries'),
  },
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries/create',
    screen: 'dossier-notes-and-queries-create',
    lazy: farPage('dossier-notes-and-queries-create'),
  },
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries/create/primary',
    screen: 'dossier-notes-and-queries-create-primary',
    lazy: farPage('dossier-notes-and-queries-create-primary'),
  },
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries/create/comparison/:comparisonUuid',
    screen: 'dossier-notes-and-queries-create-comparison',
    lazy: farPage('dossier-notes-and-queries-create-comparison'),
  },
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries/primary',
    screen: 'dossier-notes-and-queries-primary',
    lazy: farPage('dossier-notes-and-queries-primary'),
  },
  {
    ...notes,
    path: '/dossiers/:dossierUuid/notes-and-queries/comparison/:comparisonUuid',
    screen: 'dossier-notes-and-queries-comparison',
    lazy: farPage('dossier-notes-and-queries-comparison'),
  },
  {
    ...tasks,
    path: '/dossiers/:dossierUuid/tasks',
    screen: 'dossier-tasks',
    lazy: farPage('dossier-tasks'),
  },
  {
    ...tasks,
    path: '/dossiers/:dossierUuid/tasks/view/:taskId',
    screen: 'dossier-tasks-view',
    lazy: farPage('dossier-tasks-view'),
  },
  {
    ...tasks,
    path: '/dossiers/:dossierUuid/tasks/create',
    screen: 'dossier-tasks-create',
    lazy: farPage('dossier-tasks-create'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/calendar',
    screen: 'dossier-calendar',
    title: 'pages.dossierCalendar.title',
    lazy: farPage('dossier-calendar'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/notifications',
    screen: 'dossier-notifications',
    title: 'pages.dossierNotifications.title',
    lazy: farPage('dossier-notifications'),
  },
];
