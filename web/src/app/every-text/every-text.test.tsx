import { exampleId } from '#wire/examples/example-id.ts';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTexts, speakLocale } from '#lib/i18n.ts';
import { keepGuestToken } from '#lib/auth-session.ts';
import { readAreaTexts, readTexts } from '#locales/read-texts.ts';
import type { TextArea } from '#locales/text-areas.ts';
import { createRouter } from '../router.tsx';
import { fakeAnswer } from './fake-answers.ts';
import { plainTexts } from './plain-texts.ts';
import { pseudoText, pseudoTexts } from './pseudo-texts.ts';

const en = readTexts('en');

const shown = vi.hoisted(() => ({ homePage: 'game', key: 'default' }));

vi.mock('#lib/brand.ts', async () => {
  const { examples } = await import('#wire/examples.ts');
  return { brandArg: () => ({}), brand: () => ({ ...examples.brand_record, ...shown }) };
});
// Pages bring the texts of their areas along: what is of an area that nobody brought shows its key, which is plain.
vi.mock('#lib/load-texts.ts', () => {
  const loadTexts = (areas: readonly TextArea[]) => {
    for (const area of areas) addTexts(pseudoTexts(readAreaTexts(area, 'en')));
    return Promise.resolve();
  };
  const withTexts = async <T,>(areas: readonly TextArea[], part: () => Promise<T>) => {
    await loadTexts(areas);
    return part();
  };
  return { loadTexts, withTexts };
});
// The build writes the catalogue: here it is empty.
vi.mock('#features/content/content-pages.ts', () => ({ contentPages: () => ({ base: '', pages: [] }) }));
vi.mock('#lib/supabase.ts', () => ({}));
vi.mock('#lib/join-topic.ts', () => ({
  joinTopic: (_topic: string, _options: unknown, on: { state: (state: 'joined') => void }) => {
    on.state('joined');
    return () => undefined;
  },
}));

beforeAll(() => {
  // Whole pages are looked through for texts: whether each element is hidden is another test's, and most of the time.
  configure({ defaultHidden: true });
  speakLocale('en-GB', pseudoTexts(readAreaTexts('shell', 'en')));
  keepGuestToken('1'.repeat(64));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (address: string, init: { readonly body: string }) => {
    const found = fakeAnswer(
      address.split(/\/rpc\/|\/functions\/v1\//)[1] ?? '',
      JSON.parse(init.body) as Record<string, unknown>,
    );
    return Promise.resolve(
      found === undefined
        ? Response.json({ details: 'not_found', message: 'No.' }, { status: 404 })
        : Response.json(found),
    );
  });
});
afterEach(() => window.localStorage.removeItem('auth-session'));
afterAll(() => {
  vi.unstubAllGlobals();
  speakLocale('en-GB', en);
});

/** An address whose numbers are those of the examples. */
const addressOf = (path: string): string =>
  path.replace(/(?<=\/|session=)\d+(?=[/?]|$)/g, (number) => exampleId(Number(number)));

/** Opens an address in the whole site, shell and head included, and waits for its heading. */
async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', addressOf(path));
  render(<RouterProvider router={createRouter()} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 25_000 });
}

/** Somebody is signed in, until the test is over. */
function signIn(): void {
  const session = { access_token: '1', expires_at: 4_000_000_000, user: { id: '1' } };
  window.localStorage.setItem('auth-session', JSON.stringify(session));
}

const press = (key: keyof typeof en) =>
  fireEvent.click(screen.getAllByRole('button', { name: pseudoText(en[key]) })[0] as HTMLElement);

