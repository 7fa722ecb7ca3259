import { z } from 'zod';
import { feedbackOf, type FeedbackGround } from '../_shared/domain/dossier/answers/feedback-sections.ts';
import { cleanRow } from '../_shared/domain/dossier/answers/rows-for-model.ts';
import { answerQuestion } from '../_shared/dossier/answer-question.ts';
import { asCaller, type AsCaller } from '../_shared/dossier/as-caller.ts';
import {
  factRows,
  knownFacts,
  noteRows,
  queryRows,
  readHomes,
  type SourceRow,
} from '../_shared/dossier/dossier-rows.ts';
import { areaOf, valuationRows, valueOf } from '../_shared/dossier/market-rows.ts';
import { createReader } from '../_shared/dossier/dossier-tools.ts';
import { ModelFault, type ModelProvider } from '../_shared/model/model-provider.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import type { Settings } from '../_shared/settings.ts';
import {
  feedbackBody,
  type CheckedClaim,
  type DossierFeedback,
  type dossierFeedbackRequest,
} from '../_shared/wire/dossier-answers.ts';

type Input = z.output<typeof dossierFeedbackRequest>;

export interface FeedbackTools {
  readonly provider: ModelProvider | null;
  readonly settings: Settings;
  readonly fetcher: typeof fetch;
}

const MOST_MS = 45_000;
const ASKED =
  'Read the notes, questions and facts. What speaks for the main home, what speaks against it, and what was left unanswered?';
const dossier = z.object({ currency: z.string() });
const stored = z.object({ facts_hash: z.string(), made_by: z.enum(['rule', 'model']), body: feedbackBody });

/** What speaks for and against a home, by rule from its facts; with remarks of the model on notes and answers if wanted. */
export function dossierFeedback({ provider, settings, fetcher }: FeedbackTools): Handler<Input> {
  return async (input, { caller: { userId }, authorization, database }) => {
    if (userId === null || !authorization)
      throw new Refusal('not_found', 'There is no such dossier. Sign in to see yours.');
    const api = asCaller(settings, fetcher, authorization);
    // Asked first: it refuses whoever may not use the model's screens here.
    await api.call('dossier_ai_state', { dossier_id: input.dossierId });
    const [homes, dossiers] = await Promise.all([
      readHomes(api, input.dossierId),
      api.rows('dossiers', `id=eq.${input.dossierId}&select=currency`, dossier),
    ]);
    const home = input.assetId == null ? homes[0] : homes.find(({ id }) => id === input.assetId);
    const currency = dossiers[0]?.currency;
    if (!home || currency === undefined)
      throw new Refusal('not_found', 'There is no home in this dossier yet. Add one first.');

    const [value, area] = await Promise.all([valueOf(api, home), areaOf(api, home)]);
    const facts = factRows([home], currency);
    const rows = [...facts, ...valuationRows(home, value), ...(area ? [area.row] : [])];
    const words = input.wantsRemarks
      ? [...(await noteRows(api, input.dossierId)), ...(await queryRows(api, input.dossierId))]
      : [];
    const wanted = input.wantsRemarks && provider ? 'model' : 'rule';
    const factsHash = await hashOf([...rows, ...words, { kind: 'fact', id: 'by', text: wanted }]);
    const latest = await latestOf(api, home.id);
    const told = { assetId: home.id, title: home.title, provider: provider?.name ?? null, factsHash };
    if (latest?.facts_hash === factsHash)
      return { status: 200, body: { ...told, madeBy: latest.made_by, fault: null, body: latest.body } };

    const said = await remarksOf(provider, api, input, currency, { database, userId });
    const ground = groundOf(home, rows, value, area);
    const body = {
      currency: value?.currency ?? currency,
      ...feedbackOf(ground),
      remarks: said.claims,
      rows: rows.map((row) => ({ ...row, text: cleanRow(row).text })),
      changed: latest && changesOf(latest.body.rows, rows),
    };
    const answer: DossierFeedback = {
      ...told,
      madeBy: said.isByModel ? 'model' : 'rule',
      fault: said.fault,
      body: feedbackBody.parse(body),
    };
    // What failed at the model is not kept: it is asked again the next time.
    if (said.fault === null) {
      const { assetId, madeBy } = answer;
      await database.call('keep_dossier_feedback', {
        ...{ dossierId: input.dossierId, assetId, userId, factsHash, madeBy, body: answer.body },
      });
    }
    return { status: 200, body: answer };
  };
}

