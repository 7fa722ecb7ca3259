import { holdPort, type HeldPort } from './held-port.ts';

const NAMES = ['site', 'api', 'database', 'mail'] as const;
type Name = (typeof NAMES)[number];

/** Wanted ports; a busy one is replaced by a free one. Missing ones are chosen by the system. */
export type StackPorts = Partial<Readonly<Record<Name, number>>>;

/** The ports of one stack, all of them held before anything else is done. */
export type HeldPorts = Readonly<Record<Name, HeldPort>>;

/** Takes all ports at once: what follows lasts a minute, in which others would find them free. */
export async function holdStackPorts(wanted: StackPorts = {}): Promise<HeldPorts> {
  const [site, api, database, mail] = await Promise.all([
    holdPort(wanted.site),
    holdPort(wanted.api),
    holdPort(wanted.database),
    holdPort(wanted.mail),
  ]);
  return { site, api, database, mail };
}

/** Frees those that nothing was handed. */
export async function releasePorts(ports: HeldPorts): Promise<void> {
  await Promise.all(NAMES.map((name) => ports[name].release()));
}
