import type { Database } from '../database.ts';
import { refusalOf } from '../refusal-of.ts';
import type { HostRule } from '../wire/procedures/importing.ts';
import { FetchFailure } from './fetch-failure.ts';

/** The operator's table as one request sees it. */
export interface ImportRules {
  /** The rule of a host; throws where the host is forbidden. */
  ruleOf(host: string): Promise<HostRule>;
  isWithdrawn(link: string): boolean;
}

/** Counts the links against the person's limits, and brings the rules of their hosts; refuses with `rate_limited`. */
export async function beginImport(
  database: Database,
  request: { userId: string; address: string; links: readonly string[]; hosts: readonly string[] },
): Promise<ImportRules> {
  const answer = await database.call('begin_import', {
    userId: request.userId,
    links: request.links,
    hosts: request.hosts,
    clientAddress: request.address,
  });
  if ('refusal' in answer) throw refusalOf(answer);
  const withdrawn = new Set(answer.withdrawn);
  return rulesFrom(database, new Map(Object.entries(answer.rules)), withdrawn);
}

/** The operator's rules, asked for as hosts come up. */
export function rulesFrom(
  database: Database,
  known = new Map<string, HostRule>(),
  withdrawn: ReadonlySet<string> = new Set(),
): ImportRules {
  return {
    isWithdrawn: (link) => withdrawn.has(link),
    async ruleOf(host) {
      const rule = known.get(host) ?? (await askRule(database, host));
      known.set(host, rule);
      if (rule.rule === 'forbidden') {
        const because = rule.reason === '' ? '' : ` ${rule.reason}`;
        throw new FetchFailure(
          'host_not_allowed',
          `${host} is not read by this service.${because} Bring the page yourself.`,
        );
      }
      return rule;
    },
  };
}

async function askRule(database: Database, host: string): Promise<HostRule> {
  const rules = await database.call('import_rules', { hosts: [host] });
  return rules[host] ?? { rule: 'forbidden', reason: '' };
}
