import type { NoticeKind } from '../_shared/domain/corrections.ts';
import type { DossierNoticeKind } from '../_shared/domain/dossier/notices.ts';
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
  notices: {
    name: 'Notifications',
    confirm: {
      subject: () => 'Do you want your notifications by mail?',
      lead: () =>
        'Somebody, we hope you, asked us to tell this address when something changes in runs that they have played: a home was sold, a price was corrected, a question was answered. At most one mail a day.',
      action: 'Yes, send them',
      foot: 'If you did not ask, do nothing: nothing more comes, and the address is forgotten within three days.',
    },
    subject: (count: number) =>
      count === 1 ? 'Something changed in a run of yours' : `${count} things changed in your runs`,
    lead: 'Since you last looked, this changed in runs that you have played.',
    kinds: {
      poll_locked: (count: number) => `${count} ${count === 1 ? 'guess was' : 'guesses were'} locked`,
      corrected: (count: number) =>
        `${count} ${count === 1 ? 'home was' : 'homes were'} settled or corrected`,
      answered: (count: number) => `${count} ${count === 1 ? 'question was' : 'questions were'} answered`,
      judged: (count: number) => `our staff answered ${count} ${count === 1 ? 'time' : 'times'}`,
      run_hidden: (count: number) => `${count} ${count === 1 ? 'run was' : 'runs were'} taken off the boards`,
      run_restored: (count: number) => `${count} ${count === 1 ? 'run is' : 'runs are'} back on the boards`,
    } satisfies Readonly<Record<NoticeKind, (count: number) => string>>,
    action: (site: string) => `Read it on ${site}`,
    foot: 'You asked for these mails. One comes a day at most, and only when something has changed.',
    stop: 'Change or stop these mails',
  },
  invitation: {
    subject: (agency: string) => `Work with ${agency}`,
    lead: (inviter: string | null, agency: string, role: string) =>
      `${inviter ?? 'Somebody'} asks you to come into the administration of ${agency} as ${role}.`,
    roles: { owner: 'an owner', admin: 'an admin', agent: 'an agent' },
    action: 'Read the invitation',
    foot: (day: string) =>
      `The link works until ${day}, for an account with this address. If you do not know what this is about, do nothing.`,
  },
  dossier: {
    subject: (count: number) =>
      count === 1 ? 'Something is new in your dossier' : `${count} things are new in your dossier`,
    lead: 'Others have been busy in a dossier that you share.',
    kinds: {
      note_shared: (count: number) => `${count} ${count === 1 ? 'note was' : 'notes were'} shared`,
      question_answered: (count: number) =>
        `${count} ${count === 1 ? 'question was' : 'questions were'} answered`,
      task_assigned: (count: number) => `${count} ${count === 1 ? 'task was' : 'tasks were'} given to you`,
      task_done: (count: number) => `${count} ${count === 1 ? 'task was' : 'tasks were'} done`,
      task_reminder: (count: number) => `${count} ${count === 1 ? 'reminder' : 'reminders'} of a task`,
      event_added: (count: number) =>
        `${count} ${count === 1 ? 'appointment was' : 'appointments were'} made`,
      event_moved: (count: number) =>
        `${count} ${count === 1 ? 'appointment was' : 'appointments were'} moved`,
      event_cancelled: (count: number) =>
        `${count} ${count === 1 ? 'appointment was' : 'appointments were'} called off`,
      stage_changed: (count: number) => `${count} ${count === 1 ? 'home' : 'homes'} came to another stage`,
      person_joined: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} joined`,
      offer_recorded: (count: number) =>
        `${count} ${count === 1 ? 'offer was' : 'offers were'} recorded or changed`,
    } satisfies Readonly<Record<DossierNoticeKind, (count: number) => string>>,
    action: 'Read it in the dossier',
    foot: 'You asked for these mails. What is in the dossier stays there: a mail only counts.',
    stop: 'Stop these mails',
  },
  stop: 'Change or stop reminders',
  push: 'The same homes for everybody. How close do you get?',
};
export type MessageTexts = typeof ENGLISH;

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
  notices: {
    name: 'Notificaciones',
    confirm: {
      subject: () => '¿Quieres tus notificaciones por correo?',
      lead: () =>
        'Alguien, esperamos que tú, nos pidió avisar a esta dirección cuando cambie algo en partidas que ha jugado: se vendió una casa, se corrigió un precio, se respondió una pregunta. Como mucho, un correo al día.',
      action: 'Sí, enviádmelas',
      foot: 'Si no lo pediste, no hagas nada: no llegará nada más y la dirección se olvida en tres días.',
    },
    subject: (count) =>
      count === 1 ? 'Algo ha cambiado en una partida tuya' : `${count} cambios en tus partidas`,
    lead: 'Desde la última vez que miraste, esto ha cambiado en partidas que has jugado.',
    kinds: {
      poll_locked: (count) => (count === 1 ? 'se cerró 1 estimación' : `se cerraron ${count} estimaciones`),
      corrected: (count) =>
        count === 1 ? 'se resolvió o corrigió 1 casa' : `se resolvieron o corrigieron ${count} casas`,
      answered: (count) => (count === 1 ? 'se respondió 1 pregunta' : `se respondieron ${count} preguntas`),
      judged: (count) => `nuestro equipo respondió ${count} ${count === 1 ? 'vez' : 'veces'}`,
      run_hidden: (count) =>
        count === 1
          ? '1 partida salió de las clasificaciones'
          : `${count} partidas salieron de las clasificaciones`,
      run_restored: (count) =>
        count === 1
          ? '1 partida ha vuelto a las clasificaciones'
          : `${count} partidas han vuelto a las clasificaciones`,
    },
    action: (site) => `Leerlo en ${site}`,
    foot: 'Pediste estos correos. Llega uno al día como mucho, y solo cuando algo ha cambiado.',
    stop: 'Cambiar o parar estos correos',
  },
  invitation: {
    subject: (agency) => `Trabaja con ${agency}`,
    lead: (inviter, agency, role) =>
      `${inviter ?? 'Alguien'} te pide que entres en la administración de ${agency} como ${role}.`,
    roles: { owner: 'propietario', admin: 'administrador', agent: 'agente' },
    action: 'Leer la invitación',
    foot: (day) =>
      `El enlace funciona hasta el ${day}, para una cuenta con esta dirección. Si no sabes de qué se trata, no hagas nada.`,
  },
  dossier: {
    subject: (count) =>
      count === 1 ? 'Hay una novedad en tu dosier' : `Hay ${count} novedades en tu dosier`,
    lead: 'Ha habido cambios en un dosier que compartes.',
    kinds: {
      note_shared: (count) => (count === 1 ? 'se compartió 1 nota' : `se compartieron ${count} notas`),
      question_answered: (count) =>
        count === 1 ? 'se respondió 1 pregunta' : `se respondieron ${count} preguntas`,
      task_assigned: (count) => (count === 1 ? 'te asignaron 1 tarea' : `te asignaron ${count} tareas`),
      task_done: (count) => (count === 1 ? 'se hizo 1 tarea' : `se hicieron ${count} tareas`),
      task_reminder: (count) =>
        count === 1 ? '1 recordatorio de tarea' : `${count} recordatorios de tareas`,
      event_added: (count) => (count === 1 ? 'se fijó 1 cita' : `se fijaron ${count} citas`),
      event_moved: (count) => (count === 1 ? 'se cambió 1 cita' : `se cambiaron ${count} citas`),
      event_cancelled: (count) => (count === 1 ? 'se anuló 1 cita' : `se anularon ${count} citas`),
      stage_changed: (count) =>
        count === 1 ? '1 vivienda cambió de fase' : `${count} viviendas cambiaron de fase`,
      person_joined: (count) => (count === 1 ? 'se unió 1 persona' : `se unieron ${count} personas`),
      offer_recorded: (count) =>
        count === 1 ? 'se anotó o cambió 1 oferta' : `se anotaron o cambiaron ${count} ofertas`,
    },
    action: 'Leerlo en el dosier',
    foot: 'Pediste estos correos. Lo que hay en el dosier se queda allí: un correo solo cuenta.',
    stop: 'Parar estos correos',
  },
  stop: 'Cambiar o parar los recordatorios',
  push: 'Las mismas casas para todo el mundo. ¿Cuánto te acercas?',
};

/** The words for a reader's language, English where there are none. */
export function messageTexts(locale: string): MessageTexts {
  return locale.startsWith('es') ? SPANISH : ENGLISH;
}
