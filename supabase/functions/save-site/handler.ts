import type { z } from 'zod';
import { pageFaults } from '../_shared/domain/site/page-faults.ts';
import { Refusal } from '../_shared/problem.ts';
import type { Handler, HandlerContext } from '../_shared/serve.ts';
import type { saveSiteAnswer, saveSiteRequest } from '../_shared/wire/site.ts';
import { readChanges } from './read-changes.ts';
import { saveLook } from './save-look.ts';
import { takePhotos } from './take-photos.ts';

type Request = z.output<typeof saveSiteRequest>;
type Saved = z.output<typeof saveSiteAnswer>;
type Work<What extends Request['what']> = (
  input: Extract<Request, { what: What }>,
  userId: string,
  context: HandlerContext,
) => Promise<Saved>;

/** Saves fields of an agency's site, publishes a page of it, or saves its look, for one of its owners and admins. */
export const saveSite: Handler<Request> = async (input, context) => {
  const { userId } = context.caller;
  if (userId === null) {
    throw new Refusal('not_allowed', 'Sign in first: only owners and admins of an agency write its site.');
  }
  return { status: 200, body: await work(input, userId, context) };
};

function work(input: Request, userId: string, context: HandlerContext): Promise<Saved> {
  if (input.what === 'fields') return saveFields(input, userId, context);
  return input.what === 'publish' ? publishPage(input, userId, context) : saveLook(input, userId, context);
}

/** Each value is what the schema of its field makes of it: nothing else is ever kept. */
const saveFields: Work<'fields'> = async ({ brand, changes }, userId, { database, files }) => {
  const read = readChanges(changes);
  await takePhotos(
    read.flatMap(({ photo }) => (photo ? [photo] : [])),
    userId,
    { database, files },
  );
  const fields = await database.call('save_site_fields', {
    userId,
    brand: brand ?? null,
    changes: read.map(({ change }) => change),
  });
  return { fields, version: null };
};

/** What is shown to everybody is looked at as a whole, and published only as it was then. */
const publishPage: Work<'publish'> = async ({ brand, page, state }, userId, { database }) => {
  const of = { userId, brand: brand ?? null, page };
  const draft = await database.call('draft_to_show', of);
  const faults = pageFaults({ id: page, parts: draft.parts, fields: draft.fields }, draft.locales);
  if (faults.length > 0) {
    throw new Refusal(
      'page_incomplete',
      'Something is missing on this page. Fill in what the list names, then publish it.',
      { members: { faults } },
    );
  }
  await database.call('publish_site_page', { ...of, state });
  return { fields: [], version: null };
};
