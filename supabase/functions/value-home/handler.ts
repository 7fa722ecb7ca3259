import type { z } from 'zod';
import { dayOf } from '../_shared/domain/valuation/register-sale.ts';
import { dayToValue, reportValue } from '../_shared/domain/valuation/report-value.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import { valueHomeAnswer, type valueHomeRequest } from '../_shared/wire/valuations.ts';
import type { ModelShelf } from './model-shelf.ts';

type Input = z.output<typeof valueHomeRequest>;

/** Valuing takes a few milliseconds of the server's time; a person asks a few times a minute. */
const ASKED_PER_MINUTE = 60;

/**
 * Values a home by the newest model of its market and the sales around it. What was answered is kept: the same question
 * to the same model has the same answer for ever.
 */
export function valueHome(shelf: ModelShelf): Handler<Input> {
  return async (input, { caller, database }) => {
    const wait = await database.call('take_rate_limit', {
      subject: `value-home:${caller.address}`,
      maxHits: ASKED_PER_MINUTE,
    });
    if (wait !== null)
      throw new Refusal('rate_limited', 'That were too many questions in one minute. Wait a moment.', {
        retryAfterSeconds: wait,
      });
    const context = await readContext(input, shelf, database);
    const model = shelf.take(context.model.id, context.model.parameters);
    if (!model) throw new Unavailable('the model went from the shelf');
    const day = dayToValue(model, dayOf(input.on ?? context.today));
    const { house: _house, on: _on, country: _country, ...said } = input;
    const { smallArea, latitude, longitude, sales } = context;
    const home = { ...said, smallArea, latitude, longitude };
    const asked = { ...input, latitude, longitude, on: day };
    const print = await printOf([asked, sales.map(({ id }) => id)]);
    const { comparables, ...report } = reportValue(model, context.model, home, day, sales);
    const { id: modelId, version, hasPrior, isSample, medianBias, judged, firstOn } = context.model;
    const answer = {
      ...report,
      currency: context.model.currency,
      level: 0.8,
      dataUntil: context.model.lastOn,
      model: {
        id: modelId,
        version,
        countryCode: input.country,
        market: context.market,
        sales: context.model.sales,
        firstOn,
        hasPrior,
        isSample,
        medianBias,
        judged,
      },
      // A sale's id is nobody's business: its page is found by those who may see it.
      comparables: comparables.map(({ id: _id, ...comparable }) => comparable),
    };
    const kept = await database.call('keep_valuation', { modelId, print, asked, answer });
    return { status: 200, body: valueHomeAnswer.parse({ ...kept.answer, id: kept.id }) };
  };
}

async function readContext(input: Input, shelf: ModelShelf, database: HandlerContext['database']) {
  const context = await database.call('valuation_context', {
    countryCode: input.country,
    postcode: input.postcode ?? null,
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    addressLine: input.house ?? null,
    knownModelIds: shelf.known(),
  });
  switch (context.lacks) {
    case 'place':
      throw new Refusal(
        'not_enough_sales',
        'Nobody knows where this postcode is, and no sale of it is known. Try one near it, or say the position.',
      );
    case 'sales':
      throw new Refusal(
        'not_enough_sales',
        `A value needs 30 known sales around a home; here are ${String(context.sales ?? 'fewer')}.`,
      );
    case 'learning':
      throw new Refusal(
        'not_enough_sales',
        'A home near this one is being guessed in a game. Its market is being learned again without that home: ask later.',
      );
    case null:
      return context;
  }
}

/** A hash of what an answer follows from. */
async function printOf(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

