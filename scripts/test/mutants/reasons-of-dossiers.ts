/** Reasons for mutants of dossiers; see reasons.ts. */
export const reasonsOfDossiers: Readonly<Record<string, string>> = {
  'public.assets_comparisons "people of a dossier read its comparisons": using, part of an and removed: (dossier_id IN ( SELECT private.dossiers_where(\'dossier.read\'::text) AS dossiers_where)) 05ee86':
    'The homes that it is about are read with the reader’s own rights, which ask the same.',
  'public.dossier_assets "owner and partner edit homes of a dossier": with check opened f7002c':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_events "owner and partner edit events": with check opened 69637f':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_fact_versions "people of a dossier read what was known of its homes": using, part of an and removed: (dossier_id IN ( SELECT private.dossiers_where(\'dossier.read\'::text) AS dossiers_where)) 220694':
    'The homes that it is about are read with the reader’s own rights, which ask the same.',
  'public.dossier_notes "authors edit their notes, owner and partner shared ones": with check, part of an and removed: (dossier_id IN ( SELECT private.dossiers_where(\'dossier.comment\'::text) AS dossiers_where)) f04da0':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_notes "authors edit their notes, owner and partner shared ones": with check, part of an and removed: (dossier_id IN ( SELECT private.dossiers_where(\'dossier.edit\'::text) AS dossiers_where)) 084378':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_notes "whoever comments writes notes": with check, part of an and removed: (author_id = ( SELECT auth.uid() AS uid)) 887f2f':
    'No client may write this column: whoever writes the row stands in it by its default.',
  'public.dossier_offers "owner and partner edit offers": with check opened 99f7ba':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_photos "owner and partner edit photos": with check opened 745fff':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_point_votes "owner and partner change their own vote": with check opened ca3f24':
    'No client may write whose vote it is or in which dossier: the row stays what it was.',
  'public.dossier_point_votes "owner and partner change their own vote": with check, part of an and removed: (user_id = ( SELECT auth.uid() AS uid)) 62951d':
    'No client may write whose vote it is or in which dossier: the row stays what it was.',
  'public.dossier_point_votes "owner and partner change their own vote": with check, part of an and removed: (dossier_id IN ( SELECT private.dossiers_where(\'dossier.edit\'::text) AS dossiers_where)) d0d4a2':
    'No client may write whose vote it is or in which dossier: the row stays what it was.',
  'public.dossier_point_votes "owner and partner vote for themselves": with check, part of an and removed: (user_id = ( SELECT auth.uid() AS uid)) caf525':
    'No client may write this column: whoever writes the row stands in it by its default.',
  'public.dossier_points "owner, partner and its author edit a point": with check opened 35e658':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_queries "owner, partner and its author edit a question": with check opened 1f0e64':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossier_tasks "owner, partner, author and assignee edit a task": with check opened 24e9b1':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.dossiers "owner and partner edit a dossier": with check opened 6d59e4':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
  'public.hunter_profiles "owner and partner edit the profile": with check opened aec9ee':
    'No client may write the column of the dossier, so a row that may be edited stays in the dossier where it is.',
};
