import type { EditionKey } from '../_shared/domain/editions.ts';

/** The words of mails and notifications. The screens' texts live with the screens, which functions do not import. */
const ENGLISH = {
  editions: {
    uk: 'Daily UK',
    us: 'Daily US',
    world: 'Daily world',
    weekly: 'This week’s challenge',
    mega: 'Weekend mega',
  } satisfies Readonly<Record<EditionKey, string>>,
  confirm: {
    subject: (edition: string) => `Do you want reminders of “${edition}”?`,
    lead: (edition: string) =>
      `Somebody, we hope you, asked us to tell this address when a new challenge of “${edition}” is open.`,
    action: 'Yes, remind me',
    foot: 'If you did not ask, do nothing: nothing more comes, and the address is forgotten within three days.',
  },
  known: {
    subject: (edition: string) => `You get reminders of “${edition}” already`,
    lead: (edition: string) =>
      `Somebody, perhaps you, asked for reminders of “${edition}” to this address. It gets them already, so nothing has changed.`,
    action: 'Change or stop them',
    foot: '',
  },
  day: {
    subject: (edition: string, number: string) => `${edition} no. ${number} is open`,
    lead: (edition: string, number: string) =>
      `${edition} no. ${number} is open: the same homes for everybody. How close do you get?`,
    action: 'Play it',
    foot: 'You asked for this reminder.',
  },
  stop: 'Change or stop reminders',
  push: 'The same homes for everybody. How close do you get?',
};
type MessageTexts = typeof ENGLISH;

const SPANISH: MessageTexts = {
  editions: {
    uk: 'Diario de Reino Unido',
    us: 'Diario de EE. UU.',
    world: 'Diario del mundo',
    weekly: 'El reto de esta semana',
    mega: 'Mega del fin de semana',
  },
  confirm: {
    subject: (edition) => `¿Quieres recordatorios de «${edition}»?`,
    lead: (edition) =>
      `Alguien, esperamos que tú, nos pidió avisar a esta dirección cuando se abra un reto nuevo de «${edition}».`,
    action: 'Sí, avisadme',
    foot: 'Si no lo pediste, no hagas nada: no llegará nada más y la dirección se olvida en tres días.',
  },
  known: {
    subject: (edition) => `Ya recibes recordatorios de «${edition}»`,
    lead: (edition) =>
      `Alguien, quizá tú, pidió recordatorios de «${edition}» para esta dirección. Ya los recibe, así que nada ha cambiado.`,
    action: 'Cambiarlos o pararlos',
    foot: '',
  },
  day: {
    subject: (edition, number) => `${edition} n.º ${number} está abierto`,
    lead: (edition, number) =>
      `${edition} n.º ${number} está abierto: las mismas casas para todo el mundo. ¿Cuánto te acercas?`,
    action: 'Jugar',
    foot: 'Pediste este recordatorio.',
  },
  stop: 'Cambiar o parar los recordatorios',
  push: 'Las mismas casas para todo el mundo. ¿Cuánto te acercas?',
};

/** The words for a reader's language, English where there are none. */
export function messageTexts(locale: string): MessageTexts {
  return locale.startsWith('es') ? SPANISH : ENGLISH;
}
