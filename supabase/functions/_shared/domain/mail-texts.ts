import type { LeadKind } from './leads.ts';
import type { MailKind } from './mail-kinds.ts';

/** A mail in Markdown, with names of values between double braces. */
export interface MailTemplate {
  readonly subject: string;
  readonly body: string;
}
type Templates = Readonly<Record<MailKind, MailTemplate>>;

/** A template with its values; a name that is not known is left out. */
export function fillMail(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
}

/** The subject is one line, and no mark of Markdown stands in it. */
export function fillSubject(text: string, values: Readonly<Record<string, string>>): string {
  return fillMail(text, values).replaceAll(/[\r\n\\]/g, '');
}

/**
 * {{agency}} who was asked, {{about}} what about, {{link}} the reader's own page, {{words}} what was said, {{admin}} the
 * inbox; {{page}} and {{note}} of a takedown, {{day}} of an account.
 */
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
  'takedown-granted': {
    subject: 'What you asked us to take down is down',
    body: `You asked us to take something down:

{{page}}

It was granted. The photos, the texts and the address of that home are gone from every page, image and link of this site, and their files are deleted.

{{note}}

Your request has the number {{reference}}. If you still see any of it after an hour, answer with that number.`,
  },
  'takedown-refused': {
    subject: 'What you asked us to take down stays',
    body: `You asked us to take something down:

{{page}}

It was looked at and refused, for this reason:

{{note}}

Your request has the number {{reference}}. If something was left out of it, [ask again and say what]({{form}}).`,
  },
  'account-goes': {
    subject: 'Your account will be deleted on {{day}}',
    body: `Somebody who was signed in to your account, we hope you, asked to have it deleted. That will be done on {{day}}; until then it can be kept.

[Keep my account]({{link}})

If you did not ask for it, press that button, sign in and choose a new password. If you did, there is nothing to do.`,
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
  'takedown-granted': {
    subject: 'Lo que pediste retirar está retirado',
    body: `Nos pediste retirar algo:

{{page}}

Se ha concedido. Las fotos, los textos y la dirección de esa casa han desaparecido de todas las páginas, imágenes y enlaces de este sitio, y sus archivos están borrados.

{{note}}

Tu petición tiene el número {{reference}}. Si pasada una hora todavía ves algo, responde con ese número.`,
  },
  'takedown-refused': {
    subject: 'Lo que pediste retirar se queda',
    body: `Nos pediste retirar algo:

{{page}}

Lo hemos mirado y no se ha concedido, por esta razón:

{{note}}

Tu petición tiene el número {{reference}}. Si faltaba algo en ella, [pídelo otra vez y dilo]({{form}}).`,
  },
  'account-goes': {
    subject: 'Tu cuenta se borrará el {{day}}',
    body: `Alguien que tenía abierta tu cuenta, esperamos que tú, pidió borrarla. Se hará el {{day}}; hasta entonces se puede conservar.

[Conservar mi cuenta]({{link}})

Si no lo pediste, pulsa ese botón, inicia sesión y elige otra contraseña. Si lo pediste, no tienes que hacer nada.`,
  },
};

const ABOUT = {
  en: { valuation: 'the worth of your own home', home: 'a home', message: 'something else' },
  es: { valuation: 'el valor de tu casa', home: 'una casa', message: 'otra cosa' },
} as const;

/** The language of a mail's own words. */
export function mailLanguage(locale: string): 'en' | 'es' {
  return locale.startsWith('es') ? 'es' : 'en';
}

export function mailTemplate(kind: MailKind, locale: string): MailTemplate {
  return (mailLanguage(locale) === 'es' ? SPANISH : ENGLISH)[kind];
}

/** What a question is about, as a part of a sentence. */
export function sayAbout(
  kind: MailKind,
  lead: { readonly home: string | null; readonly kind: LeadKind },
  locale: string,
): string {
  if (lead.home !== null && lead.home !== '') return `“${lead.home}”`;
  if ((kind === 'lead-new' || kind === 'lead-due') && lead.kind === 'valuation')
    return mailLanguage(locale) === 'es' ? 'el valor de su casa' : 'the worth of their own home';
  return ABOUT[mailLanguage(locale)][lead.kind];
}
