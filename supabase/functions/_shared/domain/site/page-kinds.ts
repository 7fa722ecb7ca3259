/** The pages that every agency has, in this order, each with the address that it has unless its people choose another. */
export const NAMED_PAGES = [
  'home',
  'sell',
  'about-us',
  'contact-us',
  'legal-notice',
  'privacy-policy',
] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/** A page of one of these names, or one of the agency's own. */
export const PAGE_KINDS = [...NAMED_PAGES, 'own'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What a page is made of. */
export const PART_KINDS = [
  'hero',
  'text',
  'image',
  'services',
  'homes',
  'games',
  'neighbourhood',
  'team',
  'testimonial',
  'form',
  'map',
  'faq',
  'action',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Where links of the navigation stand. */
export const LINK_PLACES = ['top', 'footer'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

/** Addresses below `/i/` that are the product's own pages. */
export const OWN_SLUGS: readonly string[] = ['about', 'terms'];

/** As many parts a page has, links a place and pages an agency, at most. */
export const MOST_PARTS = 40;
export const MOST_LINKS = 40;
export const MOST_PAGES = 100;

/** The field of a row that says in which order the rows below it stand. */
export const ORDER_FIELD = 'order';
/** What is the same in every language has no locale. */
export const EVERY_LOCALE = '';
