import { unpackModel } from '../_shared/domain/valuation/pack-model.ts';
import type { ValuationModel } from '../_shared/domain/valuation/valuation-model.ts';

/** The models that this instance has read: they are large, and never change. */
export interface ModelShelf {
  readonly known: () => string[];
  /** @param parameters the packed model; null where the shelf has it */
  readonly take: (id: string, parameters: string | null) => ValuationModel | null;
}

/** A few megabytes each, of the platform's 256. */
const MOST_MODELS = 5;

/** Keeps the models that were used last. */
export function createModelShelf(): ModelShelf {
  const models = new Map<string, ValuationModel>();
  return {
    known: () => [...models.keys()],
    take: (id, parameters) => {
      const model = models.get(id) ?? (parameters === null ? null : unpackModel(parameters));
      if (!model) return null;
      models.delete(id);
      models.set(id, model);
      const [oldest] = models.keys();
      if (models.size > MOST_MODELS && oldest !== undefined) models.delete(oldest);
      return model;
    },
  };
}
