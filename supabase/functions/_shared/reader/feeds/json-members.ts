import { saysField } from '../layers/member-meaning.ts';
import type { MemberField } from '../layers/member-names.ts';
import type { TableField } from './table-fields.ts';

/** Fields that members of any language's data may say, where no column's name does. */
const ALSO_CALLED: readonly (readonly [TableField, MemberField])[] = [
  ['price', 'price'],
  ['bedrooms', 'bedrooms'],
  ['bathrooms', 'bathrooms'],
  ['area', 'area'],
  ['plot', 'plot'],
  ['yearBuilt', 'year'],
  ['propertyType', 'type'],
  ['address', 'address'],
  ['town', 'town'],
  ['postcode', 'postcode'],
  ['region', 'region'],
];

/** Names that are remembered: the records of a feed all have the same. */
const MAX_NAMES = 5_000;
const said = new Map<string, readonly TableField[]>();

/** The fields that a member of this plain name says. */
export function fieldsSaid(name: string): readonly TableField[] {
  const known = said.get(name);
  if (known !== undefined) return known;
  const fields = ALSO_CALLED.filter(([, member]) => saysField(name, member)).map(([field]) => field);
  if (said.size >= MAX_NAMES) said.clear();
  said.set(name, fields);
  return fields;
}
