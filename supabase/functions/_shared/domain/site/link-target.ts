import { checkedLink } from './checked-link.ts';

/** What a link of the navigation leads to: a page of the agency, a game, a neighbourhood, a way of the site, or a group of links. */
export const TARGET_KINDS = ['page', 'game', 'area', 'way', 'outside', 'group'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export interface LinkTarget {
  readonly kind: TargetKind;
  /** a page's or neighbourhood's id, a game's slug, a path, an address */
  readonly value: string;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const GAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A target as it is kept (`page:ID`, `game:SLUG`, `/games`, `https://…`); null where it is none. */
export function readTarget(text: string): LinkTarget | null {
  const [, kind, value] = /^(page|game|area):(.{1,80})$/.exec(text) ?? [];
  if (kind !== undefined && value !== undefined) {
    const isThere = kind === 'game' ? GAME.test(value) : ID.test(value);
    return isThere ? { kind: kind as TargetKind, value } : null;
  }
  if (text === 'group') return { kind: 'group', value: '' };
  const link = checkedLink(text);
  if (link === null) return null;
  return { kind: link.startsWith('/') ? 'way' : 'outside', value: link };
}

/** How a target is kept. */
export function writeTarget({ kind, value }: LinkTarget): string {
  if (kind === 'group') return 'group';
  return kind === 'page' || kind === 'game' || kind === 'area' ? `${kind}:${value}` : value;
}
