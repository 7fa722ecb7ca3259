import type { OutgoingMail } from '../wire/procedures/mails.ts';

/** A mail in Markdown, with names of values between double braces. */
export interface MailTemplate {
  readonly subject: string;
  readonly body: string;
}
export type MailKind = OutgoingMail['kind'];
type Templates = Readonly<Record<MailKind, MailTemplate>>;

/** {{agency}} who was asked, {{about}} what about, {{link}} the reader's own page, {{words}} what was said, {{admin}} the inbox. */
const ENGLISH: Templates = {
  'lead-confirm': {
    subject: 'Please confirm your question to {{agency}}',
    body: `Somebody, we hope you, asked {{agency}} about {{about}} and gave this address to be answered at.

[Yes, send my question]({{link}})

Nobody at {{agency}} reads it before you press that button. If you did not ask, do nothing: the question and this address are forgotten within three days.`,
  },
  'lead-copy': {
    subject: 'Your question to {{agency}}',
    body: `{{agency}} has your question about {{about}}. This is your copy.

{{words}}

[See it, or take it back with everything about you]({{link}})`,
  },
  'lead-new': {
    subject: 'Somebody asked you about {{about}}',
    body: `Somebody who played a game of {{agency}}, or read its site, asked you about {{about}} and confirmed their address.

[Read and answer it]({{admin}})`,
  },
  'lead-due': {
    subject: 'Today: the question about {{about}}',
    body: `You wanted to look again at a question that somebody asked {{agency}} about {{about}}.

[Open it]({{admin}})`,
  },
  'lead-reply': {
    subject: '{{agency}} answers about {{about}}',
    body: `{{words}}

You asked {{agency}} about {{about}}. Answer this mail to write back.

[See your question, or take it back with everything about you]({{link}})`,
  },
};

const SPANISH: Templates = {
  'lead-confirm': {
    subject: 'Confirma tu pregunta a {{agency}}',
    body: `Alguien, esperamos que tú, preguntó a {{agency}} por {{about}} y dio esta dirección para la respuesta.

[Sí, enviad mi pregunta]({{link}})

Nadie de {{agency}} la lee antes de que pulses ese botón. Si no fuiste tú, no hagas nada: la pregunta y esta dirección se olvidan en tres días.`,
  },
  'lead-copy': {
    subject: 'Tu pregunta a {{agency}}',
    body: `{{agency}} tiene tu pregunta por {{about}}. Esta es tu copia.

{{words}}

[Verla, o retirarla con todo lo tuyo]({{link}})`,
  },
  'lead-new': {
    subject: 'Alguien os pregunta por {{about}}',
    body: `Alguien que jugó con {{agency}}, o leyó su sitio, os pregunta por {{about}} y ha confirmado su dirección.

[Leer y contestar]({{admin}})`,
  },
  'lead-due': {
    subject: 'Hoy: la pregunta por {{about}}',
    body: `Querías volver a mirar una pregunta que alguien hizo a {{agency}} por {{about}}.

[Abrirla]({{admin}})`,
  },
  'lead-reply': {
    subject: '{{agency}} responde sobre {{about}}',
    body: `{{words}}

Preguntaste a {{agency}} por {{about}}. Responde a este correo para escribirles.

[Ver tu pregunta, o retirarla con todo lo tuyo]({{link}})`,
  },
};

const ABOUT = {
  en: { valuation: 'the worth of your own home', home: 'a home', message: 'something else' },
  es: { valuation: 'el valor de tu casa', home: 'una casa', message: 'otra cosa' },
} as const;

function language(locale: string): 'en' | 'es' {
  return locale.startsWith('es') ? 'es' : 'en';
}

export function mailTemplate(kind: MailKind, locale: string): MailTemplate {
  return (language(locale) === 'es' ? SPANISH : ENGLISH)[kind];
}

/** What a question is about, as a part of a sentence. */
export function sayAbout({ home, leadKind, locale, kind }: OutgoingMail): string {
  if (home !== null && home !== '') return `“${home}”`;
  if ((kind === 'lead-new' || kind === 'lead-due') && leadKind === 'valuation')
    return language(locale) === 'es' ? 'el valor de su casa' : 'the worth of their own home';
  return ABOUT[language(locale)][leadKind];
}
