import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { DIFFICULTIES, FORMULAS } from '../domain/scoring.ts';
import { GAME_STATES } from '../domain/states.ts';
import { boardRow, PERIODS } from './boards.ts';
import { correction } from './fairness.ts';
import { cursor, id, slug } from './fields.ts';

/** A public game: its rules, and nothing of its homes. */
export const apiGame = z.object({
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  description: z.string(),
  state: z.enum(GAME_STATES),
  currency: z.string(),
  mode: z.string(),
  rounds: z.number().int(),
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  roundSeconds: z.number().int().nullable(),
  hasBoard: z.boolean(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  homes: z.number().int(),
  players: z.number().int(),
});

/** What the crowd said of a home; amounts only once no game takes guesses of it. Minor units. */
const crowdOfHome = z.object({
  position: z.number().int(),
  isClosed: z.boolean(),
  guesses: z.number().int(),
  medianMinor: z.number().nullable(),
  q1Minor: z.number().nullable(),
  q3Minor: z.number().nullable(),
});

const ofGame = { game: slug, brand: z.string().trim().max(63).optional() };

/**
 * Everything that the public API answers: under which path, what it takes besides the path, and what it answers. The
 * document of the API is made of this table, and the function serves it.
 */
export const API_RESOURCES = {
  games: {
    path: '/games',
    summary: 'Public games of a brand, fifty at a time, by slug.',
    takes: z.object({ brand: ofGame.brand, after: z.string().max(60).optional() }),
    answers: z.object({ games: z.array(apiGame), next: cursor }),
  },
  game: {
    path: '/games/{game}',
    summary: 'One public game: its rules and how many have played it.',
    takes: z.object(ofGame),
    answers: apiGame,
  },
  board: {
    path: '/games/{game}/board',
    summary: 'A hundred rows of a board, from the top or after a row.',
    takes: z.object({
      ...ofGame,
      period: z.enum(PERIODS).optional(),
      after: z.string().max(100).optional(),
    }),
    answers: z.object({ rows: z.array(boardRow), next: cursor }),
  },
  crowd: {
    path: '/games/{game}/crowd',
    summary: 'What everybody guessed, home by home, once nobody can guess the home any more.',
    takes: z.object(ofGame),
    answers: z.object({ currency: z.string(), homes: z.array(crowdOfHome) }),
  },
  corrections: {
    path: '/games/{game}/corrections',
    summary: 'What was put right in a game after people had played it. No price.',
    takes: z.object({ ...ofGame, after: id.optional() }),
    answers: z.object({ title: z.string(), corrections: z.array(correction), next: cursor }),
  },
} as const;
export type ApiResource = keyof typeof API_RESOURCES;
export const API_RESOURCE_KEYS = Object.keys(API_RESOURCES) as readonly ApiResource[];

const key = z.string().max(200).optional();
const { games, game, board, crowd, corrections } = API_RESOURCES;

/** A request as its path and its header say it; `readPath` puts both into the query. */
export const publicApiRequest = z.discriminatedUnion('resource', [
  games.takes.extend({ resource: z.literal('games'), key }),
  game.takes.extend({ resource: z.literal('game'), key }),
  board.takes.extend({ resource: z.literal('board'), key }),
  crowd.takes.extend({ resource: z.literal('crowd'), key }),
  corrections.takes.extend({ resource: z.literal('corrections'), key }),
  z.object({ resource: z.literal('document'), key }),
]);

const apiKey = z.object({
  id,
  name: z.string(),
  createdAt: z.string(),
  usedOn: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

/** Makes a key. It is in this answer and nowhere else. */
export const makeApiKey = {
  takes: z.object({ name: z.string().trim().min(1).max(60) }),
  answers: apiKey.extend({ key: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** The caller's keys, newest first. */
export const ownApiKeys = {
  takes: z.object({}),
  answers: z.array(apiKey),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Ends a key. */
export const revokeApiKey = {
  takes: z.object({ keyId: id }),
  answers: apiKey,
  callers: 'account',
  mayRepeat: true,
} as const;
