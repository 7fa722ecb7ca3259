import { z } from 'zod';
import type { Database } from '../_shared/database.ts';
import { isErrorCode } from '../_shared/domain/error-codes.ts';
import { Refusal } from '../_shared/problem.ts';
import { FetchFailure } from './fetch/fetch-failure.ts';

const hostRule = z.object({ rule: z.enum(['allowed', 'markup_only', 'forbidden']), reason: z.string() });
export type HostRule = z.output<typeof hostRule>;
const rulesAnswer = z.record(z.string(), hostRule);

const beginAnswer = z.union([
  z.object({
    refusal: z.object({ code: z.string(), detail: z.string(), retry_after_seconds: z.number() }),
  }),
  z.object({ rules: rulesAnswer, withdrawn: z.array(z.string()) }),
]);

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
  const answer = beginAnswer.parse(
    await database.call('begin_import', {
      user_id: request.userId,
      links: request.links,
      hosts: request.hosts,
      client_address: request.address,
    }),
  );
  if ('refusal' in answer) {
    const { code, detail, retry_after_seconds: retryAfterSeconds } = answer.refusal;
    throw new Refusal(isErrorCode(code) ? code : 'rate_limited', detail, { retryAfterSeconds });
  }
  const known = new Map(Object.entries(answer.rules));
  return {
    isWithdrawn: (link) => answer.withdrawn.includes(link),
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
  const rules = rulesAnswer.parse(await database.call('import_rules', { hosts: [host] }));
  return rules[host] ?? { rule: 'forbidden', reason: '' };
}
