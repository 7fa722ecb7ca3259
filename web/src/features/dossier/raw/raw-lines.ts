import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { hunterAreas } from '#domain/dossier/match/hunter-areas.ts';
import { hunterWishes } from '#domain/dossier/match/hunter-wishes.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatDate, formatShare, formatTime } from '#lib/format.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { factName, sayWish } from '#kit/dossiers/say-fact.ts';
import { areaName } from '../profile/area-name.ts';
import { incomeWords } from '../profile/income-bands.ts';
import { sayWeight } from '../profile/say-weight.ts';
import { wordOfRoom } from '../notes/rooms.ts';
import { tagsBesideStars } from '../viewing/room-rating.ts';
import type { Whole, WholeTable } from './read-whole.ts';

export type RawRow = Whole[WholeTable][number];

/** A line of the plain sheet: what is said, and below it who said so, when, and where it belongs. */
interface RawLine {
  readonly text: string;
  readonly about: string;
}

interface RawPart {
  readonly table: WholeTable;
  readonly lines: (row: RawRow, whole: Whole) => readonly RawLine[];
}

/** The parts of the sheet below the homes, in their order. */
export const RAW_PARTS: readonly RawPart[] = [
  { table: 'hunter_profiles', lines: (row) => profileLines(row).map((said) => line(said)) },
  { table: 'assets_comparisons', lines: comparisonLines },
  {
    table: 'dossier_notes',
    lines: (row, whole) => [
      line(text(row['body']), [
        ...writtenBy(row, whole),
        wordOfRoom(text(row['room'])),
        ...tagsBesideStars({ tags: list(row['tags']) }).map((tag) => `#${tag}`),
        row['isPrivate'] === true ? t('dossier.raw.private') : '',
      ]),
    ],
  },
  {
    table: 'dossier_queries',
    lines: (row, whole) => [
      line(together([text(row['question']), text(row['answer'])], ' — '), [
        word('dossierNotes.asked', row['askedOf']),
        word('dossier.raw.query', row['state']),
        ...writtenBy(row, whole),
      ]),
    ],
  },
  {
    table: 'dossier_points',
    lines: (row, whole) => [
      line(`${row['side'] === 'pro' ? '+' : '−'} ${text(row['body'])}`, [
        homeOf(row['assetId'], whole),
        ...votesOf(row, whole),
      ]),
    ],
  },
  {
    table: 'dossier_tasks',
    lines: (row, whole) => [
      line(together([text(row['title']), text(row['details'])], '\n'), [
        word('dossierNotes.task.is', row['status']),
        day(row['dueOn']),
        personOf(row['assigneeId'], whole),
        homeOf(row['assetId'], whole),
      ]),
    ],
  },
  {
    table: 'dossier_events',
    lines: (row) => [
      line(together([text(row['title']), text(row['details'])], '\n'), [
        row['isAllDay'] === true ? day(text(row['startsAt']).slice(0, 10)) : moment(row['startsAt']),
        text(row['place']),
      ]),
    ],
  },
  { table: 'dossier_offers', lines: offerLines },
];

/** Parts of a line, those that say something, one after the other. */
function together(parts: readonly string[], by = ' · '): string {
  return parts.filter((part) => part !== '').join(by);
}

function line(said: string, about: readonly string[] = []): RawLine {
  return { text: said, about: together(about) };
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];
}

/** What something is called and what it is; nothing where nothing was said. */
function named(name: string, value: string): string {
  return value === '' ? '' : `${name}: ${value}`;
}

/** A word of the table in the reader's language, or as it is kept. */
export function word(prefix: string, value: unknown): string {
  const key = `${prefix}.${text(value)}`;
  return isMessageKey(key) ? t(key) : text(value);
}

function day(value: unknown): string {
  return text(value) === '' ? '' : formatDate(text(value));
}

function moment(value: unknown): string {
  return text(value) === '' ? '' : formatTime(text(value));
}

function money(value: unknown, currency: unknown): string {
  return typeof value === 'number' ? formatMoney(value, text(currency) || 'GBP', locale()) : '';
}

