import { describe, expect, it } from 'vitest';
import type { Hunt } from './hunt.ts';
import { sightingOf, type Answer } from './questions/question.ts';
import { headersOf } from './stage/call-api.ts';
import { guessMinor, nobody, startRun } from './stage/play.ts';
import { backstageOf } from './stage/stage.ts';

/** The other side of the hunt: who may know a price is told it, and the search would have found it there. */
export function describeWhatIsTold(huntOf: () => Hunt): void {
  describe('prices are told', () => describeTold(huntOf));
  describe('prices are not told', () => describeNotTold(huntOf));
}

/** What a spy was answered about a subject. */
function answersIn({ stage, answers }: Hunt, spyName: string, subject: string): Answer[] {
  const spy = stage.spies.find(({ name }) => name === spyName);
  return (spy && answers.get(spy)?.filter(({ question }) => question.subject === subject)) ?? [];
}

function describeTold(huntOf: () => Hunt): void {
  it.each([
    ['host with a draft alone', 'function read_draft', ['minor units', 'thousands separators']],
    ['guest in the run', 'function read_comments', ['integer', 'thousands separators', 'k']],
    ['guest in the run', 'edge submit-guess', ['minor units', 'salt']],
    ['viewer of a spoiler', 'function session_results', ['minor units']],
    ['client with a report code', 'function client_report', ['minor units']],
    ['player of two games', 'function run_state', ['minor units', 'salt']],
    ['host of a game of samples', 'function own_listings', ['minor units', 'address']],
    ['manager of a game with the homes of others', 'function manage_listing', ['minor units', 'source']],
  ])('to the %s by %s', (spyName, subject, kinds) => {
    // As if nobody knew anything: everything that the search can find.
    const found = huntOf()
      .findings(answersIn(huntOf(), spyName, subject).map(sightingOf))
      .join('\n');
    for (const kind of kinds) expect(found).toMatch(new RegExp(`\\| (?:\\d+ as )?${kind}\\b`));
  });
}

function describeNotTold(huntOf: () => Hunt): void {
  const answersOf = (spyName: string, subject: string) => answersIn(huntOf(), spyName, subject);

  it('comments under homes that are not guessed are out of reach, all in the same words', () => {
    const [spy] = huntOf().stage.spies.filter(({ name }) => name === 'guest in the run');
    const open = spy?.runs[0]?.open.map(({ gameListingId }) => gameListingId) ?? [];
    const refused = answersOf('guest in the run', 'function read_comments').filter(({ question }) =>
      open.some((home) => question.where.includes(home)),
    );
    expect(refused.length).toBeGreaterThan(3);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
  });

  it('amounts out of the market are refused alike for every home', () => {
    const refused = answersOf('player', 'edge submit-guess').filter(({ question }) =>
      /"amountMinor":(?:1|99999|50000000001|1000000000000)[,}]/.test(question.where),
    );
    expect(refused.length).toBe(8);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
    const words = new Set(refused.map(({ body }) => body.replace(/"requestId": ?"[^"]*"/, '')));
    // Two sentences: out of the market's range, and over what any home costs.
    expect(words.size).toBeLessThanOrEqual(2);
  });

  it('a token whose runs were claimed opens nothing any more', () => {
    for (const subject of ['function run_state', 'function open_round', 'edge start-run']) {
      // A brand that has no such game says so to everybody.
      const asked = answersOf('holder of a claimed token', subject).filter(
        ({ question }) => !question.where.includes('"brand":"star"'),
      );
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.map(({ status }) => [subject, status])).toEqual(asked.map(() => [subject, 403]));
      expect(asked.filter(({ body }) => !body.includes('not_your_run'))).toEqual([]);
    }
  });

  it('guesses on the home of somebody else are not sorted by what tells its price', () => {
    const spyName = 'manager of a game with the homes of others';
    const sorted = answersOf(spyName, 'function manage_guesses').filter(
      ({ question }) =>
        /"sort":"(?:amount|error|score)"/.test(question.where) &&
        backstageOf(huntOf().stage).again.homes.some(({ gameListingId }) =>
          question.where.includes(gameListingId),
        ),
    );
    expect(sorted.length).toBeGreaterThan(11);
    expect(sorted.map(({ status }) => status)).toEqual(sorted.map(() => 403));
    expect(sorted.filter(({ body }) => !body.includes('home_not_yours'))).toEqual([]);
  });

  it('a feed of another agency is refused like one that is not there', () => {
    const { readId, spareId } = backstageOf(huntOf().stage).feeds;
    for (const name of [
      'import_source_history',
      'offer_feed_to_hunters',
      'remove_import_source',
      'set_import_source_state',
    ]) {
      const refused = answersOf('admin of another agency', `function ${name}`);
      expect(
        refused.some(({ question }) => [readId, spareId].some((id) => question.where.includes(id))),
      ).toBe(true);
      expect(refused.map(({ status }) => [name, status])).toEqual(refused.map(() => [name, 404]));
      const words = refused.map(({ body }) => body.replace(/"request_?[iI]d": ?"[^"]*"/, ''));
      expect(new Set(words).size).toBe(1);
    }
  });

  it('a guess against the clock is refused before its round is opened', async () => {
    const { address } = huntOf().stage;
    const { timed } = backstageOf(huntOf().stage);
    const run = await startRun(address, nobody, timed);
    const [home] = run.open;
    const answer = await fetch(`${address.api}/functions/v1/submit-guess`, {
      method: 'POST',
      headers: { ...headersOf(address, nobody), 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ sessionId: run.sessionId, guestToken: run.guestToken, amountMinor: guessMinor },
        ...{ gameListingId: home?.gameListingId, currency: 'GBP' },
      }),
    });
    const text = await answer.text();
    expect(text).not.toContain('priceMinor');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('the secret home is in a round of every player who could have guessed it', () => {
    const players = huntOf().stage.spies.filter(({ runs }) => runs.length > 0);
    const lastHome = huntOf().stage.main.homes.at(-1)?.gameListingId ?? '';
    const open = players.filter(({ runs }) =>
      runs.some((run) => run.open.some(({ gameListingId }) => gameListingId === lastHome)),
    );
    expect(open.length).toBe(players.length);
  });
}
