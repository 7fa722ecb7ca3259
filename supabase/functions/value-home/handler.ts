import type { z } from 'zod';
import { dayOf, homeKeyOf } from '../_shared/domain/valuation/register-sale.ts';
import { dayToValue, movePrice, reportValue } from '../_shared/domain/valuation/report-value.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import { valueHomeAnswer, type valueHomeRequest } from '../_shared/wire/valuations.ts';
import type { ModelShelf } from './model-shelf.ts';
import type { Api } from './read-dossier-home.ts';
import { readSubject, type Subject } from './read-subject.ts';

type Input = z.output<typeof valueHomeRequest>;

/** A person asks a few times a minute; many may share an address. Beyond this it costs the server more than a tenth of it. */
const ASKED_PER_MINUTE = 300;

/**
 * Values a home by the newest model of its market and the sales around it. What was answered is kept: the same question
 * to the same model has the same answer for ever.
 */
export function valueHome(shelf: ModelShelf, api: Api): Handler<Input> {
  return async (input, { caller, authorization, database }) => {
    const wait = await database.call('take_rate_limit', {
      subject: `value-home:${caller.address}`,
      maxHits: ASKED_PER_MINUTE,
    });
    if (wait !== null)
      throw new Refusal('rate_limited', 'That were too many questions in one minute. Wait a moment.', {
        retryAfterSeconds: wait,
      });
    const subject = await readSubject(input, { caller, authorization, database, api });
    const context = await readContext(subject, shelf, database);
    const model = shelf.take(context.model.id, context.model.parameters);
    if (!model) throw new Unavailable('the model went from the shelf');
    const day = dayToValue(model, dayOf(subject.on ?? context.today));
    const { smallArea, latitude, longitude } = context;
    const home = { ...subject.home, smallArea: subject.home.smallArea ?? smallArea, latitude, longitude };
    const { ownSale } = subject;
    const ownKey = ownSale && homeKeyOf(ownSale);
    const sales = context.sales.map((sale) => ({
      ...sale,
      isOwn: sale.isOwn || sale.id === ownSale?.id || homeKeyOf(sale) === ownKey,
    }));
    const asked = { ...home, country: subject.country, house: subject.addressLine, on: day };
    const own = ownSale?.id ?? subject.listingId;
    const print = await printOf([inOrder(asked), own, sales.map(({ id, isOwn }) => [id, isOwn])]);
    const { comparables, ...report } = reportValue(model, context.model, home, day, sales);
    const { id: modelId, version, hasPrior, isSample, medianBias, judged, firstOn } = context.model;
    const answer = {
      ...report,
      currency: context.model.currency,
      level: 0.8,
      dataUntil: context.model.lastOn,
      movedMinor: ownSale && movePrice(model, ownSale.priceMinor, dayOf(ownSale.soldOn), day),
      model: {
        id: modelId,
        version,
        countryCode: subject.country,
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
    const { listingId, tellsPlace } = subject;
    const kept = await database.call('keep_valuation', { modelId, print, asked, answer, listingId });
    return {
      status: 200,
      body: valueHomeAnswer.parse({
        ...kept.answer,
        id: kept.id,
        ...(tellsPlace ? {} : { comparables: [] }),
      }),
    };
  };
}

async function readContext(
  { country, home, addressLine }: Subject,
  shelf: ModelShelf,
  database: HandlerContext['database'],
) {
  const context = await database.call('valuation_context', {
    countryCode: country,
    postcode: home.postcode ?? null,
    latitude: home.latitude,
    longitude: home.longitude,
    addressLine,
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

/** What was said, so that the same words in another order are the same question. */
function inOrder(asked: object): readonly (readonly [string, unknown])[] {
  return Object.entries(asked)
    .filter(([, value]) => value != null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A hash of what an answer follows from. */
async function printOf(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
