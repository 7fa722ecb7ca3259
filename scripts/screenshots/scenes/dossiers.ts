import { LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

interface Laid {
  readonly dossier: string;
  readonly comparison: string;
  readonly task: string;
  /** a listing with photos, of the first home */
  readonly listing: string;
}

/** A dossier of a new account: two homes side by side, notes, questions, tasks, an appointment; or nothing but itself. */
async function layDossier(stage: Stage, isEmpty: boolean): Promise<{ options: VisitOptions; laid: Laid }> {
  const person = await stage.makePerson();
  const [laid] = await stage.sql<Laid>(
    `with d as (insert into public.dossiers (id, title) values (gen_random_uuid(), 'Our first house') returning id),
      m as (insert into public.dossier_members (dossier_id, user_id, role)
        select d.id, u.id, 'owner' from d, auth.users u where u.email = $1 returning dossier_id, user_id)
    select d.id as dossier, gen_random_uuid() as comparison, gen_random_uuid() as task,
      (select p.listing_id from public.listing_photos p order by p.listing_id limit 1) as listing from d, m`,
    [person.email],
  );
  if (!laid) throw new Error('The dossier was not laid.');
  if (isEmpty) return { options: { person }, laid };
  const { dossier, comparison, task, listing } = laid;
  await stage.sql(
    `with homes as (insert into public.dossier_assets (id, dossier_id, title, address_line, stage, listing_id)
        values (gen_random_uuid(), $1::uuid, '7 Elm Road', '7 Elm Road', 'viewing', $4::uuid),
          (gen_random_uuid(), $1::uuid, $2, '2 Oak Lane', 'shortlisted', null) returning id)
    insert into public.assets_comparisons (id, dossier_id, one_id, other_id)
    select $3::uuid, $1::uuid, min(h.id::text)::uuid, max(h.id::text)::uuid from homes h`,
    [dossier, LONG_TITLE, comparison, listing],
  );
  await stage.sql(
    `insert into public.dossier_notes (dossier_id, author_id, body, room, tags, is_private, asset_id)
    select m.dossier_id, m.user_id, n.body, n.room, n.tags, n.is_private, a.id
    from public.dossier_members m join public.dossier_assets a on a.dossier_id = m.dossier_id and a.is_primary,
      (values ('Damp behind the kitchen door.', 'kitchen', array['damp'], true),
        (repeat('The garden looks south, and the neighbours are quiet. ', 12), '', '{}', false))
        n (body, room, tags, is_private)
    where m.dossier_id = $1::uuid`,
    [dossier],
  );
  // Their files come from another device, as for whoever looks while somebody is still at the viewing.
  await stage.sql(
    `insert into public.dossier_photos (dossier_id, asset_id, room, caption, sort_key, widths, width, height,
      content_hash, is_cover)
    select a.dossier_id, a.id, p.room, p.caption, p.key, '{480,960}', 960, 720, md5(p.key) || md5(p.room), p.key = 'a'
    from public.dossier_assets a, (values ('kitchen', 'Damp behind the door', 'a'), ('garden', $2, 'b'),
      ('Cellar', '', 'c')) p (room, caption, key) where a.dossier_id = $1::uuid and a.is_primary`,
    [dossier, LONG_TITLE.repeat(3).slice(0, 500)],
  );
  await stage.sql(
    `insert into public.dossier_queries (dossier_id, asset_id, author_id, question, asked_of)
    select m.dossier_id, a.id, m.user_id, 'How old is the boiler?', 'agent' from public.dossier_members m
      join public.dossier_assets a on a.dossier_id = m.dossier_id and a.is_primary where m.dossier_id = $1::uuid`,
    [dossier],
  );
  await stage.sql(
    `insert into public.dossier_tasks (id, dossier_id, author_id, title, due_on)
    select t.id, m.dossier_id, m.user_id, t.title, current_date + t.days from public.dossier_members m,
      (values ($2::uuid, 'Ask the bank', 2), (gen_random_uuid(), $3, 9)) t (id, title, days)
    where m.dossier_id = $1::uuid`,
    [dossier, task, LONG_TITLE],
  );
  await stage.sql(
    `insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone, place)
    select $1::uuid, e.title, now() + interval '1 day', now() + interval '25 hours', 'Europe/London', '7 Elm Road'
    from (values ('First viewing'), ('Survey at the same time')) e (title)`,
    [dossier],
  );
  return { options: { person }, laid };
}

const BASE = '/dossiers/:dossierUuid';

function scene(name: string, path: string, more: VisitOptions & { readonly isEmpty?: true } = {}): Scene {
  const route = path.startsWith('/') ? path : `${BASE}/${path}`;
  return {
    name: `dossier-${name}`,
    route,
    prepare: async (stage) => {
      const { isEmpty = false, ...own } = more;
      const { options, laid } = await layDossier(stage, isEmpty);
      return stage.visit(
        route
          .replace(':dossierUuid', laid.dossier)
          .replace(':comparisonUuid', laid.comparison)
          .replace(':taskId', laid.task)
          .replace(':listingUuid', laid.listing),
        { ...options, ...own },
      );
    },
  };
}

/** An invitation into a dossier, opened by somebody else's account. */
function invitation(name: string, { sets = 'uses = 0' }: { readonly sets?: string }): Scene {
  return {
    name: `dossier-${name}`,
    route: '/invite/:token',
    prepare: async (stage) => {
      const { laid } = await layDossier(stage, false);
      const token = crypto.randomUUID().replaceAll('-', '').repeat(2);
      await stage.sql(
        `insert into private.dossier_invitations (dossier_id, token_hash, role)
        values ($1::uuid, private.hash_secret($2), 'adviser')`,
        [laid.dossier, token],
      );
      await stage.sql(`update private.dossier_invitations set ${sets} where dossier_id = $1::uuid`, [
        laid.dossier,
      ]);
      return stage.visit(`/invite/${token}`, { person: await stage.makePerson() });
    },
  };
}

async function makeStaff(stage: Stage) {
  const person = await stage.makePerson();
  await stage.sql(
    `insert into private.staff_members (user_id) select u.id from auth.users u where u.email = $1`,
    [person.email],
  );
  return person;
}

/** A home of a dossier as staff see it: with and without the owner's leave. */
function superwised(name: string, isOpen: boolean): Scene {
  return {
    name: `dossier-${name}`,
    route: '/superwiser/dossier-assets/:dossierAssetId',
    prepare: async (stage) => {
      const { laid } = await layDossier(stage, false);
      if (isOpen)
        await stage.sql(
          `insert into private.dossier_support_grants (dossier_id, expires_at)
          values ($1::uuid, now() + interval '1 day')`,
          [laid.dossier],
        );
      const [home] = await stage.sql<{ readonly id: string }>(
        `select id from public.dossier_assets where dossier_id = $1::uuid and is_primary`,
        [laid.dossier],
      );
      return stage.visit(`/superwiser/dossier-assets/${home?.id ?? ''}`, { person: await makeStaff(stage) });
    },
  };
}

/** A buyer's dossier, part by part: with something in it, and new. */
export const dossierScenes: readonly Scene[] = [
  scene('home', 'home'),
  scene('home-empty', 'home', { isEmpty: true }),
  scene('home-failed', 'home', { failing: ['held_homes_of_dossier'] }),
  scene('people', 'people'),
  scene('people-failed', 'people', { failing: ['dossier_log'] }),
  {
    name: 'dossier-menu-open',
    route: `${BASE}/home`,
    isFleeting: true,
    prepare: async (stage) => {
      const { options, laid } = await layDossier(stage, false);
      const page = await stage.visit(`/dossiers/${laid.dossier}/home`, options);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      return page;
    },
  },
  {
    name: 'dossier-raw',
    route: '/rawdossiers/:dossierUuid/overview',
    prepare: async (stage) => {
      const { options, laid } = await layDossier(stage, false);
      return stage.visit(`/rawdossiers/${laid.dossier}/overview`, options);
    },
  },
  {
    name: 'dossier-raw-photos',
    route: '/rawdossiers/:dossierUuid/photos',
    prepare: async (stage) => {
      const { options, laid } = await layDossier(stage, true);
      return stage.visit(`/rawdossiers/${laid.dossier}/photos`, options);
    },
  },
  {
    name: 'dossier-own',
    route: '/my-dossier',
    prepare: async (stage) => {
      const { options } = await layDossier(stage, false);
      return stage.visit('/my-dossier', options);
    },
  },
  {
    name: 'dossier-own-new',
    route: '/my-dossier',
    prepare: async (stage) => stage.visit('/my-dossier', { person: await stage.makePerson() }),
  },
  { name: 'dossier-own-visitor', route: '/my-dossier', prepare: (stage) => stage.visit('/my-dossier') },
  invitation('invite', {}),
  invitation('invite-expired', {
    sets: "created_at = now() - interval '2 days', expires_at = now() - interval '1 day'",
  }),
  invitation('invite-for-another', { sets: "email_hash = sha256('somebody else')" }),
  {
    name: 'dossier-invite-visitor',
    route: '/invite/:token',
    prepare: (stage) => stage.visit(`/invite/${'a'.repeat(64)}`),
  },
  {
    name: 'dossier-superwiser',
    route: '/superwiser/dossiers',
    prepare: async (stage) => {
      await layDossier(stage, false);
      return stage.visit('/superwiser/dossiers', { person: await makeStaff(stage) });
    },
  },
  superwised('superwiser-home-closed', false),
  superwised('superwiser-home', true),
  scene('notes', 'notes-and-queries'),
  scene('notes-empty', 'notes-and-queries', { isEmpty: true }),
  scene('notes-failed', 'notes-and-queries', { failing: ['dossier_people'] }),
  scene('note-new', 'notes-and-queries/create'),
  scene('note-new-primary', 'notes-and-queries/create/primary'),
  scene('note-new-comparison', 'notes-and-queries/create/comparison/:comparisonUuid'),
  scene('notes-primary', 'notes-and-queries/primary'),
  scene('notes-comparison', 'notes-and-queries/comparison/:comparisonUuid'),
  scene('tasks', 'tasks'),
  scene('tasks-empty', 'tasks', { isEmpty: true }),
  scene('task', 'tasks/view/:taskId'),
  scene('task-new', 'tasks/create'),
  scene('calendar', 'calendar'),
  scene('calendar-empty', 'calendar', { isEmpty: true }),
  scene('notifications', 'notifications'),
  scene('photos', 'photos'),
  scene('photos-empty', 'photos', { isEmpty: true }),
  scene('photos-failed', 'photos', { failing: ['dossier_people'] }),
  scene('photos-edit', 'photos/edit'),
  scene('photos-edit-empty', 'photos/edit', { isEmpty: true }),
  scene('viewing', 'viewing'),
  scene('viewing-empty', 'viewing', { isEmpty: true }),
  scene('listing-photos', '/rawdossiers/:dossierUuid/listing_photos/:listingUuid'),
  scene('chat', 'ai-chat'),
  scene('feedback', 'ai-feedback'),
  scene('feedback-empty', 'ai-feedback', { isEmpty: true }),
];
