import type { ListingEvaluation, ReferencePage, ReferenceProperty } from '#wire/evaluations.ts';
import type { HomeQuestion, SettledValues, ValuationAccuracy, ValueHomeAnswer } from '#wire/valuations.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { typesOf, type ReferenceFilters } from './reference-filters.ts';

/** A page of sold homes that serve as yardsticks. */
export function readReferences(filters: ReferenceFilters, after: string | null): Promise<ReferencePage> {
  return callRpc('list_reference_properties', {
    area: filters.area === '' ? null : filters.area,
    types: typesOf(filters),
    after,
  });
}

export function readReference(id: string): Promise<ReferenceProperty> {
  return callRpc('reference_property', { id });
}

/** What a yardstick would fetch, worked out from the sales around it. */
export async function valueReference(referenceId: string): Promise<ValueHomeAnswer> {
  return (await callFunction('value-home', { referenceId })).body;
}

/** What a home that somebody described would fetch. */
export async function valueQuestion(question: HomeQuestion): Promise<ValueHomeAnswer> {
  return (await callFunction('value-home', question)).body;
}

export function readAccuracy(): Promise<ValuationAccuracy> {
  return callRpc('valuation_accuracy', {});
}

export function readSettledValues(): Promise<SettledValues> {
  return callRpc('settled_values', {});
}

/** @param token of the report's link; null for the home's own people */
export function readEvaluation(listingId: string, token: string | null): Promise<ListingEvaluation> {
  return callRpc('listing_evaluation', { listingId, token });
}

export async function valueListing(listingId: string, token: string | null): Promise<ValueHomeAnswer> {
  return (await callFunction('value-home', { listingId, token })).body;
}
