-- What the share-image function is told: names, colour, squares and the total that they make.
select plan(9);

create temp table t as
select tests.agency('painters') as agency, tests.person('Ada') as ada;
alter table t add game uuid, add run jsonb;
update t set game = tests.game('painted', agency, '{30000000,40000000}');
update public.agencies set theme = '{"accent": "#123456"}' where key = 'painters';
update t set run = tests.start(game, ada);
select tests.guess(run, 1, 30300000, ada), tests.guess(run, 2, 40300000, ada) from t;
grant select on t to public;

select tests.visit();
select tests.denies($$select public.share_card('painters')$$, 'visitors do not ask the database for it');
select tests.serve();
select is(public.share_card('painters') - 'homes',
  '{"brand": "painters", "accent": "#123456", "title": null, "squares": null, "total_score": null,
    "max_score": null}'::jsonb,
  'a brand''s name and colour');
select is(public.share_card('painters', 'painted') ->> 'title', 'painted', 'the title of a public game');
select is(public.share_card('painters', 'painted') ->> 'homes', '2', 'and its number of homes');
select is((select public.share_card(session_id => (run ->> 'session_id')::uuid) from t),
  '{"brand": "painters", "accent": "#123456", "title": "painted", "homes": null, "squares": [0, 0], "total_score": '
    '1820, "max_score": 2000}'::jsonb,
  'the squares of a result and what they make');
select tests.refuses($$select public.share_card('painters', 'no-such-game')$$, 'not_found', 404,
  'a game that is not there has no image');
select tests.refuses($$select public.share_card(session_id => gen_random_uuid())$$, 'not_found', 404,
  'nor has such a result');
select tests.sign_out();
update public.games set visibility = 'unlisted' where slug = 'painted';
select tests.serve();
select is(public.share_card('painters', 'painted') - 'accent',
  '{"brand": "painters", "title": null, "homes": null, "squares": null, "total_score": null, "max_score": null}'::jsonb,
    'an unlisted game is not named');
select is((select public.share_card(session_id => (run ->> 'session_id')::uuid) ->> 'title' from t), null,
  'nor is it beside a result');
select * from finish();
