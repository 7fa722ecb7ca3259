import { z } from 'zod';
import { checkedLink } from '../domain/site/checked-link.ts';
import { readTarget, writeTarget } from '../domain/site/link-target.ts';
import type { PartKind } from '../domain/site/page-kinds.ts';
import { cleanRichText, type RichText } from '../domain/site/rich-text.ts';
import { id } from './fields.ts';
import { photoFiles } from './photos.ts';

/** What a field is edited with. The form of a part is made from its schema alone. */
export type FieldControl =
  | 'line'
  | 'words'
  | 'rich'
  | 'picture'
  | 'link'
  | 'target'
  | 'slug'
  | 'items'
  | 'ids'
  | 'switch'
  | 'side'
  | 'game'
  | 'area'
  | 'number';

const as = <Schema extends z.ZodType>(control: FieldControl, schema: Schema): Schema =>
  schema.meta({ control });

/** Letters that a browser shows as nothing, or that turn what stands beside them, are in no text. */
const plain = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // oxlint-disable-next-line no-control-regex -- those are the ones that are refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u);

const line = (max: number) => as('line', plain(max));
const words = (max: number) => as('words', plain(max));
const rich = as(
  'rich',
  z.unknown().transform((value, context): RichText => {
    const text = cleanRichText(value);
    if (text !== null) return text;
    context.addIssue({ code: 'custom', message: 'The text is too long, too deep, or no text at all.' });
    return z.NEVER;
  }),
);
const link = as(
  'link',
  z.string().transform((value, context): string => {
    const checked = value.trim() === '' ? '' : checkedLink(value);
    if (checked !== null) return checked;
    context.addIssue({ code: 'custom', message: 'The link leads nowhere that a page may lead to.' });
    return z.NEVER;
  }),
);
const target = as(
  'target',
  z.string().transform((value, context): string => {
    const read = readTarget(value.trim());
    if (read !== null) return writeTarget(read);
    context.addIssue({ code: 'custom', message: 'The link leads nowhere that a menu may lead to.' });
    return z.NEVER;
  }),
);
const picture = as('picture', photoFiles.nullable());
const slug = as(
  'slug',
  z
    .string()
    .min(2)
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
);
const items = <Shape extends z.ZodRawShape>(shape: Shape) => as('items', z.array(z.object(shape)).max(20));
const ids = as('ids', z.array(id).max(100));
const title = line(120);
const lead = words(600);
const visible = as('switch', z.boolean());

/** Fields of something: those with a text for each language, and those that are the same in all of them. */
export interface FieldsOf {
  readonly texts: z.ZodObject;
  readonly settings: z.ZodObject;
}

function part<Texts extends z.ZodRawShape, Settings extends z.ZodRawShape>(texts: Texts, settings: Settings) {
  return { texts: z.object(texts), settings: z.object({ ...settings, visible }) };
}

/** What each kind of part says. */
export const SITE_PARTS = {
  hero: part({ title, lead, button: line(40), alt: line(200) }, { photo: picture, link }),
  text: part({ title, body: rich }, {}),
  image: part(
    { title, body: rich, alt: line(200) },
    { photo: picture, side: as('side', z.enum(['start', 'end'])) },
  ),
  services: part({ title, lead, items: items({ title: line(80), text: words(400) }) }, {}),
  homes: part(
    { title, lead },
    {
      game: as(
        'game',
        z
          .string()
          .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
          .max(60),
      ),
      count: as('number', z.number().int().min(1).max(12)),
    },
  ),
  games: part({ title, lead }, { count: as('number', z.number().int().min(1).max(12)) }),
  neighbourhood: part({ title, body: rich }, { area: as('area', z.union([id, z.literal('')])) }),
  team: part({ title, lead, items: items({ name: line(80), role: line(80), text: words(400) }) }, {}),
  testimonial: part({ quote: words(800), name: line(80), role: line(80) }, { consent: line(200) }),
  form: part({ title, lead, button: line(40) }, {}),
  map: part(
    { title, lead },
    {
      latitude: as('number', z.number().min(-85).max(85)),
      longitude: as('number', z.number().min(-180).max(180)),
    },
  ),
  faq: part({ title, items: items({ question: line(200), answer: words(1_500) }) }, {}),
  action: part({ title, lead, button: line(40) }, { link }),
} as const satisfies Readonly<Record<PartKind, FieldsOf>>;

/** Everything that has fields, by what it is called in a change. */
export const SITE_FIELDS: Readonly<Record<string, FieldsOf>> = {
  site: { texts: z.object({ footer: rich }), settings: z.object({ top: ids, bottom: ids, social: visible }) },
  page: { texts: z.object({ title, slug, description: line(300) }), settings: z.object({ order: ids }) },
  link: { texts: z.object({ title: line(60) }), settings: z.object({ target, visible, order: ids }) },
  ...Object.fromEntries(Object.entries(SITE_PARTS).map(([kind, fields]) => [`part.${kind}`, fields])),
};

/** What a field is edited with. */
export function controlOf(schema: z.ZodType): FieldControl {
  const control = schema.meta()?.['control'];
  return typeof control === 'string' ? (control as FieldControl) : 'line';
}
