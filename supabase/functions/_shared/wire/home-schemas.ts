import { z } from 'zod';
import { HOME_FIELDS, type HomeNumberKey, type HomeTextKey } from '../domain/home-fields.ts';

/** A text of a home as a form sends it, within the limit of its field. */
export const homeText = (key: HomeTextKey) => z.string().trim().max(HOME_FIELDS[key].most);

/** A text as it is kept while somebody is still writing: as long as one that is stored. */
export const draftText = (key: HomeTextKey) => z.string().max(HOME_FIELDS[key].most);

/** A number of a home within the limits of its field. */
export function homeNumber(key: HomeNumberKey) {
  const { least, most, isWhole } = HOME_FIELDS[key];
  const within = z.number().min(least).max(most);
  return isWhole ? within.refine(Number.isInteger) : within;
}

/** What a home has to offer, text by text. */
export const homeFeatures = z
  .array(z.string().trim().min(1).max(HOME_FIELDS.features.most))
  .max(HOME_FIELDS.features.mostTexts);