describe('every text of a screen comes from the locale or from data', () => {
  it.each([
    ['start', '/game/one'],
    ['guess', '/game/one/property/12?session=1'],
    ['reveal', '/game/one/property/11?session=1'],
    ['results', '/game/one/results/1'],
    ['older results', '/game/one/results_older/1'],
    ['every price', '/game/one/detailed_results/1'],
    ['shared results', '/game/one/results_to_share/1'],
    ['spoiler warning', '/game/one/shareable_detailed_results/1'],
    ['leaderboard', '/game/one/leaderboard'],
    ['list of games', '/games'],
    ['list of games, nothing found', '/games?q=0'],
    ['a code', '/price-guess-tokens'],
    ['a code that opens games', '/price-guess-tokens?code=1'],
    ['runs under way', '/price-guess-session'],
    ['own results', '/my-results'],
    ['notifications', '/my-notifications'],
    ['season', '/season'],
    ['a public profile', '/player/0123456789abcdef'],
    ['sold homes as yardsticks', '/reference-properties'],
    ['the accuracy of values', '/reference-properties/accuracy'],
    ['constructed comparables', '/bolt'],
    ['a comparable for buyers', '/bolt/buyers'],
    ['a comparable for sellers', '/bolt/sellers'],
    ['a comparable for agents', '/bolt/agents'],
    ['realty runs under way', '/realty-game-session'],
    ['one-off landing', '/one-offs'],
    ['klavo landing', '/klavo'],
    ['ultima landing', '/ultima'],
    ...['0', '2', '3', '4', '5', '6', '7', '10', '11', '12', '13'].map((n) => [
      `landing ${n}`,
      `/test-landing/${n}`,
    ]),
    ['thread list', '/r/forum'],
    ['map start', '/game/one/withmap'],
    ['all guesses on a home', '/game/one/property/11/guesstimates'],
    ['one-offs', '/oneoffgames'],
    ['one-offs in rows', '/oneoffgames2'],
    ['sign in', '/auth/login'],
    ['a game in a page', '/embed/one'],
    ['create an account', '/auth/create-account'],
    ['reset the password', '/auth/reset-password'],
    ['a link of a mail', '/auth/confirm'],
    ['clear', '/clear'],
    ['no access', '/access-error'],
    ['not found', '/nothing-here'],
  ])('%s', async (_, path) => {
    await open(path);
    expect(document.body.textContent).not.toContain(pseudoText(en['errors.unexpected']));
    expect(plainTexts(document)).toEqual([]);
  });

  it.each([
    ['a sold home', '/reference-properties/843'],
    ['an evaluation', '/for-sale-evaluation/844'],
    ['a constructed comparable', '/bolt/agents?postcode=0'],
  ])('%s, with what it is worth', async (_, path) => {
    await open(path);
    await screen.findByText(
      pseudoText(en['valuation.contributions']),
      { selector: 'h2' },
      { timeout: 10_000 },
    );
    expect(plainTexts(document)).toEqual([]);
  });

  it('a thread after the guess, with what may be done in it', async () => {
    await open('/r/forum/comments/11/-?session=2');
    await screen.findByText(pseudoText(en['talk.title']), {}, { timeout: 10_000 });
    await screen.findAllByText('Πολύ ακριβό.', {}, { timeout: 10_000 });
    press('talk.answer');
    press('talk.changeThis');
    press('talk.post');
    expect(plainTexts(document)).toEqual([]);
  });

  it('the reports of a game, and the names that may be replaced', async () => {
    await open('/game/one/leaderboard');
    const panel = screen
      .getAllByRole('button')
      .find(({ textContent }) => textContent.includes(pseudoText(en['moderate.title'])));
    fireEvent.click(panel as HTMLElement);
    await screen.findByText('Πολύ ακριβό.', {}, { timeout: 10_000 });
    press('board.reportNames');
    await screen.findAllByText(pseudoText(en['moderate.rename']), {}, { timeout: 10_000 });
    expect(plainTexts(document)).toEqual([]);
  });

  it.each([
    ['managing a game', '/game/one/superbee'],
    ['editing a home', '/game/one/property/12/superbee'],
    ['managing guesses', '/game/one/property/12/guesstimates-manage'],
    ['managing a scoot', '/scoot-management'],
    ['feeds of a brand', '/scoot-management/feeds'],
    ['planned challenges', '/scoot-management/editions'],
    ['own games', '/my-games'],
    ['own record', '/u/1/admin'],
    ['own public profile', '/u/1/admin/profile'],
    ['own data', '/u/1/admin/user'],
    ['an invitation to compare', `/friend/${'a'.repeat(32)}`],
  ])('%s', async (_, path) => {
    signIn();
    await open(path);
    expect(document.body.textContent).not.toContain(pseudoText(en['errors.unexpected']));
    expect(plainTexts(document)).toEqual([]);
    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    for (const tab of tabs) {
      fireEvent.click(tab);
      expect(plainTexts(document), tab.textContent).toEqual([]);
    }
  });

  it('a takedown request, what follows from granting it, and what was decided', async () => {
    signIn();
    await open('/scoot-management');
    await screen.findAllByText('Είναι το σπίτι μου.', {}, { timeout: 10_000 });
    fireEvent.click(screen.getByText(pseudoText(en['takedowns.decided'])));
    fireEvent.click(screen.getAllByText(pseudoText(en['takedowns.grant']))[0] as HTMLElement);
    await screen.findByText(pseudoText(en['takedowns.follows.final']));
    expect(plainTexts(document)).toEqual([]);
  });

  it('what somebody brought in', async () => {
    signIn();
    await open('/create-game');
    await screen.findByLabelText(pseudoText(en['rules.title']));
    press('builder.yours');
    fireEvent.click(screen.getByRole('tab', { name: pseudoText(en['builder.yours.imports']) }));
    await screen.findAllByText(pseudoText(en['imported.again']), {}, { timeout: 10_000 });
    expect(plainTexts(document)).toEqual([]);
  });

  it.each([
    ['build a game', '/create-game'],
    ['the rules of a game', '/create-game?step=rules'],
    ['publish a game', '/create-game?step=publish'],
    ['build a game on one page', '/create-game-older'],
    ['build a showcase', '/creat-klavo-game'],
    ['build sudden death', '/creat-ultima-game'],
  ])('%s', async (_, path) => {
    await open(path);
    await screen.findByLabelText(pseudoText(en['rules.title']));
    expect(plainTexts(document)).toEqual([]);
  });

  it('a run that nobody knows', async () => {
    await open('/game/one/results_older/404');
    expect(document.body.textContent).toContain(pseudoText(en['errors.not_found']));
    await waitFor(() => expect(document.title).toBe(pseudoText(en['errors.not_found'])));
    expect(plainTexts(document)).toEqual([]);
  });

  it.each(['game', 'agent', 'collection'])('home of the kind %s', async (homePage) => {
    Object.assign(shown, { homePage, key: homePage === 'game' ? 'default' : 'star' });
    await open('/');
    expect(plainTexts(document)).toEqual([]);
  });

  it('a guess that is missing, one that is refused, and one in words', async () => {
    await open('/game/one/property/12?session=1');
    press('guess.submit');
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', pseudoText(en['guess.missing']));
    const field = screen.getByLabelText(pseudoText(en['guess.field']));
    fireEvent.change(field, { target: { value: '???' } });
    fireEvent.blur(field);
    await waitFor(() => expect(document.body.textContent).toContain('⟦Ŧĥíš íš ñóŧ áñ áɱóúñŧ'));
    expect(plainTexts(document)).toEqual([]);
    fireEvent.change(field, { target: { value: '450k' } });
    fireEvent.blur(field);
    expect(plainTexts(document)).toEqual([]);
  });

  it('a reveal whose seal was checked', async () => {
    await open('/game/one/property/11?session=1');
    await screen.findByRole('button', { name: pseudoText(en['proof.verify']) }, { timeout: 25_000 });
    press('proof.verify');
    await waitFor(() => expect(document.body.textContent).toContain(pseudoText(en['proof.different'])));
    expect(plainTexts(document)).toEqual([]);
  });

  it.each(['login', 'create-account', 'reset-password'])('the complaints of the form %s', async (form) => {
    await open(`/auth/${form}`);
    const button = document.querySelector('main button[type="submit"]');
    if (button) fireEvent.click(button);
    await waitFor(() => expect(document.body.textContent).toContain(pseudoText(en['form.email'])));
    expect(plainTexts(document)).toEqual([]);
  });
});

describe('plainTexts()', () => {
  it('finds a fixed text, seen or spoken, and one that is filled into a text of the locale', () => {
    document.title = '';
    document.body.innerHTML = `<p>${pseudoText('fine')} 12 m² £450k</p><p>Fixed</p>
      <img alt="A house"><b title="Tip"></b><i>${pseudoText('{a} x').replace('{a}', 'raw')}</i>`;
    expect(plainTexts(document)).toEqual(['Fixed', 'A house', 'Tip', '⟦raw ẋ⟧']);
    document.body.innerHTML = '';
  });
});
