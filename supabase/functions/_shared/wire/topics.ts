// What the database says on its own: the table of topics. A browser takes its types only.
import { z } from 'zod';
import { boardRow } from './boards.ts';
import { id } from './fields.ts';
import { roomPlayer, roomView } from './rooms.ts';

/** What a dossier tells the changes of: its tables, and `private` for those that not everybody in it reads. */
const DOSSIER_PARTS = [
  'dossier_members',
  'dossier_assets',
  'dossier_fact_versions',
  'assets_comparisons',
  'dossier_notes',
  'dossier_queries',
  'dossier_tasks',
  'dossier_events',
  'dossier_photos',
  'dossier_points',
  'dossier_point_votes',
  'private',
] as const;

/** A family of topics, one for each thing that it is about. */
export interface Topic {
  /** On a private topic the database decides who hears and who speaks, by policies on `realtime.messages`. */
  readonly isPrivate: boolean;
  /** Do those who listen see each other there? */
  readonly hasPresence: boolean;
  /** who may listen, as a sentence; the access matrix measures it */
  readonly listeners: string;
  /** what each event brings, by the event's name */
  readonly events: Readonly<Record<string, z.ZodObject>>;
}

/** Families by what stands before the colon of a topic; behind it stands the id of the thing. */
export const topics = {
  leaderboard: {
    isPrivate: true,
    hasPresence: false,
    listeners: 'Whoever may see the board of this game; nobody but the database speaks.',
    events: {
      /** The board has changed; its first ten rows as they are now. */
      changed: z.object({
        gameId: id,
        top: z.array(boardRow.omit({ cursor: true })).max(10),
      }),
    },
  },
  // Behind the colon stands a secret that whoever enters the room is given.
  room: {
    isPrivate: true,
    hasPresence: false,
    listeners: 'Whoever was given the topic on entering; nobody but the database speaks.',
    events: {
      /** Something in the room has changed. What is not told here `room_state` tells each seat. */
      changed: z.object({
        version: z.number().int(),
        /** seats that have guessed or reacted, where that is all that changed */
        seats: z.array(roomPlayer.pick({ number: true, hasGuessed: true, reaction: true })).nullable(),
        /** seats whose people came back or went, which is no step of the room */
        here: z.array(roomPlayer.pick({ number: true, isHere: true })).optional(),
        /** the room as a round begins: without names, and without what is one seat's alone */
        view: roomView.nullable(),
      }),
    },
  },
  // Behind the colon stand the dossier and a secret, which is another one after somebody has left it.
  dossier: {
    isPrivate: true,
    hasPresence: true,
    listeners: 'The people of this dossier; nobody but the database speaks, and they see who is there.',
    events: {
      /** Something in this part has changed. What it is each asks for by their own rights. */
      changed: z.object({ part: z.enum(DOSSIER_PARTS) }),
    },
  },
} as const satisfies Readonly<Record<string, Topic>>;

export type Topics = typeof topics;
export type TopicFamily = keyof Topics;
/** The address of a topic: `leaderboard:` with the id of a game. */
export type TopicAddress<Family extends TopicFamily = TopicFamily> = `${Family}:${string}`;

/** An event of a topic with what it brings. */
export type TopicEvent<Family extends TopicFamily> = {
  [Name in keyof Topics[Family]['events']]: {
    readonly name: Name;
    readonly payload: Topics[Family]['events'][Name] extends z.ZodType
      ? z.output<Topics[Family]['events'][Name]>
      : never;
  };
}[keyof Topics[Family]['events']];
