import { isRecord, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { readArea, toArea, type Area } from '../texts/read-area.ts';

/** The size of a thing that has a record of its own: `land: { surface: 800 }`, `land: { displayValue: '800', sizeUnit: … }`. */
export function sizeIn(value: unknown): Area | null {
  if (!isRecord(value)) return null;
  const unit = textAt(value, 'sizeUnit', 'displayValue') ?? textAt(value, 'unit');
  const shown = textAt(value, 'displayValue');
  return (
    areaIn(value.surface ?? value.size ?? value.area, value) ??
    (shown === null || unit === null ? null : readArea(`${shown} ${unit}`))
  );
}

/** "livingAreaUnit": members that name the unit of the floor beside it. */
function unitNames(owner: JsonRecord): string[] {
  return Object.keys(owner)
    .slice(0, 400)
    .filter(
      (name) =>
        name.length < 40 && /^(?!.*(?:lot|plot|land)).*(?:area|size|living|floor)\w*units?$/i.test(name),
    );
}

/** A size in the unit that it or its owner names, else in the usual one. */
export function areaIn(value: unknown, owner: JsonRecord, usual: 'm2' | 'sqft' = 'm2'): Area | null {
  const named = ['areaUnit', 'area_unit', ...unitNames(owner)].map((name) => textAt(owner, name) ?? '');
  const unit = `${textAt(value, 'unit') ?? ''} ${named.join(' ')} ${Object.keys(owner).some((name) => /sq_?ft|square_?feet/i.test(name)) ? 'sqft' : ''}`;
  const size = positiveAt(value) ?? positiveAt(value, 'value');
  const stated = /ft|feet/i.test(unit) ? 'sqft' : /m²|m2|sqm|met(?:er|re)/i.test(unit) ? 'm2' : usual;
  return size === null ? readArea(cleanLine(value)) : toArea(size, stated);
}
