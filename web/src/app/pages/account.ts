import type { PageRow } from './page-row.ts';

/** Signing in and out, and what a browser keeps. */
export const accountPages: readonly PageRow[] = [
  {
    path: '/auth/login',
    screen: 'login',
    texts: ['account', 'forms', 'errors'],
    title: 'pages.login.title',
    description: 'pages.login.description',
    robots: 'noindex,nofollow',
    lazy: () => import('#features/account/pages/login-page.tsx'),
  },
  {
    path: '/auth/create-account',
    screen: 'create-account',
    texts: ['account', 'forms', 'errors'],
    title: 'pages.createAccount.title',
    description: 'pages.createAccount.description',
    robots: 'noindex,nofollow',
    lazy: () => import('#features/account/pages/create-account-page.tsx'),
  },
  {
    path: '/auth/reset-password',
    screen: 'reset-password',
    texts: ['account', 'forms', 'errors'],
    title: 'pages.resetPassword.title',
    description: 'pages.resetPassword.description',
    robots: 'noindex,nofollow',
    lazy: () => import('#features/account/pages/reset-password-page.tsx'),
  },
  {
    path: '/auth/confirm',
    screen: 'confirm-link',
    texts: ['account', 'forms', 'errors'],
    title: 'pages.confirmLink.title',
    description: 'pages.confirmLink.description',
    robots: 'noindex,nofollow',
    clientOnly: true,
    isSecret: true,
    lazy: () => import('#features/account/pages/confirm-link-page.tsx'),
  },
  {
    path: '/clear',
    screen: 'clear-local',
    texts: ['account'],
    title: 'pages.clear.title',
    description: 'pages.clear.description',
    robots: 'noindex,nofollow',
    clientOnly: true,
    lazy: () => import('#features/account/pages/clear-local-page.tsx'),
  },
];
