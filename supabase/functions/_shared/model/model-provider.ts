import type { AnswerFault } from '../wire/dossier-answers.ts';

/** A tool that a model may call. None takes an argument: what it reads is fixed by who asks and in which dossier. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
}

export type ModelTurn =
  | { readonly role: 'person' | 'model'; readonly text: string }
  | { readonly role: 'calls'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'results'; readonly results: readonly { readonly id: string; readonly text: string }[] };

export interface ToolCall {
  readonly id: string;
  readonly name: string;
}

export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'call'; readonly call: ToolCall }
  | { readonly type: 'usage'; readonly read: number; readonly written: number };

export interface ModelQuestion {
  readonly system: string;
  readonly turns: readonly ModelTurn[];
  /** none: it has to answer from what it read */
  readonly tools: readonly ModelTool[];
  readonly signal: AbortSignal;
}

/** Whoever answers: named for the person who agrees to it, and with what a token costs its operator. */
export interface ModelProvider {
  readonly name: string;
  readonly costMicros: (read: number, written: number) => number;
  /** One turn of the model, as it is written. @throws ModelFault */
  readonly ask: (question: ModelQuestion) => AsyncIterable<ModelEvent>;
}

/** What a provider is reached by. */
export interface ProviderAddress {
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly fetcher: typeof fetch;
}

/** The most that one turn may write. */
export const MOST_TOKENS_OF_A_TURN = 1200;

/** Why a model did not answer. Never quotes what it sent. */
export class ModelFault extends Error {
  readonly fault: AnswerFault;
  constructor(fault: AnswerFault, message: string) {
    super(message);
    this.name = 'ModelFault';
    this.fault = fault;
  }
}
