import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const TEXTS = ['dossier-ai', 'dossier-guide', 'dossier-notes', 'errors'] as const;

/** What a model, or rules, say from a dossier. */
export const dossierAiPages: readonly PageRow[] = [
  {
    path: '/dossiers/:dossierUuid/ai-chat',
    screen: 'dossier-ai-chat',
    texts: TEXTS,
    title: 'pages.dossierAiChat.title',
    robots: 'noindex,nofollow',
    access: 'dossier-member',
    lazy: farPage('dossier-ai-chat'),
  },
  {
    path: '/dossiers/:dossierUuid/ai-feedback',
    screen: 'dossier-ai-feedback',
    texts: TEXTS,
    title: 'pages.dossierAiFeedback.title',
    robots: 'noindex,nofollow',
    access: 'dossier-member',
    lazy: farPage('dossier-ai-feedback'),
  },
];
