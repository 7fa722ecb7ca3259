import type { BrandRecord } from '#wire/brands.ts';
import { answerKey } from './answer-key.ts';

/** What the site server writes into the page so that one build serves any backend and any brand. */
export interface Boot {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly brand: BrandRecord | null;
  /** where the site is known to be; null on a host that is none of the site's, absent on static hosting */
  readonly origin?: string | null;
  /** public answers that the server already had, by call, so that the first screen need not ask for them */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** what the brand says in the place of our words, by language and key of a text */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** calls that the page itself sends, without waiting for our scripts; their answers are in `window.answersAhead` */
  readonly ahead?: readonly (readonly [name: string, args: Readonly<Record<string, string>>])[];
  /** what works on a content page stands in its markup too, drawn from these answers */
  readonly drawsPart?: true;
}

/** A call as it is asked for: its name and its arguments as the database spells them. */
export type AskedCall = readonly [name: string, args: Readonly<Record<string, unknown>>];

function readBoot(): Partial<Boot> {
  if (import.meta.env.SSR) return {};
  const element = document.getElementById('boot');
  if (!element?.textContent) return {};
  try {
    return JSON.parse(element.textContent) as Partial<Boot>;
  } catch {
    return {};
  }
}

const boot = readBoot();

/** The backend and the brand of this page: the site server's word first, the build's variables for static hosting. */
export const env: Boot = {
  supabaseUrl: (boot.supabaseUrl ?? import.meta.env.VITE_SUPABASE_URL ?? '').replace(/\/$/, ''),
  publishableKey: boot.publishableKey ?? import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
  brand: boot.brand ?? null,
  words: boot.words ?? {},
  ...(boot.drawsPart ? { drawsPart: true } : {}),
  ...(boot.origin === undefined ? {} : { origin: boot.origin }),
};

declare global {
  interface Window {
    readonly answersAhead?: Readonly<Record<string, Promise<unknown>>>;
  }
}

const answers = new Map<string, unknown>(
  import.meta.env.SSR ? [] : Object.entries({ ...boot.answers, ...window.answersAhead }),
);
let unanswered: AskedCall[] = [];

/** An answer that came with the page, or a promise of it. It is handed out once: whoever asks again wants news. */
export function takeAnswer(name: string, args: Readonly<Record<string, unknown>>): unknown {
  // Writing the arguments of a long draft costs more than a frame: not where no answer of this name is left.
  if (!import.meta.env.SSR && ![...answers.keys()].some((key) => key.startsWith(`${name} `)))
    return undefined;
  const key = answerKey(name, args);
  const answer = answers.get(key);
  if (!import.meta.env.SSR) answers.delete(key);
  if (import.meta.env.SSR && answer === undefined) {
    unanswered.push([name, args]);
    throw new Error(`The site server has no answer to ${name}.`);
  }
  return answer;
}

/** The answers that came with the page were given to somebody whom nobody knows: whoever is known asks for their own. */
export function forgetAnswers(): void {
  answers.clear();
}

/** On the site server: the record and the answers of the page that is drawn next. */
export function serveBoot(next: Boot): void {
  Object.assign(env, { drawsPart: undefined }, next);
  answers.clear();
  for (const [key, answer] of Object.entries(next.answers ?? {})) answers.set(key, answer);
  unanswered = [];
}

/** On the site server: what that page asked for and had no answer to. */
export function unansweredCalls(): readonly AskedCall[] {
  return unanswered;
}
