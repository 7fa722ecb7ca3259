import type { Page } from '@playwright/test';
import type { FunctionName, RpcName } from '#wire/calls.ts';
import type { StackAddress } from '../../test/stack-address.ts';
import type { Person } from '../../../web/e2e/keep-session.ts';

/** A state of a screen that somebody should have looked at. */
export interface Scene {
  /** what its pictures are called, and what a word of the command line finds it by */
  readonly name: string;
  /** the address as the route table writes it, or that of a content page */
  readonly route: string;
  /** a reload would lose what is on screen (a dialog, a refusal), so that it is drawn in English alone */
  readonly isFleeting?: true;
  readonly prepare: (stage: Stage) => Promise<Page>;
}

export interface VisitOptions {
  readonly person?: Person;
  /** the key of a brand whose subdomain is visited */
  readonly brand?: string;
  /** what the browser keeps before it comes */
  readonly storage?: Readonly<Record<string, string>>;
  /** answers in place of the server's, for states that take a year to come about */
  readonly answers?: Partial<Readonly<Record<RpcName | FunctionName, unknown>>>;
  /** calls that fail */
  readonly failing?: readonly (RpcName | FunctionName)[];
}

/** What a scene is made with. */
export interface Stage {
  readonly address: StackAddress;
  /** Opens an address of the site in a browser of its own. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** A new account. */
  makePerson(): Promise<Person>;
  /** An account of the samples. */
  demoPerson(email: string): Person;
  /** Asks the database itself. */
  sql<Row = unknown>(text: string, values?: readonly string[]): Promise<readonly Row[]>;
  /** Calls a function of the API as the service. */
  callService<T>(name: string, body: object): Promise<T>;
  /** Done over and over while the scene is looked at. */
  keepDoing(what: () => Promise<unknown>): void;
}

/** Words that are as long as the product lets them be. */
export const LONG_NAME = 'Maximiliana Featherstonehaugh-Cholmondel';
export const LONG_TITLE =
  'Six former lighthouse keepers’ cottages, two converted chapels and a windmill between Llanfairpwllgwyngyll and Ashby';
