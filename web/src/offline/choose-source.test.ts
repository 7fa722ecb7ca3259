import { describe, expect, it } from 'vitest';
import { chooseSource, isAway, patienceMs } from './choose-source.ts';

const SITE = 'https://star.example.com';
const KEPT = ['/assets/entry-abc.css', '/assets/offline-abc.js'];

const asked = (path: string, more: Partial<Parameters<typeof chooseSource>[0]> = {}) => ({
  url: new URL(path, SITE).href,
  method: 'GET',
  mode: 'cors' as RequestMode,
  destination: '' as RequestDestination,
  ...more,
});
const page = { mode: 'navigate', destination: 'document' } as const;

describe('chooseSource()', () => {
  it.each([
    ['a page', asked('/game/uk-homes?session=1', page), 'shell'],
    ['a file of the calm page', asked('/assets/entry-abc.css', { destination: 'style' }), 'cache'],
    ['a file of another release', asked('/assets/entry-old.css', { destination: 'style' }), 'network'],
    ['a script that comes later', asked('/assets/guess-page-1.js', { destination: 'script' }), 'network'],
    ['texts', asked('/assets/texts-1/shell/es.json'), 'dossier'],
    ['a content page', asked('/assets/pages-1_-/en-GB/play/now.json'), 'pages'],
    ['what is searched', asked('/assets/pages-1/search/es.names.json'), 'pages'],
    ['a content page elsewhere', asked('https://api.example.com/assets/pages-1/en-GB/play.json'), 'network'],
    ['a script of a dossier', asked('/assets/dossier-1.js', { destination: 'script' }), 'dossier'],
    ['the calm page asking for itself', asked('/offline.html', { method: 'HEAD' }), 'network'],
    ['a round', asked('https://api.example.com/rest/v1/rpc/open_round', { method: 'POST' }), 'network'],
    ['a round on the same host', asked('/rest/v1/rpc/open_round', { method: 'POST' }), 'network'],
    ['a read on the same host', asked('/rest/v1/rpc/run_state'), 'network'],
    ['a photo', asked('/storage/v1/object/public/a/480.webp', { destination: 'image' }), 'network'],
    ['a share image', asked('/functions/v1/share-image', { destination: 'image' }), 'network'],
    ['a form that is sent', asked('/login', { ...page, method: 'POST' }), 'network'],
    ['a framed page', asked('/embed/x', { mode: 'navigate', destination: 'iframe' }), 'network'],
    ['a page of another brand', asked('https://other.example.com/', page), 'network'],
    ['a kept name elsewhere', asked('https://api.example.com/assets/entry-abc.css'), 'network'],
  ])('%s comes from %3$s', (_, request, source) => {
    expect(chooseSource(request, SITE, KEPT, ['/assets/dossier-1.js'])).toBe(source);
  });
});

describe('patienceMs()', () => {
  it('doubles with each silence and has an end', () => {
    expect([0, 1, 2].map(patienceMs)).toEqual([5000, 10_000, 20_000]);
    expect(patienceMs(60)).toBe(60_000);
  });
});

describe('isAway()', () => {
  it('is a proxy without its server, and no page that says what is wrong', () => {
    expect([502, 503, 504].every((status) => isAway({ status }))).toBe(true);
    expect([200, 302, 404, 500].some((status) => isAway({ status }))).toBe(false);
  });
});
