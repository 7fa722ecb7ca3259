-- What somebody wrote without a network arrives as one statement, in which now() stands still. Each row is of the
-- moment in which it was written, so that lists show them in the order in which they were made.
alter table public.dossier_notes alter column created_at set default clock_timestamp();
alter table public.dossier_queries alter column created_at set default clock_timestamp();
alter table public.dossier_tasks alter column created_at set default clock_timestamp();
alter table public.dossier_points alter column created_at set default clock_timestamp();
