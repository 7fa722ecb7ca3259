import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { DossierFeed } from '#wire/dossier-feeds.ts';
import { examples } from '#wire/examples.ts';
import { dossierFeed } from './dossier-feed.ts';

const origin = 'https://game.example';
const read = (feed: DossierFeed | null | undefined) =>
  dossierFeed({ token: 't', origin, reader: { readDossierFeed: () => Promise.resolve(feed) } });

/** As another library reads it. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('dossierFeed()', () => {
  it('is a calendar that another library reads', async () => {
    const feed = examples.dossier_feed;
    const [viewing, due] = eventsIn((await read(feed)) ?? '');
    expect(viewing?.summary).toBe('ΠΡΩΤΗ ΕΠΙΣΚΕΨΗ');
    expect(viewing?.location).toBe('ΟΔΟΣ 1');
    expect(viewing?.startDate.toJSDate().toISOString()).toBe('2026-12-01T09:30:00.000Z');
    expect(viewing?.sequence).toBe(2);
    expect(viewing?.component.getFirstPropertyValue('url')).toBe(
      `${origin}/dossiers/${feed.dossierId}/calendar`,
    );
    expect([due?.summary, due?.startDate.isDate, String(due?.startDate)]).toEqual([
      'ΤΡΑΠΕΖΑ',
      true,
      '2026-12-02',
    ]);
  });

  it('lets no title break out of its line', async () => {
    const [event] = examples.dossier_feed.events;
    if (!event) throw new Error('The example has an appointment.');
    const title = 'Tea\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Mine; yours, ours\\';
    const events = eventsIn(
      (await read({ ...examples.dossier_feed, events: [{ ...event, title }], tasks: [] })) ?? '',
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(title.replaceAll('\r\n', '\n'));
  });

  it('says nothing where there is none, and where nobody knows', async () => {
    expect(await read(null)).toBeNull();
    expect(await read(undefined)).toBeUndefined();
  });
});