type Home = Awaited<ReturnType<typeof readHomes>>[number];

function groundOf(
  home: Home,
  rows: readonly SourceRow[],
  value: Awaited<ReturnType<typeof valueOf>>,
  area: Awaited<ReturnType<typeof areaOf>>,
): FeedbackGround {
  const known = knownFacts(home);
  const idOf = new Set(rows.map(({ id }) => id));
  return {
    facts: Object.fromEntries(known.map(({ name, value: fact }) => [name, fact])),
    rows: Object.fromEntries(
      known.flatMap(({ name, stored: at }) =>
        idOf.has(`${home.id}/${at}`) ? [[name, `${home.id}/${at}`]] : [],
      ),
    ),
    wishes: [],
    valuation: value && {
      ...{ row: value.id, lowMinor: value.lowMinor, middleMinor: value.estimateMinor },
      highMinor: value.highMinor,
    },
    comparables: (value?.comparables ?? []).map(({ adjustedMinor }, at) => ({
      ...{ row: `${value?.id ?? ''}/${at + 1}`, adjustedMinor },
    })),
    area: area && { row: area.row.id, perM2Minor: area.perM2Minor },
    daysOnSale: null,
    priceCuts: [],
  };
}

interface Remarks {
  readonly claims: readonly CheckedClaim[];
  readonly fault: DossierFeedback['fault'];
  readonly isByModel: boolean;
}

async function remarksOf(
  provider: ModelProvider | null,
  api: AsCaller,
  { dossierId, wantsRemarks, language }: Input,
  currency: string,
  { database, userId }: { database: HandlerContext['database']; userId: string },
): Promise<Remarks> {
  const nothing = { claims: [], fault: null, isByModel: false };
  if (!provider || !wantsRemarks) return nothing;
  try {
    await api.call('begin_feedback_remarks', { dossier_id: dossierId, provider: provider.name });
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'model_limit' || error.code === 'consent_missing'))
      return { ...nothing, fault: error.code };
    throw error;
  }
  const claims: CheckedClaim[] = [];
  let [read, written] = [0, 0];
  let fault: Remarks['fault'] = null;
  try {
    const reader = createReader(api, dossierId, currency);
    const question = { text: ASKED, earlier: [], language };
    for await (const part of answerQuestion(provider, reader, question, AbortSignal.timeout(MOST_MS))) {
      if (part.type === 'claim') claims.push(part.claim);
      if (part.type === 'usage') [read, written] = [read + part.read, written + part.written];
    }
  } catch (error) {
    fault = error instanceof ModelFault ? error.fault : 'model_broken';
  }
  if (read + written > 0)
    await database.call('use_of_model', {
      ...{ dossierId, userId, tokens: read + written, costMicros: provider.costMicros(read, written) },
    });
  return { claims, fault, isByModel: fault === null };
}

async function latestOf(api: AsCaller, assetId: string) {
  const [latest] = await api.rows(
    'dossier_feedbacks',
    `asset_id=eq.${assetId}&select=facts_hash,made_by,body&order=created_at.desc&limit=1`,
    stored,
  );
  return latest ?? null;
}

/** Rows that came, went or say something else. */
function changesOf(before: readonly SourceRow[], now: readonly SourceRow[]) {
  // A valuation is another row each time that its model or its facts are; what it says is what may have changed.
  const nameOf = ({ kind, id }: SourceRow) => (kind === 'valuation' ? kind : id);
  const listed = (rows: readonly SourceRow[]) =>
    new Map(rows.filter(({ kind }) => kind !== 'sale').map((row) => [nameOf(row), cleanRow(row).text]));
  const [was, is] = [listed(before), listed(now)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ was: was.get(name) ?? null, is: is.get(name) ?? null }))
    .filter((change) => change.was !== change.is);
}

async function hashOf(rows: readonly SourceRow[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(rows.map(({ kind, id, text }) => [kind, id, text])));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