/** Somebody of the dossier by their name; nobody is no name, whoever left is told as such. */
function personOf(id: unknown, whole: Whole): string {
  if (typeof id !== 'string') return '';
  const person = whole.dossier_people.find(({ userId }) => userId === id);
  return person ? text(person['name']) : t('dossierNotes.somebodyGone');
}

function writtenBy(row: RawRow, whole: Whole): string[] {
  return [
    row['authorId'] === null ? t('dossierNotes.somebodyGone') : personOf(row['authorId'], whole),
    moment(row['createdAt']),
    homeOf(row['assetId'], whole),
  ];
}

function homeOf(id: unknown, whole: Whole): string {
  return text(whole.dossier_assets.find((home) => home['id'] === id)?.['title']);
}

function votesOf(row: RawRow, whole: Whole): string[] {
  return whole.dossier_point_votes
    .filter(({ pointId }) => pointId === row['id'])
    .map(({ userId, weight }) => `${personOf(userId, whole)}: ${weight === 1 ? '+1' : '−1'}`);
}

function profileLines(row: RawRow): string[] {
  const currency = text(row['currency']) || 'GBP';
  const weights = row['weights'];
  const wishes = hunterWishes({
    ...{ currency, budgetMinor: null, wishes: Array.isArray(row['wishes']) ? row['wishes'] : [] },
    weights: typeof weights === 'object' && weights !== null ? { ...weights } : {},
  });
  const rate = row['rateBp'];
  return [
    named(t('dossierProfile.budget'), money(row['budgetMinor'], currency)),
    named(t('dossierProfile.deposit'), money(row['depositMinor'], currency)),
    named(t('dossierProfile.rate'), typeof rate === 'number' ? formatShare(rate / 10_000, 2) : ''),
    named(t('dossierProfile.income'), incomeWords(text(row['incomeBand']), currency) ?? ''),
    named(t('dossierProfile.moveBy'), day(row['moveByOn'])),
    named(t('dossierProfile.areas'), hunterAreas(row['areas']).map(areaName).join(', ')),
    ...wishes.map((wish) =>
      together([
        sayWish(wish, currency),
        sayWeight(wish.weight),
        wish.isMust ? t('dossierProfile.must') : '',
      ]),
    ),
    named(t('dossierProfile.mustHaves'), list(row['mustHaves']).join('; ')),
    named(t('dossierProfile.dealBreakers'), list(row['dealBreakers']).join('; ')),
  ];
}

/** Two homes beside each other, and how each who judged them decided. */
function comparisonLines(row: RawRow, whole: Whole): RawLine[] {
  const titles = { one: homeOf(row['oneId'], whole), other: homeOf(row['otherId'], whole) };
  const sayWinner = (winner: unknown) =>
    winner === 'one' || winner === 'other' ? titles[winner] : t('dossierCompare.neither');
  const verdicts = whole.comparison_verdicts.filter(({ comparisonId }) => comparisonId === row['id']);
  return [
    line(`${titles.one} – ${titles.other}`),
    ...verdicts.map(({ name, winner, parts, reason, givenAt }) =>
      line(
        together(
          [
            `${text(name) || t('dossierNotes.somebodyGone')}: ${t('dossierCompare.winner', { home: sayWinner(winner) })}`,
            together(
              Object.entries((parts ?? {}) as Record<string, unknown>).map(
                ([part, better]) => `${word('dossierGuide.part', part)}: ${sayWinner(better)}`,
              ),
            ),
            text(reason),
          ],
          '\n',
        ),
        [moment(givenAt)],
      ),
    ),
  ];
}

function offerLines(row: RawRow, whole: Whole): RawLine[] {
  const { currency } = row;
  return [
    line(
      together(
        [
          together([money(row['amountMinor'], currency), word('dossierCompare.offer.is', row['state'])]),
          named(t('dossierCompare.offer.conditions'), text(row['conditions'])),
          named(
            t('dossierCompare.offer.reply'),
            together([money(row['replyMinor'], currency), text(row['reply'])]),
          ),
          named(t('dossierCompare.offer.chain'), text(row['chain'])),
        ],
        '\n',
      ),
      [homeOf(row['assetId'], whole), day(row['madeOn'])],
    ),
  ];
}

/** The name of a fact, as far as there is one for it. */
export function rawFactName(name: string): string {
  const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
  return fact ? factName(fact) : word('dossier.fact', name);
}
