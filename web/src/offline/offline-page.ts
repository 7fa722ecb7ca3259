import type { Locale } from '#lib/i18n.ts';
import { OFFLINE_PAGE } from './shell.ts';
import { waitHere, type WaitTexts } from './wait-page.ts';

/** The texts of the page in every language, written by the build: without a network none could be fetched. */
declare const OFFLINE_TEXTS: Readonly<Record<Locale, WaitTexts>>;

waitHere({ texts: OFFLINE_TEXTS, page: OFFLINE_PAGE, reload: () => window.location.reload() });
