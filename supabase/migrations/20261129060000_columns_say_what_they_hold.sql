-- Columns say what they hold.
--
-- Whoever opens a table in Supabase Studio reads there what each column means, in which unit it is, and what null says.
-- What means the same everywhere is said once, at the end, for every column of that name that has no words of its own.

comment on column private.access_codes.game_listing_id is
  'The one home that a share token opens; null: the code opens the whole game or its report';
comment on column private.access_codes.kind is
  'access_code opens a game, share_token one home of it, report_code its client report';
comment on column private.access_codes.code_hash is
  'SHA-256 of the code in capitals, of a token as it is; neither is kept anywhere';
comment on column private.access_codes.label is 'What its makers call it, at most 200 characters';
comment on column private.access_codes.is_active is 'False: switched off by people of the game; it opens nothing';
comment on column private.access_codes.expires_at is 'From then on it opens nothing; null: no end';
comment on column private.access_codes.max_uses is 'How many times it may be used; null: as often as people like';
comment on column private.access_codes.uses is 'How many times it has been used; counted by functions';
comment on column private.access_codes.version is 'Goes up with every change that people of the game make to it';

comment on column private.address_rule.is_only is 'Always true: the key that keeps this table at one row';
comment on column private.address_rule.header is
  'Name of the request header that holds the caller''s address, in small letters';
comment on column private.address_rule.hop is 'Which address in that header counts, from the right: 1 is the last';

comment on column private.agency_homes.listing_id is 'The home on offer';
comment on column private.agency_homes.agency_id is 'The agency that the home belongs to';
comment on column private.agency_homes.title is 'The listing''s title, as it stands in listings';
comment on column private.agency_homes.address is 'The home''s address line; empty: not known';
comment on column private.agency_homes.town is 'The home''s town; empty: not known';
comment on column private.agency_homes.property_type is 'The kind of home, as it stands in assets';
comment on column private.agency_homes.status is 'available, under_offer, sold or withdrawn, as it stands in listings';
comment on column private.agency_homes.is_visible is 'As in listings; false: the agency keeps the home to itself';
comment on column private.agency_homes.is_archived is 'True where the listing has been put away (listings.archived_at)';
comment on column private.agency_homes.bedrooms is 'Number of bedrooms; -1: not known';
comment on column private.agency_homes.floor_area_m2 is 'Area inside, in square metres; -1: not known';
comment on column private.agency_homes.photos is 'How many photos the listing has';
comment on column private.agency_homes.created_at is 'When the listing was added';
comment on column private.agency_homes.changed_at is
  'When the listing or its home was changed last, whichever is later';

comment on column private.agency_hosts.agency_id is 'The agency whose site stands there, or is to';
comment on column private.agency_hosts.host is
  'Full name such as homes.example.com, in small letters, without https and path';
comment on column private.agency_hosts.added_at is 'When somebody of the agency named it';
comment on column private.agency_hosts.checked_at is 'When its records were looked at last; null: never yet';

comment on column private.agency_invitations.agency_id is 'The agency that the person is asked into';
comment on column private.agency_invitations.email is 'The mailbox that the invitation goes to';
comment on column private.agency_invitations.role is 'What they are to be: owner, admin or agent';
comment on column private.agency_invitations.locale is 'Language of the mail, such as en or en-GB';
comment on column private.agency_invitations.invited_by is 'The account that asked; null once that account is gone';
comment on column private.agency_invitations.token_hash is
  'Hash of the token in the mailed link; null: no link was made since it was asked, or asked again';
comment on column private.agency_invitations.sent_at is 'When it was asked for last; asking again moves it';
comment on column private.agency_invitations.expires_at is
  'From then on the link lets nobody in; 14 days unless asked again';
comment on column private.agency_invitations.accepted_at is 'When it was accepted; null: not yet';
comment on column private.agency_invitations.revoked_at is 'When it was taken back; null: it was not';

comment on column private.agency_log.id is 'Rising number in the order of writing';
comment on column private.agency_log.agency_id is 'The agency; no foreign key, since a line outlives what it speaks of';
comment on column private.agency_log.verb is 'What happened to the row: added, changed or removed';
comment on column private.agency_log.before is 'The fields that differ, as they were; of a row that was added, none';
comment on column private.agency_log.after is
  'The fields that differ, as they are now; of a row that was removed, none';
comment on column private.agency_log.logged_at is 'When it happened';

comment on column private.api_keys.user_id is 'The account whose key it is';
comment on column private.api_keys.name is 'What its owner calls it, 1 to 60 characters';
comment on column private.api_keys.key_hash is 'Hash of the key; the key itself was shown once and is kept nowhere';
comment on column private.api_keys.used_on is 'The last day on which a request used it; null: never';
comment on column private.api_keys.revoked_at is 'When it was revoked; null: it still works';

comment on column private.area_cluster_levels.cluster_id is 'The neighbourhood';
comment on column private.area_cluster_levels.span is
  'month, year, latest (the latest twelve months) or before (the twelve before those)';
comment on column private.area_cluster_levels.begins_on is 'First day of the span';
comment on column private.area_cluster_levels.kind is
  'D detached, S semi-detached, T terraced, F flat, O other; A all kinds together';
comment on column private.area_cluster_levels.sales is 'How many sales the figures rest on';
comment on column private.area_cluster_levels.lower_minor is
  'Lower quartile of the prices in minor units, evened out between shares near it';
comment on column private.area_cluster_levels.median_minor is
  'Median price in minor units, evened out between shares near it';
comment on column private.area_cluster_levels.upper_minor is
  'Upper quartile of the prices in minor units, evened out between shares near it';
comment on column private.area_cluster_levels.measured is 'How many of these sales have a known area';
comment on column private.area_cluster_levels.per_m2_minor is
  'Median price of a square metre in minor units, evened out likewise; null: no sale has an area';

comment on column private.area_cluster_postcodes.cluster_id is 'The neighbourhood';
comment on column private.area_cluster_postcodes.postcode is 'A whole postcode, as registers write it (LS6 2AB)';

comment on column private.area_clusters.agency_id is 'The brand whose people drew it';
comment on column private.area_clusters.name is 'What the brand calls it, 1 to 80 characters';
comment on column private.area_clusters.description is
  'What the brand says about it, at most 2,000 characters; empty: nothing';
comment on column private.area_clusters.codes is
  'Postcodes, sectors or districts that it is made of; empty where it was drawn as a polygon';
comment on column private.area_clusters.polygon is 'Corners that were drawn on the map; null where it is made of codes';
comment on column private.area_clusters.boundary is
  'Its outline as GeoJSON (a MultiPolygon), reckoned when it is saved';
comment on column private.area_clusters.west is 'Western edge of the outline, in degrees of longitude';
comment on column private.area_clusters.south is 'Southern edge of the outline, in degrees of latitude';
comment on column private.area_clusters.east is 'Eastern edge of the outline, in degrees of longitude';
comment on column private.area_clusters.north is 'Northern edge of the outline, in degrees of latitude';
comment on column private.area_clusters.postcodes is 'How many postcodes lie in it; counted by functions';
comment on column private.area_clusters.sales is 'How many sales lie in it; counted by functions';
comment on column private.area_clusters.import_ids is
  'Imports (market_imports) that its figures rest on, so that their sources can be named';

comment on column private.area_price_levels.area_code is 'The postcode district or other area that hints speak of';
comment on column private.area_price_levels.median_minor is 'Median price of a home there, in minor units';
comment on column private.area_price_levels.median_per_m2_minor is
  'Median price of a square metre there, in minor units';
comment on column private.area_price_levels.source is 'Where the figures come from, in words';
comment on column private.area_price_levels.as_of_on is 'The day for which the figures hold';

comment on column private.area_values.level is 'district or sector: what kind of area code names';
comment on column private.area_values.code is 'Postcode district (LS6) or sector (LS6 2), as registers write it';
comment on column private.area_values.kind is
  'D detached, S semi-detached, T terraced, F flat, O other; A all kinds together';
comment on column private.area_values.year is 'The year in which the homes were sold';
comment on column private.area_values.sales is 'How many sales with a known area the figures rest on';
comment on column private.area_values.lower_minor is 'Lower quartile of the price of a square metre, in minor units';
comment on column private.area_values.median_minor is 'Median price of a square metre, in minor units';
comment on column private.area_values.upper_minor is 'Upper quartile of the price of a square metre, in minor units';

comment on column private.areas_to_value.area_code is 'The postcode district to be counted again';
comment on column private.areas_to_value.noted_at is 'When it was put on the list';

comment on column private.badge_counts.badge is 'Key of the badge';
comment on column private.badge_counts.players is 'How many accounts have earned it';
comment on column private.badge_counts.of_players is 'How many accounts have ended a game at all';
comment on column private.badge_counts.counted_at is 'When this was counted last, by the clock';

comment on column private.badges.badge is 'Key of the badge, in small letters; the screens have its name';
comment on column private.badges.fact is 'What of a player''s record is counted, such as homes, games or days_in_a_row';
comment on column private.badges.at_least is 'How much of that fact earns the badge';
comment on column private.badges.position is 'Place in lists of badges, smallest first';

comment on column private.bounced_mailboxes.mailbox_hash is
  'Hash of the mailbox''s address; the address itself is not kept';
comment on column private.bounced_mailboxes.bounced_at is 'When its server last refused a mail';
comment on column private.bounced_mailboxes.reason is 'What that server said, at most 200 characters';

comment on column private.cell_changes.id is 'Rising number in the order of writing';
comment on column private.cell_changes.cell is
  'Tile at zoom 15, kind and currency packed into one number (cell_of_sale)';
comment on column private.cell_changes.code is
  'Year and bin of price in one number: (year - 2000) * 256 + bin - 128; bins are 10 % wide';
comment on column private.cell_changes.sales is 'How many sales came (above 0) or went (below 0)';

comment on column private.comment_blocks.game_id is 'The game in which the player may no longer comment';
comment on column private.comment_blocks.comment_id is 'The comment that led to the block';

comment on column private.comments.game_listing_id is 'The home at its place in a forum game that is spoken about';
comment on column private.comments.session_id is 'The run whose player wrote it, after guessing the home';
comment on column private.comments.thread_id is 'The comment that begins the thread; a first comment names itself';
comment on column private.comments.thread_at is
  'When the thread began, copied from its first comment so that one index holds the order';
comment on column private.comments.request_key is 'Chosen by the caller: the same comment sent again is written once';
comment on column private.comments.body is
  'What the player wrote, 1 to 1,000 characters; null once its author deleted it';
comment on column private.comments.edited_at is 'When its author changed it last; null: never';
comment on column private.comments.deleted_at is 'When its author deleted it; null: they did not';
comment on column private.comments.removed_at is 'When a moderator took it out of sight; null: it is shown';

comment on column private.comparison_verdicts.comparison_id is 'The two homes that are compared (assets_comparisons)';
comment on column private.comparison_verdicts.user_id is 'Whose verdict it is';
comment on column private.comparison_verdicts.reason is
  'Why, in their own words, at most 2,000 characters; empty: not said';
comment on column private.comparison_verdicts.given_at is 'When it was given or last changed';

comment on column private.corrected_runs.correction_id is 'The correction that moved the points';
comment on column private.corrected_runs.session_id is 'The run whose points it moved';
comment on column private.corrected_runs.score_before is 'Points of that home before; null: it had none';
comment on column private.corrected_runs.score_after is 'Points of that home after; null: it has none any more';
comment on column private.corrected_runs.total_before is 'Total of the run before, in points';
comment on column private.corrected_runs.total_after is 'Total of the run after, in points';

comment on column private.corrections.request_key is
  'Chosen by the caller: the same correction sent again is made once; null: nobody sent one';
comment on column private.corrections.game_id is 'The game whose runs were corrected';
comment on column private.corrections.game_listing_id is 'The home whose price it was about';
comment on column private.corrections.action is
  'settle: a poll''s sale is known; correct: another price; void: the home is taken out; void_poll: never sold';
comment on column private.corrections.reason is
  'sold, wrong_price, wrong_home, wrong_facts, price_was_visible or never_sold';
comment on column private.corrections.note is 'Further words of whoever made it, at most 300 characters';
comment on column private.corrections.actor_id is
  'The account that made it; null: the server itself or not known; no foreign key';
comment on column private.corrections.price_before_id is 'Price version that guesses were scored by before; null: none';
comment on column private.corrections.price_after_id is 'Price version that guesses are scored by now; null: none';
comment on column private.corrections.runs is 'How many runs it touched';
comment on column private.corrections.made_at is 'When it was made';

comment on column private.crowd_gains.market is 'The market: how its postcodes begin (YO, 98)';
comment on column private.crowd_gains.homes is 'On how many settled homes the gain was measured';
comment on column private.crowd_gains.gain is
  'By how much the median error of values is smaller with the crowd, as a share of the price';
comment on column private.crowd_gains.least_gain is
  'Lower end of the gain''s range: 97 to 98 of 100 samples would gain more';
comment on column private.crowd_gains.is_proven is
  'Whether it may be said that players improve values here; only if least_gain is above 0';
comment on column private.crowd_gains.measured_at is
  'When it was measured; every learning of markets replaces all rows';

comment on column private.crowd_histogram.bin is
  'Number of the price bin, 1 % wide: floor(ln(amount_minor) / ln(1.01))';
comment on column private.crowd_histogram.slot is
  'One of several counters of the same bin, picked at random so that writers rarely wait; add them up';
comment on column private.crowd_histogram.guesses is 'Guesses that were counted in this slot';

comment on column private.currencies.code is 'ISO 4217 code, three capital letters';
comment on column private.currencies.minor_digits is
  'How many decimal digits it has: 2 means that amounts are in hundredths';

comment on column private.disputes.game_id is 'The game that the player asks about';
comment on column private.disputes.game_listing_id is
  'The home that the player asks about; null: the question is why their run is hidden';
comment on column private.disputes.session_id is 'The run of the player who asks';
comment on column private.disputes.reason is
  'wrong_price, wrong_home, wrong_facts, price_was_visible, something_else, or run_hidden (why is my run hidden)';
comment on column private.disputes.note is 'What the player wrote, at most 500 characters';
comment on column private.disputes.state is
  'open, upheld or refused by people of the game, appealed, then granted or dismissed by staff';
comment on column private.disputes.decided_by is
  'Who of the game''s people answered; null: nobody yet, or their account is gone';
comment on column private.disputes.decided_at is 'When they answered; null while the question is open';
comment on column private.disputes.decision_note is 'What they wrote, at most 500 characters';
comment on column private.disputes.appealed_at is 'When the player appealed to staff; null: they did not';
comment on column private.disputes.appeal_note is 'What the player wrote then, at most 500 characters';
comment on column private.disputes.judged_by is
  'Who of the staff judged the appeal; null: nobody yet, or their account is gone';
comment on column private.disputes.judged_at is 'When staff judged it; null: not yet';
comment on column private.disputes.judgement_note is 'What staff wrote, at most 500 characters';

comment on column private.dossier_ai_limits.scope is 'Whose use of a day is limited: person or dossier';
comment on column private.dossier_ai_limits.questions is 'Most questions in a day';
comment on column private.dossier_ai_limits.tokens is 'Most tokens that models may read and write in a day';

comment on column private.dossier_ai_usage.user_id is 'Who asked';
comment on column private.dossier_ai_usage.used_on is 'The day on which the use is counted';

comment on column private.dossier_feeds.user_id is 'Whose address it is; it shows what this person may see';

comment on column private.dossier_gone_events.event_id is 'The id that the appointment had in dossier_events';
comment on column private.dossier_gone_events.gone_at is 'When it was taken out';

comment on column private.dossier_invitations.role is 'What whoever uses it becomes: partner, adviser or viewer';
comment on column private.dossier_invitations.expires_at is 'From then on it lets nobody in';
comment on column private.dossier_invitations.revoked_at is 'When it was taken back; null: it was not';

comment on column private.dossier_log.id is 'Rising number in the order of writing';
comment on column private.dossier_log.logged_at is 'When it was done';

comment on column private.dossier_notice_ways.user_id is 'Whose choice it is';
comment on column private.dossier_notice_ways.kind is 'What happened, one of dossier_notice_kinds';

comment on column private.dossier_notices.user_id is 'Who is told';
comment on column private.dossier_notices.kind is 'What happened, one of dossier_notice_kinds';
comment on column private.dossier_notices.made_at is 'When it happened';
comment on column private.dossier_notices.read_at is 'When the person read it; null: not yet';

comment on column private.dossier_support_grants.granted_at is 'When the owner let staff in';
comment on column private.dossier_support_grants.expires_at is 'From then on staff read nothing of it any more';

comment on column private.dossier_task_reminders.task_id is 'The task that somebody was reminded of';
comment on column private.dossier_task_reminders.remind_at is
  'The task''s remind_at that was told; another time is told anew';

comment on column private.earned_badges.user_id is 'The account that earned it';
comment on column private.earned_badges.badge is 'Key of the badge';
comment on column private.earned_badges.earned_at is 'When it was earned; a badge is never taken back';

comment on column private.edition_days.edition is 'Key of the edition';
comment on column private.edition_days.day_on is 'First day of the challenge, in the edition''s time zone';
comment on column private.edition_days.number is
  'Which challenge of its edition it is, from 1 at the edition''s first day';
comment on column private.edition_days.opens_at is 'Midnight at which it begins, in the edition''s time zone';
comment on column private.edition_days.closes_at is
  'Midnight after its day, week or weekend, in the edition''s time zone';
comment on column private.edition_days.game_id is
  'The game of the day, made when it opens; null: not opened, or the game is gone';
comment on column private.edition_days.hard_game_id is 'The same homes by hard rules; null: there is no such game';
comment on column private.edition_days.is_forgiven is 'True: nobody could play it in time, so it breaks no streak';
comment on column private.edition_days.chosen_at is 'When its homes were chosen';

comment on column private.edition_homes.edition is 'Key of the edition';
comment on column private.edition_homes.day_on is 'First day of the challenge that the home stands in';
comment on column private.edition_homes.position is 'Place among the homes of the day, from 1';
comment on column private.edition_homes.is_sample is 'Whether the home is one of the invented samples';
comment on column private.edition_homes.miss_percent is
  'By how many percent the crowd''s middle guess missed before; null: not guessed enough';

comment on column private.edition_pool.added_at is 'When staff set it aside';

comment on column private.editions.edition is 'Key of the edition in small letters, as addresses have it';
comment on column private.editions.period is 'How often a challenge comes: day, week or weekend';
comment on column private.editions.time_zone is 'IANA time zone whose midnight begins a challenge';
comment on column private.editions.homes is 'How many homes a challenge has, 1 to 50';
comment on column private.editions.countries is 'Countries (ISO 3166-1 codes) that its homes are from; null: any';
comment on column private.editions.currency is
  'ISO 4217 code that all its homes have; null: each day has one of its own';
comment on column private.editions.title is 'What the games of the edition are called';
comment on column private.editions.first_on is 'First day of its first challenge';

comment on column private.embed_counts.host is 'Host of the site that shows the game in a frame';
comment on column private.embed_counts.day_on is 'The day that is counted (UTC)';
comment on column private.embed_counts.shown is 'How often a game was shown there on that day';
comment on column private.embed_counts.begun is 'How often a run was begun there on that day';

comment on column private.energy_certificates.certificate is 'Number of the certificate in the register';
comment on column private.energy_certificates.postcode is 'Postcode of the home, as registers write it (LS6 2AB)';
comment on column private.energy_certificates.address is
  'Address of the home without its postcode; to be shown in energy views alone';
comment on column private.energy_certificates.uprn is
  'Unique property reference number of the home in Great Britain; null: not stated';
comment on column private.energy_certificates.authority_code is
  'Code of the local authority in the register; null: not stated';
comment on column private.energy_certificates.authority is 'Name of the local authority; null: not stated';
comment on column private.energy_certificates.kind is
  'Kind of home in the register''s words, such as House or Flat; null: not stated';
comment on column private.energy_certificates.built_form is
  'How it stands, in the register''s words, such as Mid-Terrace; null: not stated';
comment on column private.energy_certificates.age_band is
  'When it was built, in the register''s words; null: not stated';
comment on column private.energy_certificates.rating is 'Energy rating, A (best) to G';
comment on column private.energy_certificates.potential_rating is
  'Rating that it could have after improvements, A to G; null: not stated';
comment on column private.energy_certificates.efficiency is
  'Points behind the rating, about 1 to 100, more is better; null: not stated';
comment on column private.energy_certificates.potential_efficiency is
  'Points that it could have after improvements; null: not stated';
comment on column private.energy_certificates.area_m2 is 'Total floor area in square metres; null: not stated';
comment on column private.energy_certificates.inspected_on is 'The day on which it was looked at; null: not stated';
comment on column private.energy_certificates.lodged_on is 'The day on which the certificate came into the register';
comment on column private.energy_certificates.reason is
  'Why it was made, in the register''s words, such as marketed sale; null: not stated';
comment on column private.energy_certificates.tenure is
  'Who lives there, in the register''s words (owner-occupied, rented); null: not stated';
comment on column private.energy_certificates.main_fuel is
  'What it is heated with, in the register''s words; null: not stated';
comment on column private.energy_certificates.heating_cost_minor is
  'Heating in a year, estimated, in pence; null: not stated';
comment on column private.energy_certificates.hot_water_cost_minor is
  'Hot water in a year, estimated, in pence; null: not stated';
comment on column private.energy_certificates.lighting_cost_minor is
  'Lighting in a year, estimated, in pence; null: not stated';
comment on column private.energy_certificates.energy_kwh_per_m2 is
  'Energy in a year for each square metre, in kilowatt-hours; null: not stated';
comment on column private.energy_certificates.co2_tonnes is 'Carbon dioxide in a year, in tonnes; null: not stated';

comment on column private.evaluation_links.listing_id is 'The listing whose report it opens';
comment on column private.evaluation_links.token_hash is
  'Hash of the token in the link; the token itself is kept nowhere';
comment on column private.evaluation_links.made_by is 'The account that made it; null once that account is gone';
comment on column private.evaluation_links.made_at is 'When it was made';
comment on column private.evaluation_links.ended_at is 'When it was ended; null: it still opens the report';

comment on column private.file_removals.bucket_id is 'The bucket of Storage';
comment on column private.file_removals.folder is 'The folder in that bucket; all its files are to go';
comment on column private.file_removals.queued_at is 'When it was queued';
comment on column private.file_removals.attempts is 'How often emptying it was tried';

comment on column private.friend_invitations.user_id is 'Who invites';
comment on column private.friend_invitations.token_hash is
  'Hash of the token in the link; the token itself is kept nowhere';
comment on column private.friend_invitations.expires_at is 'From then on the link makes nobody a friend';

comment on column private.friendships.one_id is 'The friend whose account id is the smaller one';
comment on column private.friendships.other_id is 'The friend whose account id is the larger one';
comment on column private.friendships.since_at is 'When they became friends';

comment on column private.front_page_figures.day_on is 'The day of guesses_today, in the brand''s time zone';
comment on column private.front_page_figures.guesses_today is
  'Guesses on homes of the brand''s games since its midnight';
comment on column private.front_page_figures.hardest_id is
  'Home that was missed by most yesterday; null: none had ten guesses, or it is gone';
comment on column private.front_page_figures.hardest_guesses is
  'How many guesses that home had yesterday; null: there is no such home';
comment on column private.front_page_figures.miss_percent is
  'By how many percent the middle guess on it missed; null: there is no such home';
comment on column private.front_page_figures.counted_at is
  'When this was counted last; the clock does so every five minutes';

comment on column private.game_catalogue.agency_id is 'The brand of the game';
comment on column private.game_catalogue.family is 'One of seven kinds of game, as it stands in games';
comment on column private.game_catalogue.title_key is 'The title in plain small letters, to sort by';
comment on column private.game_catalogue.words is 'Title, market and description as a text search vector';
comment on column private.game_catalogue.places is 'Places of its homes by which the list can be filtered';
comment on column private.game_catalogue.rounds is 'How many homes a run has at most';
comment on column private.game_catalogue.players is 'How many players stand on its board of all time';
comment on column private.game_catalogue.opens_at is 'When it opens; -infinity: no date was set';
comment on column private.game_catalogue.closes_at is 'When it closes; infinity: no date was set';
comment on column private.game_catalogue.created_at is 'When the game was made';
comment on column private.game_catalogue.ways is
  'Ways to play by which the list can be filtered, from mode, options and hints (ways_of)';
comment on column private.game_catalogue.week_runs is 'How many runs it had in the latest week; counted by the clock';

comment on column private.game_drafts.owner_id is 'The account that builds it; nobody else reads it';
comment on column private.game_drafts.document is
  'The whole draft as the builder writes it, at most 8 MB: rules, texts, homes';
comment on column private.game_drafts.last_save_id is
  'The save that wrote this version, so that one sent again is known; null: none yet';
comment on column private.game_drafts.publish_key is
  'Key of the request that published it, so that one sent again is answered alike; null: not published';
comment on column private.game_drafts.published_game_id is
  'The game that came of it; null: not published, or the game is gone';

comment on column private.game_pars.guesses is 'Counted guesses on all its homes';
comment on column private.game_pars.points_sum is 'Points of these guesses, added up';

comment on column private.game_transitions.from_state is 'State of a game: draft, scheduled, open, closed or archived';
comment on column private.game_transitions.to_state is 'State that it may go to from there';

comment on column private.guest_identities.token_hash is 'Hash of the guest''s token; the token itself is kept nowhere';
comment on column private.guest_identities.claimed_by is 'The account that took over the guest''s runs; null: none did';

comment on column private.held_sales.sale_id is 'The sale that is kept back';
comment on column private.held_sales.held_at is 'Since when it is kept back';
comment on column private.held_sales.code is
  'Year and bin of price of the sale, as in cell_changes; null where it is in no cell';

comment on column private.home_changes.homes is 'Each home as it was, with the version that the change made';
comment on column private.home_changes.undone_at is 'When the change was taken back; null: it stands';

comment on column private.home_pars.game_id is 'The game of that place';
comment on column private.home_pars.guesses is 'Counted guesses on the home in this game';
comment on column private.home_pars.points_sum is 'Points of these guesses, added up';
comment on column private.home_pars.median_points is 'Median of the points of these guesses';
comment on column private.home_pars.counted_at is 'When this was counted last, by the clock';

comment on column private.home_views.name is 'What the agency''s people call the view, 1 to 60 characters';
comment on column private.home_views.view is 'Its search, filters, order and columns as the list reads them';

comment on column private.import_source_changes.run_id is 'The reading of the feed';
comment on column private.import_source_changes.home_key is 'What the feed calls the home';
comment on column private.import_source_changes.kind is
  'appeared: new in the feed; changed: other fields; went: no longer in the feed';
comment on column private.import_source_changes.home is 'Name of the home, for people who read the list';
comment on column private.import_source_changes.fields is 'Names of the fields that changed; empty where the home went';

comment on column private.import_source_homes.source_id is 'The feed';
comment on column private.import_source_homes.home_key is
  'What the feed calls the home; it stays the same from reading to reading';
comment on column private.import_source_homes.listing_id is 'The listing that was made of it';
comment on column private.import_source_homes.prints is
  'A print of each field as the feed last said it, by name; tells what changed';
comment on column private.import_source_homes.went_at is 'When the feed had it no longer; null: it is in the feed';

comment on column private.import_source_runs.source_id is 'The feed that was read';
comment on column private.import_source_runs.begun_by is 'clock: it was due; person: somebody wanted it read now';
comment on column private.import_source_runs.outcome is
  'running; read: taken; unchanged: the same as last time; failed';
comment on column private.import_source_runs.code is 'Code of the failure; null: none';
comment on column private.import_source_runs.reason is 'Why it failed, for people; null: nothing to say';
comment on column private.import_source_runs.attempts is
  'How often this reading was taken up; after three it is given up';
comment on column private.import_source_runs.rows_read is 'How many homes were read';
comment on column private.import_source_runs.refused_rows is 'Rows that were not taken, each with its reason';
comment on column private.import_source_runs.started_at is 'When it began';
comment on column private.import_source_runs.finished_at is 'When it ended; null while it runs';

comment on column private.import_sources.name is 'What the agency calls the feed';
comment on column private.import_sources.address is
  'Web address of the feed; may hold a key of the agency''s, so show it to nobody else';
comment on column private.import_sources.currency is
  'ISO 4217 code of the prices where the feed itself names none; null: it has to name one';
comment on column private.import_sources.every_minutes is
  'Minutes after a reading until it is due again, one hour to 31 days; after a failure it is sooner';
comment on column private.import_sources.state is
  'active or paused; a paused feed is read only when a person asks for it';
comment on column private.import_sources.pause_code is
  'Code of why it is paused, by_hand where a person paused it; null: it is not';
comment on column private.import_sources.pause_reason is 'Why it is paused, for people; null: nothing to say';
comment on column private.import_sources.failures is 'How many readings in a row failed; six pause the feed';
comment on column private.import_sources.next_run_at is 'When it is due; it stays due until a reading has ended';
comment on column private.import_sources.etag is 'ETag that its server sent last; null: none';
comment on column private.import_sources.last_modified is 'Last-Modified that its server sent last; null: none';
comment on column private.import_sources.content_hash is
  'Hash of what was read last, to see whether anything changed; null: not read yet';
comment on column private.import_sources.lease_id is 'The reading that holds it now; null: none';
comment on column private.import_sources.lease_ends_at is
  'When that reading loses it, unless it renews; null: none holds it';
comment on column private.import_sources.accepts_loss is
  'True: a person agreed that the next reading may lose nearly all homes; reset after it';

comment on column private.indexes_set_aside.name is 'Name of the index';
comment on column private.indexes_set_aside.definition is 'The statement that builds it again';
comment on column private.indexes_set_aside.set_aside_at is 'When it was dropped';

comment on column private.job_failures.job is 'Name of the job, as in periodic_jobs';
comment on column private.job_failures.subject is
  'The board, run or other thing that failed; empty: the job as a whole';
comment on column private.job_failures.sqlstate is 'Five characters that say which kind of error Postgres met last';
comment on column private.job_failures.message is 'What the last error said, at most 500 characters';
comment on column private.job_failures.times is 'How often it failed; the next try comes after as many minutes';
comment on column private.job_failures.first_failed_at is 'When it failed for the first time';
comment on column private.job_failures.failed_at is 'When it failed last';

comment on column private.lead_entries.lead_id is 'The lead that it belongs to';
comment on column private.lead_entries.kind is
  'asked: what the person wrote; note: for the agency alone; reply: the agency''s answer';
comment on column private.lead_entries.body is 'What was written, at most 4,000 characters; may be empty';
comment on column private.lead_entries.by_id is
  'Who of the agency wrote it; null: the person who asked, or the account is gone';
comment on column private.lead_entries.made_at is 'When it was written';
comment on column private.lead_entries.confirmed_at is
  'When the person confirmed by mail that they asked this; null: not confirmed, or needs none';

comment on column private.lead_hook_calls.lead_id is 'The lead that the agency''s system is told of';
comment on column private.lead_hook_calls.entry_id is 'The entry that it is told of';
comment on column private.lead_hook_calls.state is 'waiting, claimed by a sender, sent, or given_up';
comment on column private.lead_hook_calls.attempts is 'How often sending was tried';
comment on column private.lead_hook_calls.due_at is 'Not to be sent before';
comment on column private.lead_hook_calls.lease_ends_at is
  'When the sender that claimed it loses it; null: nobody has it';
comment on column private.lead_hook_calls.finished_at is 'When it was sent or given up; null: neither yet';
comment on column private.lead_hook_calls.failure is 'Why the last try failed; null: none has';

comment on column private.lead_rules.takes_leads is 'False: nobody can ask the agency anything';
comment on column private.lead_rules.keep_days is 'For how many days a lead is kept, 30 to 1,825';
comment on column private.lead_rules.tells_by_mail is 'Whether the agency gets a mail of each new lead';
comment on column private.lead_rules.hook_url is
  'Address of the agency''s own system that is called with each lead; null: none';
comment on column private.lead_rules.hook_secret is
  'Secret by which that system knows that a call is ours; null where there is no address';

comment on column private.lead_tickets.agency_id is 'The agency that may be asked';
comment on column private.lead_tickets.session_id is
  'The run after which the form was opened; null: elsewhere on the site';
comment on column private.lead_tickets.game_listing_id is 'The home that the form was opened about; null: about none';
comment on column private.lead_tickets.made_at is 'When the form was opened';

comment on column private.leaderboard_broadcasts.sent_at is 'When the board''s last change was broadcast';

comment on column private.leaderboard_changes.id is 'Rising number in the order of writing';
comment on column private.leaderboard_changes.game_id is 'The game whose board changed; no foreign key';

comment on column private.leaderboard_entries.session_id is 'The run that stands on the board';
comment on column private.leaderboard_entries.is_timed is
  'True: the run had a clock; such runs have a board of their own';
comment on column private.leaderboard_entries.display_name is 'What the player is called on the board';
comment on column private.leaderboard_entries.total_score is
  'Points of the run; under sudden death how many homes it survived';
comment on column private.leaderboard_entries.median_log_error is
  'Middle of the run''s |ln(guess / price)|, smaller ranks first; 100: it has none';
comment on column private.leaderboard_entries.finished_at is
  'When the run ended; the earlier one ranks first where all else is equal';
comment on column private.leaderboard_entries.day_on is 'Day on which the run ended, in the brand''s time zone';
comment on column private.leaderboard_entries.week_on is 'Monday of that day''s week';
comment on column private.leaderboard_entries.month_on is 'First day of that day''s month';

comment on column private.leads.agency_id is 'The agency that is asked';
comment on column private.leads.kind is
  'valuation: what their own home is worth; home: about a home on offer; message: anything else';
comment on column private.leads.game_id is 'The game from which they asked; null: from none, or it is gone';
comment on column private.leads.listing_id is 'The home on offer that it is about; null: about none, or it is gone';
comment on column private.leads.session_id is 'The run after which they asked; null: after none, or withdrawn';
comment on column private.leads.mailbox is 'Mail address of the person who asked; null once withdrawn';
comment on column private.leads.name is 'What the person is called; null: not said, or withdrawn';
comment on column private.leads.phone is 'Their telephone number; null: not said, or withdrawn';
comment on column private.leads.own_home is 'Their own home, in their words; null: not said, or withdrawn';
comment on column private.leads.locale is 'Language in which they are answered by mail, such as en or en-GB';
comment on column private.leads.state is
  'new, open, answered or closed; set by the agency''s people and by what happens';
comment on column private.leads.assigned_to is 'Who of the agency takes care of it; null: nobody';
comment on column private.leads.remind_at is 'When the agency wants to be reminded of it; null: not at all';
comment on column private.leads.token_hash is
  'Hash of the token in the person''s mails, by which they read or withdraw it; null: none was made yet';
comment on column private.leads.asked_at is 'When it was asked for the first time';
comment on column private.leads.confirmed_at is
  'When the person confirmed by mail; null: not yet, and the agency reads nothing of it';
comment on column private.leads.withdrawn_at is
  'When the person withdrew it, and what it said of them was erased; null: it stands';
comment on column private.leads.unsubscribed_at is 'Since when the person wants no mails of it; null: they get them';
comment on column private.leads.active_at is 'When anything last happened with it';

comment on column private.listing_prices.version is
  'Which price of its listing it is, counted up from 1; a version never changes';
comment on column private.listing_prices.kind is 'asking: asked for; sold: paid; poll: not known yet';
comment on column private.listing_prices.amount_minor is
  'The price in minor units; null: a poll, whose sale is not known yet';
comment on column private.listing_prices.dated_on is 'The day for which the price holds; null: not known';

comment on column private.mails.mail_key is 'Key of what the mail says to whom, so that it is sent once';
comment on column private.mails.kind is
  'lead-confirm (did you ask?), lead-copy, lead-reply to who asked; lead-new, lead-due to the agency';
comment on column private.mails.lead_id is 'The lead that it is about';
comment on column private.mails.entry_id is 'The entry that it is about; null: about the lead as a whole';
comment on column private.mails.mailbox is 'Mail address that it goes to';
comment on column private.mails.locale is 'Language of the mail, such as en or en-GB';
comment on column private.mails.state is
  'waiting, claimed, begun (being sent), sent, given_up, or unsure (nobody knows; not sent again)';
comment on column private.mails.attempts is 'How often sending was tried';
comment on column private.mails.due_at is 'Not to be sent before';
comment on column private.mails.lease_ends_at is 'When the sender that has it loses it; null: nobody has it';
comment on column private.mails.finished_at is 'When it was sent, given up or became unsure; null: none of these yet';
comment on column private.mails.failure is 'Why the last try failed; null: none has';

comment on column private.management_log.id is 'Rising number in the order of writing';
comment on column private.management_log.actor_id is 'The account that did it; no foreign key';
comment on column private.management_log.action is
  'What was done, by the name of the function, such as save_game or exclude_run';
comment on column private.management_log.agency_id is 'The agency of the game; null: no game or agency was concerned';
comment on column private.management_log.game_id is 'The game that it was done to; null: none';
comment on column private.management_log.listing_id is 'The listing that it was done to; null: none';
comment on column private.management_log.session_id is 'The run that it was done to; null: none';
comment on column private.management_log.details is
  'What else there is to say, such as which fields changed; never a price';
comment on column private.management_log.logged_at is 'When it was done';

comment on column private.market_areas.kind is
  'district (postcode district) or small-area (of a census); cluster is allowed, but no import writes it';
comment on column private.market_areas.code is 'Code of the area within its kind and country';
comment on column private.market_areas.name is 'What the area is called';
comment on column private.market_areas.boundary is 'Outline as GeoJSON (a MultiPolygon), as the file says it';
comment on column private.market_areas.west is 'Western edge of the outline, in degrees of longitude';
comment on column private.market_areas.south is 'Southern edge of the outline, in degrees of latitude';
comment on column private.market_areas.east is 'Eastern edge of the outline, in degrees of longitude';
comment on column private.market_areas.north is 'Northern edge of the outline, in degrees of latitude';

comment on column private.market_cells.level is
  'Zoom of the tile: 5, 7, 9, 11, 13 or 15; kept by functions, never edit';
comment on column private.market_cells.kind is
  'D detached, S semi-detached, T terraced, F flat, O other; A all kinds together';
comment on column private.market_cells.x is 'Column of the tile at its level, from the west';
comment on column private.market_cells.y is 'Row of the tile at its level, from the north';
comment on column private.market_cells.currency is 'ISO 4217 code of its sales';
comment on column private.market_cells.sales is 'How many sales it has';
comment on column private.market_cells.first_year is 'First year of the grid; null where codes are kept instead';
comment on column private.market_cells.years is 'How many years the grid has; null where codes are kept instead';
comment on column private.market_cells.first_bin is
  'First bin of price of the grid (10 % wide, in log price); null where codes are kept instead';
comment on column private.market_cells.bins is 'How many bins of price the grid has; null where codes are kept instead';
comment on column private.market_cells.grid is
  'Sales up to each year and bin of price (years times bins numbers); null where codes are kept instead';

comment on column private.market_districts.area_code is 'The postcode district';
comment on column private.market_districts.currency is 'ISO 4217 code of its latest sale that may be shown';
comment on column private.market_districts.last_month_on is 'First day of the month of that sale';
comment on column private.market_districts.town is 'Town of that sale; null: not stated';

comment on column private.market_imports.id is 'Rising number; rows that an import brought carry it as import_id';
comment on column private.market_imports.kind is
  'What the file holds: sold or us-sales (sales), epc (certificates), postcodes, areas';
comment on column private.market_imports.file_name is 'Name of the file as it was given';
comment on column private.market_imports.file_print is
  'Print of the file''s contents, by which an import that was cut off is taken up';
comment on column private.market_imports.source is 'Who published the file, shown beside figures';
comment on column private.market_imports.licence is 'The licence that allows its use, shown beside figures';
comment on column private.market_imports.is_sample is 'True: made-up data for development';
comment on column private.market_imports.state is 'running (also where it was cut off) or done';
comment on column private.market_imports.bytes_done is 'How many bytes of the file are done';
comment on column private.market_imports.lines_done is 'How many lines of the file are done, headings included';
comment on column private.market_imports.lines_read is 'How many records were read; the five counts below add up to it';
comment on column private.market_imports.imported is 'Records that were new and taken';
comment on column private.market_imports.corrected is 'Records that changed a row that was there';
comment on column private.market_imports.deleted is 'Records that said that a row is to go';
comment on column private.market_imports.known is 'Records that were there already, just so';
comment on column private.market_imports.refused is 'Records that were not taken; market_refusals has them';
comment on column private.market_imports.first_on is 'Earliest day of its records; null: they have no days';
comment on column private.market_imports.last_on is 'Latest day of its records; null: they have no days';
comment on column private.market_imports.began_at is 'When it began';
comment on column private.market_imports.finished_at is 'When it was done; null: not yet';

comment on column private.market_pieces.digest is 'Digest of the piece''s bytes and of how they were read';
comment on column private.market_pieces.records is 'How many records the piece has';
comment on column private.market_pieces.first_on is 'Earliest day of these; null: they have none';
comment on column private.market_pieces.last_on is 'Latest day of these; null: they have none';
comment on column private.market_pieces.noted_at is 'When the piece was found to be known';

comment on column private.market_refusals.import_id is 'The import (market_imports) that read it';
comment on column private.market_refusals.line is 'Number of the line in the file';
comment on column private.market_refusals.reason is 'Why it was not taken';
comment on column private.market_refusals.said is 'The beginning of the line';

comment on column private.mode_presets.owner_id is 'The account that keeps it; nobody else reads the list';
comment on column private.mode_presets.code is 'Eight letters and digits by which anybody may use these options';
comment on column private.mode_presets.name is 'What its maker calls it, 1 to 60 characters';
comment on column private.mode_presets.options is
  'What the builder is told by the code: options of modes, keys and types checked';

comment on column private.moderation_log.id is 'Rising number in the order of writing';
comment on column private.moderation_log.game_id is 'The game in which it happened; no foreign key';
comment on column private.moderation_log.actor_id is 'The moderator; no foreign key';
comment on column private.moderation_log.action is
  'remove a comment, rename a player, block or unblock them, dismiss a report';
comment on column private.moderation_log.comment_id is 'The comment that it was about; null: about none';
comment on column private.moderation_log.session_id is 'The run whose name it was about; null: about none';
comment on column private.moderation_log.player_id is 'User or guest id of the player whom it concerns; no foreign key';
comment on column private.moderation_log.before is 'What was there before, such as the comment''s words or the name';
comment on column private.moderation_log.reason is 'Why, in the moderator''s words, 1 to 500 characters';
comment on column private.moderation_log.acted_at is 'When it was done';

comment on column private.notices.player_id is 'User or guest id of the player who is told; no foreign key';
comment on column private.notices.session_id is 'The run that it is about';
comment on column private.notices.kind is
  'poll_locked, corrected, answered (a dispute), judged (an appeal), run_hidden or run_restored';
comment on column private.notices.game_listing_id is 'The home that it is about; null: about the run as a whole';
comment on column private.notices.correction_id is
  'The correction that moved points; null: the notice is of another kind';
comment on column private.notices.dispute_id is
  'The dispute that was answered or judged; null: the notice is of another kind';
comment on column private.notices.reason is 'Why the run was hidden, as the player is told; null: nothing to say';
comment on column private.notices.made_at is 'When it happened';
comment on column private.notices.read_at is 'When the player read it; null: not yet';

comment on column private.outgoing_messages.reminder_id is
  'The reminder by which it goes out: address, language, hours';
comment on column private.outgoing_messages.kind is
  'confirm (do you want it?), known (you have it), day, notices, dossier or agency_invitation';
comment on column private.outgoing_messages.day_on is 'The day of which it tells; null: it is of no day';
comment on column private.outgoing_messages.number is 'Which challenge it tells of, or how many notices; null: neither';
comment on column private.outgoing_messages.state is
  'waiting, claimed, begun (being sent), sent, given_up, or unsure (nobody knows; not sent again)';
comment on column private.outgoing_messages.attempts is 'How often sending was tried, at most eight times';
comment on column private.outgoing_messages.due_at is 'Not to be sent before';
comment on column private.outgoing_messages.lease_ends_at is
  'When the sender that has it loses it; null: nobody has it';
comment on column private.outgoing_messages.finished_at is
  'When it was sent, given up or became unsure; null: none of these yet';
comment on column private.outgoing_messages.failure is 'Why the last try failed; null: none has';

comment on column private.par_level.id is 'Always 1: the key that keeps this table at one row';
comment on column private.par_level.guesses is 'Counted guesses of all games';
comment on column private.par_level.thousandths is
  'What they earned, added up, each in thousandths of what its round can bring';

comment on column private.periodic_jobs.job is
  'Name of the function in private, without arguments, that the clock calls';
comment on column private.periodic_jobs.every_seconds is 'How many seconds after a run it is due again';
comment on column private.periodic_jobs.ran_at is 'When it ran last; written by the clock';

comment on column private.photo_days.given_on is 'The last day (UTC) on which the person asked for folders';
comment on column private.photo_days.folders is 'How many folders they got on that day';

comment on column private.photo_folders.folder is 'Name of the folder in Storage';
comment on column private.photo_folders.user_id is 'The account that it was given to; null once that account is gone';

comment on column private.player_changes.id is 'Rising number in the order of writing';
comment on column private.player_changes.user_id is 'The account whose record is to be looked at again; no foreign key';

comment on column private.point_changes.id is 'Rising number in the order of writing';
comment on column private.point_changes.game_listing_id is 'The home at its place in a game; no foreign key';
comment on column private.point_changes.points is 'Points of the guess';
comment on column private.point_changes.change is '1: the guess counts from now on; -1: it counts no longer';

comment on column private.point_counts.points is 'Points that guesses earned on the home';
comment on column private.point_counts.guesses is 'How many counted guesses earned just so many';

comment on column private.poll_guesses.leaf is
  'SHA-256 in hex of salt, run, home, guess and currency; the poll''s seal is made of all leaves';
comment on column private.poll_guesses.session_id is
  'The run that guessed; no foreign key, since the seal outlives runs';
comment on column private.poll_guesses.salt is 'Random text that keeps the guess from being found by trying';

comment on column private.polls.opened_at is 'When the home became a poll';
comment on column private.polls.locked_at is 'When it was locked: no further guesses; null: still open';
comment on column private.polls.locked_by is
  'The account that locked it; null: open, or nobody in particular; no foreign key';
comment on column private.polls.guesses is 'How many guesses were locked in; null: still open';
comment on column private.polls.seal is 'Hash over all locked guesses, in hex, published; null: still open';
comment on column private.polls.settled_at is 'When the sale was known and guesses were scored; null: not yet';
comment on column private.polls.voided_at is 'When it was given up because the home never sold; null: it was not';

comment on column private.portal_queries.name is 'What staff call it, 1 to 80 characters';
comment on column private.portal_queries.place is 'Town, postcode or other place that is looked for; empty: anywhere';
comment on column private.portal_queries.types is 'Kinds of home that are looked for; empty: any';
comment on column private.portal_queries.least_bedrooms is 'Fewest bedrooms; null: any number';
comment on column private.portal_queries.currency is 'ISO 4217 code of the two prices';
comment on column private.portal_queries.least_minor is 'Lowest price, in minor units; null: no lower end';
comment on column private.portal_queries.most_minor is 'Highest price, in minor units; null: no upper end';
comment on column private.portal_queries.source_id is 'The one feed that is searched; null: all of them';

comment on column private.postcode_districts.district_form is
  'Regular expression for a postcode; its first group is the district';

comment on column private.postcodes.postcode is 'The whole postcode, as registers write it (LS6 2AB)';
comment on column private.postcodes.latitude is 'Degrees north of the equator of its middle';
comment on column private.postcodes.longitude is 'Degrees east of Greenwich of its middle';
comment on column private.postcodes.place is 'Tile at zoom 20 in one number (tile_of); reckoned by the database';
comment on column private.postcodes.authority is 'Code of the local authority; null: not stated';
comment on column private.postcodes.small_area is 'Code of the small census area; null: not stated';
comment on column private.postcodes.deprivation_decile is
  'From 1 (the most deprived tenth of areas) to 10 (the least); null: not stated';
comment on column private.postcodes.ended_on is 'When the postcode was ended; null: in use';

comment on column private.price_commitments.listing_price_id is 'The price version that is sealed';
comment on column private.price_commitments.salt is
  '64 random hex digits that are hashed with the price; secret until the guess';
comment on column private.price_commitments.commitment is
  'The seal: SHA-256 of price and salt, in hex; players get it before the guess';

comment on column private.public_profiles.handle is '16 random hex digits that stand in the profile''s public address';
comment on column private.public_profiles.shows is 'What of the record everybody sees: season, badges, accuracy, days';
comment on column private.public_profiles.said_sixteen_at is 'When the player said that they are sixteen or older';

comment on column private.quests.owner_id is 'The buyer who hunts; nobody else reads it';
comment on column private.quests.title is 'What the buyer calls the hunt, 1 to 80 characters';

comment on column private.rate_limits.subject is 'What is counted: kind of request and who made it';
comment on column private.rate_limits.window_at is 'The minute that is counted';
comment on column private.rate_limits.hits is 'Requests in that minute so far';

comment on column private.reference_properties.sale_id is 'The sale that was chosen';
comment on column private.reference_properties.chosen_at is 'When it was chosen';

comment on column private.reminders.channel is 'mail, or push (a browser)';
comment on column private.reminders.address is 'Mail address, or the browser''s address at its push service';
comment on column private.reminders.p256dh is 'The browser''s public key, to encrypt for it; null: mail';
comment on column private.reminders.auth_key is 'The browser''s secret, to encrypt for it; null: mail';
comment on column private.reminders.locale is 'Language of the messages, such as en or en-GB';
comment on column private.reminders.time_zone is 'IANA time zone of the hours below';
comment on column private.reminders.hour is
  'Hour of the day at which a mail comes, 0 to 23; null: as soon as there is news';
comment on column private.reminders.quiet_from is 'Hour from which nothing is sent, 0 to 23; null: no quiet hours';
comment on column private.reminders.quiet_until is 'Hour until which nothing is sent, 0 to 23; null: no quiet hours';
comment on column private.reminders.token_hash is
  'Hash of the token in its messages, by which it is confirmed or ended; null: none is valid';
comment on column private.reminders.user_id is 'The account of whoever is reminded; null: asked for without one';
comment on column private.reminders.device_hash is 'Hash of the browser''s own name for itself; null: it has said none';
comment on column private.reminders.refusals is 'How many messages in a row were refused; three end the reminder';
comment on column private.reminders.asked_at is 'When it was asked for';
comment on column private.reminders.confirmed_at is
  'When its mailbox or browser said yes; null: not yet, and it gets that question alone';
comment on column private.reminders.next_at is 'When the next message is due; null: none is';
comment on column private.reminders.guest_id is
  'The guest of whose notices it tells; null: of an account, or of an edition';

comment on column private.replaced_names.game_id is 'The game in which the name was replaced';
comment on column private.replaced_names.display_name is
  'The name that the player has there instead, 1 to 40 characters';

comment on column private.reply_templates.name is 'What the agency calls it, 1 to 80 characters';
comment on column private.reply_templates.body is 'The text in Markdown, 1 to 4,000 characters';

comment on column private.report_viewers.game_id is 'The game whose report was opened';
comment on column private.report_viewers.access_code_id is
  'The code by which it was opened; once that goes, so does this row';
comment on column private.report_viewers.opened_at is 'When it was opened';

comment on column private.reports.game_id is 'The game in which it was reported';
comment on column private.reports.comment_id is 'The comment that was reported; null: a name was';
comment on column private.reports.session_id is 'The run whose name was reported; null: a comment was';
comment on column private.reports.reporter_id is 'User or guest id of whoever reported it; no foreign key';
comment on column private.reports.reason is 'abuse, personal (data), spam, spoiler (of a price) or other';
comment on column private.reports.note is 'Further words of whoever reported it, at most 500 characters';
comment on column private.reports.closed_at is 'When it was dealt with; null: still open';
comment on column private.reports.outcome is 'removed (comment), renamed (player) or dismissed; null: still open';

comment on column private.reserved_slugs.slug is 'A word that pages have taken where the slug of a game could stand';

comment on column private.room_audience_guesses.game is 'Which game of the room, counted up';
comment on column private.room_audience_guesses.round is 'Which round of that game';
comment on column private.room_audience_guesses.seat is 'Number of the watcher''s seat';
comment on column private.room_audience_guesses.amount_minor is 'The guess in minor units; null: a range was guessed';
comment on column private.room_audience_guesses.low_minor is
  'Lower end of a guessed range, in minor units; null: one amount was guessed';
comment on column private.room_audience_guesses.high_minor is
  'Upper end of a guessed range, in minor units; null: one amount was guessed';
comment on column private.room_audience_guesses.log_error is 'ln(guess / price); null: nothing to compare';
comment on column private.room_audience_guesses.score is 'Points of the guess; null: it could not be scored';
comment on column private.room_audience_guesses.label is
  'How close it was, in words such as spot on; null: it could not be scored';
comment on column private.room_audience_guesses.guessed_at is 'When it was guessed';

comment on column private.room_cards.game is 'Which game of the room, counted up';
comment on column private.room_cards.number is 'Number of the card';

comment on column private.room_commands.seat is 'Number of the seat that sent it';
comment on column private.room_commands.command_id is
  'Chosen by the sender: the same command again is not obeyed twice';
comment on column private.room_commands.version is 'The room''s version after the command';

comment on column private.room_guesses.game is 'Which game of the room, counted up';
comment on column private.room_guesses.round is 'Which round of that game';
comment on column private.room_guesses.seat is 'Number of the seat that guessed';
comment on column private.room_guesses.amount_minor is 'The guess in minor units; null: a range was guessed';
comment on column private.room_guesses.low_minor is
  'Lower end of a guessed range, in minor units; null: one amount was guessed';
comment on column private.room_guesses.high_minor is
  'Upper end of a guessed range, in minor units; null: one amount was guessed';
comment on column private.room_guesses.log_error is 'ln(guess / price); null: nothing to compare';
comment on column private.room_guesses.score is 'Points of the guess; null: it could not be scored';
comment on column private.room_guesses.label is
  'How close it was, in words such as spot on; null: it could not be scored';
comment on column private.room_guesses.formula is 'Formula of points that scored it, as in games';
comment on column private.room_guesses.formula_version is 'Version of that formula';
comment on column private.room_guesses.guessed_at is 'When it was guessed';

comment on column private.room_rounds.game is 'Which game of the room, counted up';
comment on column private.room_rounds.number is 'Which round of that game';
comment on column private.room_rounds.commitment_id is
  'Seal of the price version that the round is scored by; null: it has no price yet (a poll)';

comment on column private.room_seats.number is 'Number of the seat in its room; it stays the same person''s';
comment on column private.room_seats.user_id is 'The account of the person; null: a guest';
comment on column private.room_seats.guest_id is 'The guest; null: a person with an account';
comment on column private.room_seats.token_hash is 'Hash of the seat''s token; the token is derived from the seat';
comment on column private.room_seats.name is
  'What the person is called in the room; in a class always drawn by the database';
comment on column private.room_seats.session_id is 'The run that the seat plays; null: none yet, or it only watches';
comment on column private.room_seats.seen_at is 'When the person''s device last gave a sign';
comment on column private.room_seats.was_here is 'False: the person has gone quiet, and the others were told so';

comment on column private.rooms.code is 'Six letters and digits by which people come in';
comment on column private.rooms.topic_key is
  'Secret last part of the topic on which the room tells that something changed';
comment on column private.rooms.kind is 'vs (two players), party, private, or class (a teacher with pupils)';
comment on column private.rooms.game_id is 'The game whose homes are played';
comment on column private.rooms.mode is
  'How it is played: the mode that was chosen with the room, else that of its game';
comment on column private.rooms.mode_options is 'What that mode says, keys and types checked by are_room_options';
comment on column private.rooms.state is
  'What the room machine made of it: phase, seats, clocks; no price and no guess. Never edit';
comment on column private.rooms.version is
  'Goes up with every step; a step is written only on the version that it was made from';
comment on column private.rooms.changed_at is 'When the last step was made';
comment on column private.rooms.is_quiet is
  'True: the last step concerned one pupil of a class and was told to nobody; kept by a trigger';

comment on column private.run_exclusions.session_id is 'The run that was taken out';
comment on column private.run_exclusions.reason is 'Why, in the manager''s words, 3 to 300 characters';
comment on column private.run_exclusions.excluded_by is 'The account that took it out; null once that account is gone';
comment on column private.run_exclusions.excluded_at is 'When it was taken out';

comment on column private.sales.id is
  'What the register calls the sale, or made from what it says; the same sale keeps it';
comment on column private.sales.place is
  'Tile at zoom 20 in one number (tile_of), often of its postcode; null: not known';
comment on column private.sales.price_minor is 'Price paid, in minor units';
comment on column private.sales.sold_on is 'The day of the sale';
comment on column private.sales.area_m2 is 'Area inside, in square metres; null: not stated';
comment on column private.sales.bedrooms is 'Number of bedrooms; null: not stated';
comment on column private.sales.year_built is 'Year in which the home was built; null: not stated';
comment on column private.sales.kind is 'D detached, S semi-detached, T terraced, F flat, O other';
comment on column private.sales.tenure is 'F freehold, L leasehold; null: not stated';
comment on column private.sales.category is 'A ordinary sale; B others such as repossessions, which are in no figure';
comment on column private.sales.is_new is 'True: newly built';
comment on column private.sales.postcode is 'Whole postcode, as registers write it (LS6 2AB); null: not stated';
comment on column private.sales.area_code is 'First part of the postcode, the district (LS6); made by the database';
comment on column private.sales.paon is 'Number or name of the house; null: not stated';
comment on column private.sales.saon is 'Number or name of the flat in the house; null: not stated';
comment on column private.sales.street is 'Street; null: not stated';
comment on column private.sales.locality is 'Part of the town; null: not stated';
comment on column private.sales.town is 'Town; null: not stated';
comment on column private.sales.district is 'District of administration, not of postcodes; null: not stated';
comment on column private.sales.county is 'County; null: not stated';
comment on column private.sales.facts is 'What else the register says, by name; null: nothing';

comment on column private.sales_to_count.id is 'Rising number in the order of writing';
comment on column private.sales_to_count.tile is 'Tile whose figures are to be counted; null: not about a tile';
comment on column private.sales_to_count.country_code is
  'Country of the postcode district to be counted; null: not about a district';
comment on column private.sales_to_count.area_code is 'Postcode district to be counted; null: not about one';
comment on column private.sales_to_count.postcode is 'Postcode in it that changed; null: not about one';
comment on column private.sales_to_count.month_on is
  'First day of the month to be counted; null, and no tile either: everything is to be counted';
comment on column private.sales_to_count.is_hold is 'True: a sale was held back, which is counted before anything else';

comment on column private.score_histogram.is_timed is 'True: the board of runs with a clock';
comment on column private.score_histogram.period is 'Which board: all_time, month, week or day';
comment on column private.score_histogram.period_on is 'First day of that period; 1970-01-01 for all time';
comment on column private.score_histogram.step is 'How many points wide the bucket is: 1 or 256';
comment on column private.score_histogram.bucket is 'Points divided by step, rounded down';
comment on column private.score_histogram.slot is
  'One of several counters of the same bucket, picked at random so that writers rarely wait; add them up';
comment on column private.score_histogram.players is 'Players that were counted in this slot';

comment on column private.search_finds.query_id is 'The search that found it';
comment on column private.search_finds.hidden_at is 'When the hunter hid it; null: it is shown';

comment on column private.search_queries.quest_id is 'The hunt that it belongs to';
comment on column private.search_queries.name is 'What the hunter calls it, 1 to 80 characters';
comment on column private.search_queries.place is 'Town, postcode or other place that is looked for; empty: anywhere';
comment on column private.search_queries.types is 'Kinds of home that are looked for; empty: any';
comment on column private.search_queries.least_bedrooms is 'Fewest bedrooms; null: any number';
comment on column private.search_queries.currency is 'ISO 4217 code of the two prices';
comment on column private.search_queries.least_minor is 'Lowest price, in minor units; null: no lower end';
comment on column private.search_queries.most_minor is 'Highest price, in minor units; null: no upper end';

comment on column private.season_places.season_on is 'First day of the season, a quarter of a year (UTC)';
comment on column private.season_places.display_name is 'What the player is called on the season''s board';
comment on column private.season_places.homes is 'How many homes count for it';
comment on column private.season_places.over_par is
  'Points over par a home, on average, in thousandths of what a round can bring';
comment on column private.season_places.score is 'The same leaning on 0 while homes are few: what ranks';
comment on column private.season_places.is_placed is 'Whether the player has homes enough to be ranked (20)';
comment on column private.season_places.counted_at is 'When this was counted last, by the clock';

comment on column private.seasonal_priors.market is 'The market: how its postcodes begin (YO, 98)';
comment on column private.seasonal_priors.factors is
  'Twelve logs, January first: how far prices of the month lie from those of the year';
comment on column private.seasonal_priors.growth is 'Growth of prices in a month, as a log';
comment on column private.seasonal_priors.source is 'Where this comes from, in words';

comment on column private.seen_spoilers.game_id is 'The game whose prices were shown';
comment on column private.seen_spoilers.seen_at is 'When they were shown';

comment on column private.shown_prices.player_id is 'The account that was shown the price';
comment on column private.shown_prices.shown_at is 'When it was shown';

comment on column private.source_bans.source_hash is 'Hash of the page''s address or of a photo that stays away';
comment on column private.source_bans.source_host is 'Host of that page; null: a photo, or not known';
comment on column private.source_bans.reach is 'tenant: binds the one named here; everybody: binds all';
comment on column private.source_bans.owner_id is
  'The account whose homes it binds; null: no account, or all are bound; no foreign key';
comment on column private.source_bans.agency_id is
  'The agency whose homes it binds; null: no agency, or all are bound; no foreign key';
comment on column private.source_bans.listing_id is 'The home that was taken down; null: not known; no foreign key';
comment on column private.source_bans.request_id is
  'The request (takedown_requests) that led to it; null: none did; no foreign key';
comment on column private.source_bans.actor_id is 'The account that took it down; null: not known; no foreign key';
comment on column private.source_bans.reason is 'Why, in words';
comment on column private.source_bans.banned_at is 'Since when it stays away';
comment on column private.source_bans.lifted_at is 'When the ban was lifted; null: it holds';
comment on column private.source_bans.lifted_by is
  'The account that lifted it; null: nobody, or not known; no foreign key';
comment on column private.source_bans.lift_reason is 'Why it was lifted; null: it holds';

comment on column private.staff_members.user_id is 'Account of somebody who runs the platform';

comment on column private.tiers.tier is 'Key of the tier: bronze, silver, gold, platinum or diamond';
comment on column private.tiers.from_percentile is 'Percent of the ranked players who have to be beaten for it';

comment on column private.time_zones.name is 'Name in the IANA database, such as Europe/London';

comment on column private.token_keys.id is 'Always 1: the key that keeps this table at one row';
comment on column private.token_keys.key_hex is
  'Secret in hex from which tokens of guests and seats are derived; never edit';

comment on column private.used_photo_folders.folder is 'Name of the folder in Storage';
comment on column private.used_photo_folders.used_at is 'Since when no file may go there';

comment on column private.valuation_models.market is 'The market: how its postcodes begin (YO, 98)';
comment on column private.valuation_models.currency is 'ISO 4217 code of the sales that it learned from';
comment on column private.valuation_models.version is 'Version of the method that learned it';
comment on column private.valuation_models.fitted_at is 'When it was learned';
comment on column private.valuation_models.import_id is 'Newest import (market_imports) whose sales it knew';
comment on column private.valuation_models.sales is 'How many sales it learned from';
comment on column private.valuation_models.sales_there is 'How many sales of the market there were';
comment on column private.valuation_models.first_on is 'Earliest day of the sales that it learned from';
comment on column private.valuation_models.last_on is 'Latest day of the sales that it learned from';
comment on column private.valuation_models.latitude is 'Degrees north of the equator of the market''s middle';
comment on column private.valuation_models.longitude is 'Degrees east of Greenwich of the market''s middle';
comment on column private.valuation_models.left_out is
  'Sales that it did not learn from, because their homes were being guessed';
comment on column private.valuation_models.has_prior is
  'Whether a row of seasonal_priors told it how a year usually goes';
comment on column private.valuation_models.is_sample is 'True: it learned from made-up data';
comment on column private.valuation_models.accuracy is
  'How near it came to later sales that it had not seen; null: not measured';
comment on column private.valuation_models.parameters is
  'What was learned, packed as text; null: a newer model took its place';

comment on column private.valuations.model_id is 'The model that answered';
comment on column private.valuations.print is
  'Hash in hex of what was asked, by which the same question has the same answer';
comment on column private.valuations.asked is 'What is known of the home that was valued';
comment on column private.valuations.answer is 'Estimate, range and what they rest on';
comment on column private.valuations.listing_id is 'The listing that was valued; null: none, or it is gone';
comment on column private.valuations.made_at is 'When it was answered';

comment on column private.value_places.level is 'district or sector: what kind of area code names';
comment on column private.value_places.code is 'Postcode district (LS6) or sector (LS6 2), as registers write it';
comment on column private.value_places.district is 'The postcode district that it lies in, or is';
comment on column private.value_places.latitude is 'Degrees north of the equator of the middle of its sales';
comment on column private.value_places.longitude is 'Degrees east of Greenwich of the middle of its sales';

comment on column public.agencies.key is
  'The label of its host below the product''s own, in small letters; default: the product''s own brand';
comment on column public.agencies.name is 'Short name of the agency';
comment on column public.agencies.display_name is 'The name that people see';
comment on column public.agencies.home_url is 'Where its logo leads: a path of its site or an address';
comment on column public.agencies.service_email is 'The mailbox that people write to about the site';
comment on column public.agencies.whitelabel_name is 'Name of its website';
comment on column public.agencies.logo_url is
  'Address of its logo, or the logo itself as an SVG data URL; null: its name stands there';
comment on column public.agencies.layout is 'How its pages are laid out: classic, editorial or compact';
comment on column public.agencies.home_page is
  'What its front page is: game (play), agent (who they are) or collection (list of games)';
comment on column public.agencies.branded_game_slug is 'Slug of the game that its front page leads to';
comment on column public.agencies.description is 'What it says about itself, at most 2,000 characters; empty: nothing';
comment on column public.agencies.phone is 'Telephone number, as shown; null: none';
comment on column public.agencies.whatsapp is 'WhatsApp number; null: none';
comment on column public.agencies.company is 'Legal name of the company; null: not stated';
comment on column public.agencies.address is 'Where its office is: a text, lines, or named parts; null: not stated';
comment on column public.agencies.website is 'Its site elsewhere; null: none';
comment on column public.agencies.agent_name is 'The person whom its pages present; null: nobody';
comment on column public.agencies.agent_title is 'What that person is; null: not stated';
comment on column public.agencies.specialties is 'What it is good at, as a list of short texts';
comment on column public.agencies.coverage_areas is 'Places that it works in, as a list of short texts';
comment on column public.agencies.brand_colors is 'Its colours by what they are for';
comment on column public.agencies.social_media is 'Its addresses in social networks, by network';
comment on column public.agencies.property_reference is 'How it refers to the home that it offers; null: not stated';
comment on column public.agencies.location is 'Where it is: a text, lines, or named parts; null: not stated';
comment on column public.agencies.analytics_id is
  'Its identifier for counting visits; null: visits are not counted there';
comment on column public.agencies.theme is 'Settings of its look, checked by is_theme';
comment on column public.agencies.currency is 'ISO 4217 code that new homes and games of it begin with';
comment on column public.agencies.time_zone is 'IANA time zone by which its boards count days, weeks and months';
comment on column public.agencies.supported_locales is 'Languages that its site offers, the first being its own';
comment on column public.agencies.is_sample is 'True: invented, for development and shows';

comment on column public.agency_members.agency_id is 'The agency that the person works for';
comment on column public.agency_members.role is
  'owner (all), admin (all but people and closing the agency) or agent (homes and games)';

comment on column public.agency_words.agency_id is 'The agency whose words they are';
comment on column public.agency_words.batch is
  'What is named: extras, property-types, property-states or property-labels';
comment on column public.agency_words.key is 'Which of that batch is named; of an extra, chosen by the agency';
comment on column public.agency_words.locale is 'Language of the words, such as en-GB';
comment on column public.agency_words.text is
  'The agency''s words, at most 200 characters; empty: none, so the product''s own are shown';

comment on column public.assets.agency_id is 'The agency that the home belongs to; null: a person alone';
comment on column public.assets.owner_id is 'The account that brought the home; null: none, or it is gone';
comment on column public.assets.property_type is 'Kind of home, such as house or flat';
comment on column public.assets.bedrooms is 'Number of bedrooms; null: not known';
comment on column public.assets.bathrooms is 'Number of bathrooms, halves allowed; null: not known';
comment on column public.assets.floor_area_m2 is 'Area inside, in square metres; null: not known';
comment on column public.assets.plot_area_m2 is 'Area of the plot, in square metres; null: not known';
comment on column public.assets.year_built is 'Year in which it was built; null: not known';
comment on column public.assets.tenure is 'How it is owned, such as freehold; null: not known';
comment on column public.assets.energy_rating is 'Energy rating, as stated; null: not known';
comment on column public.assets.features is 'What else it has, as a list of short texts';
comment on column public.assets.address_line is
  'House and street; null: not known. Players see it only as place_shown allows';
comment on column public.assets.town is 'Town; null: not known';
comment on column public.assets.postcode is 'Whole postcode; null: not known';
comment on column public.assets.district is
  'Postcode district, which players may read; kept by a trigger; null: not known or not shown';
comment on column public.assets.region is 'Region; null: not known';
comment on column public.assets.latitude is 'Degrees north of the equator; with longitude or not at all';
comment on column public.assets.longitude is 'Degrees east of Greenwich; with latitude or not at all';
comment on column public.assets.council_tax_band is 'British council tax band, A to I; null: not known';

comment on column public.dossier_ai_consents.user_id is 'Who agreed';
comment on column public.dossier_ai_consents.agreed_at is 'When they agreed';

comment on column public.dossier_ai_messages.thread_id is 'The conversation that it belongs to';
comment on column public.dossier_ai_messages.question is 'What the person asked, 1 to 2,000 characters';

comment on column public.dossier_ai_threads.author_id is 'Who asks; nobody else reads it';

comment on column public.dossier_assets.address_line is 'House and street; empty: not told';
comment on column public.dossier_assets.town is 'Town; empty: not told';
comment on column public.dossier_assets.postcode is 'Postcode; empty: not told';
comment on column public.dossier_assets.latitude is 'Degrees north of the equator; with longitude or not at all';
comment on column public.dossier_assets.longitude is 'Degrees east of Greenwich; with latitude or not at all';

comment on column public.dossier_events.asset_id is
  'The home of the dossier that it is about; null: about none in particular';
comment on column public.dossier_events.kind is 'viewing, survey, mortgage, solicitor, exchange, completion or other';
comment on column public.dossier_events.title is 'What the calendar calls it, 1 to 200 characters';
comment on column public.dossier_events.starts_at is 'When it begins; of whole days the beginning of the first';
comment on column public.dossier_events.ends_at is 'When it ends; never before it begins';
comment on column public.dossier_events.place is 'Where people meet, in words; empty: not told';
comment on column public.dossier_events.details is 'Further words, at most 4,000 characters; empty: none';

comment on column public.dossier_fact_versions.id is 'Rising number in the order of writing';
comment on column public.dossier_fact_versions.asset_id is 'The home of the dossier';
comment on column public.dossier_fact_versions.name is 'Name of the fact, as in facts of dossier_assets';
comment on column public.dossier_fact_versions.saved_at is 'When it was written down';

comment on column public.dossier_feedbacks.asset_id is 'The home of the dossier that it judges';
comment on column public.dossier_feedbacks.author_id is 'Who asked for it; nobody else reads it';

comment on column public.dossier_members.user_id is 'The account of the person';
comment on column public.dossier_members.joined_at is 'When they came in';

comment on column public.dossier_note_versions.note_id is 'The note';
comment on column public.dossier_note_versions.version is 'Version of the note that said so, counted from 1';
comment on column public.dossier_note_versions.body is 'What it said';
comment on column public.dossier_note_versions.saved_at is 'When it was saved';

comment on column public.dossier_notes.asset_id is 'The home that it is about; null: about none in particular';
comment on column public.dossier_notes.comparison_id is 'The comparison that it is about; null: about none';
comment on column public.dossier_notes.photo_id is 'The photo that it is about; null: about none';
comment on column public.dossier_notes.body is 'What it says, 1 to 20,000 characters';
comment on column public.dossier_notes.tags is 'Short words that people gave it, at most 20';

comment on column public.dossier_offer_versions.offer_id is 'The offer';
comment on column public.dossier_offer_versions.version is 'Version of the offer that said so, counted from 1';
comment on column public.dossier_offer_versions.state is
  'planned, made, countered, accepted, rejected or withdrawn, as it was then';
comment on column public.dossier_offer_versions.amount_minor is 'The amount as it was then, in minor units';
comment on column public.dossier_offer_versions.currency is 'ISO 4217 code as it was then';
comment on column public.dossier_offer_versions.reply_minor is
  'What the other side had asked for instead, in minor units; null: nothing';
comment on column public.dossier_offer_versions.conditions is 'Conditions of the offer as they were then; empty: none';
comment on column public.dossier_offer_versions.reply is 'What the other side had answered, in words; empty: nothing';
comment on column public.dossier_offer_versions.chain is
  'What was known of the chain of buyers and sellers then; empty: nothing';
comment on column public.dossier_offer_versions.saved_at is 'When it was saved';

comment on column public.dossier_offers.asset_id is 'The home of the dossier that the offer is for';
comment on column public.dossier_offers.state is 'planned, made, countered, accepted, rejected or withdrawn';
comment on column public.dossier_offers.amount_minor is 'What is offered, in minor units';
comment on column public.dossier_offers.made_on is 'The day on which it was made; null: not made yet, or not told';
comment on column public.dossier_offers.conditions is 'Conditions of the offer, at most 4,000 characters; empty: none';
comment on column public.dossier_offers.reply is 'What the other side answered, in words; empty: nothing';

comment on column public.dossier_photos.asset_id is 'The home that it shows; null: none in particular';
comment on column public.dossier_photos.caption is 'What stands below it, at most 500 characters; empty: nothing';
comment on column public.dossier_photos.width is 'Width of the picture, in pixels';
comment on column public.dossier_photos.height is 'Height of the picture, in pixels';

comment on column public.dossier_point_votes.point_id is 'The point that is weighed';
comment on column public.dossier_point_votes.user_id is 'Who weighs it';

comment on column public.dossier_points.asset_id is 'The home that it speaks for or against';
comment on column public.dossier_points.body is 'The point itself, 1 to 300 characters';

comment on column public.dossier_queries.asset_id is 'The home that it is about; null: about none in particular';
comment on column public.dossier_queries.author_id is 'Who wrote it; null once their account is gone';
comment on column public.dossier_queries.question is 'What is to be asked, 1 to 2,000 characters';
comment on column public.dossier_queries.answer is 'What was answered; empty only while the state is not answered';

comment on column public.dossier_tasks.asset_id is 'The home that it is about; null: about none in particular';
comment on column public.dossier_tasks.author_id is
  'Who wrote it; null once their account is gone, or made by our functions';
comment on column public.dossier_tasks.assignee_id is 'Who is to do it; null: nobody in particular';
comment on column public.dossier_tasks.title is 'What is to be done, 1 to 200 characters';
comment on column public.dossier_tasks.details is 'Further words, at most 4,000 characters; empty: none';
comment on column public.dossier_tasks.due_on is 'The last day for it; null: none';
comment on column public.dossier_tasks.status is 'open, doing, done or dropped';

comment on column public.game_listings.position is 'Place among the homes of the game, smallest first';
comment on column public.game_listings.is_visible is 'False: left out of new runs';
comment on column public.game_listings.title_override is
  'What the game calls the home instead of its own title; null: nothing else';
comment on column public.game_listings.hidden_facts is
  'Facts of the home that players do not see before the guess, also map and description';

comment on column public.game_templates.key is 'What the pack is known by; the screens have its name';
comment on column public.game_templates.position is 'Place in the list of packs, smallest first';
comment on column public.game_templates.family is 'One of seven kinds of game that the pack makes';
comment on column public.game_templates.rules is
  'What the builder''s document is given: rounds, order, difficulty and the like';
comment on column public.game_templates.sample_prefix is 'Beginning of the keys of the sample homes that it takes';
comment on column public.game_templates.home_count is 'How many sample homes it takes, 1 to 50';

comment on column public.games.agency_id is 'The brand on whose site it is played';
comment on column public.games.owner_id is 'The account that made it; null: the brand''s own, or the account is gone';
comment on column public.games.slug is 'Last part of its address, unique within its brand';
comment on column public.games.family is
  'One of seven kinds of game: public, branded, forum, one-off, klavo, ultima or roundup';
comment on column public.games.title is 'What players read as its name, 1 to 120 characters';
comment on column public.games.description is 'What players read below the title; empty: nothing';
comment on column public.games.state is
  'draft, scheduled, open, closed or archived; game_transitions says what may follow';
comment on column public.games.visibility is 'public: listed; unlisted: by its address; code: with a code';
comment on column public.games.currency is 'ISO 4217 code in which players guess';
comment on column public.games.market is 'Where its homes are, in words for players; null: not said';
comment on column public.games.mode is 'How it is played: key of a row in domain/modes.ts, such as classic';
comment on column public.games.rounds_per_run is 'How many homes a run has at most, 1 to 50';
comment on column public.games.round_order is 'fixed: in the order of its homes; random: drawn for each run';
comment on column public.games.formula is
  'How points follow from a miss: log_ratio, classic_bands, absolute_error or percent_error';
comment on column public.games.difficulty is
  'How steeply points of log_ratio and of ranges fall with a miss: easy, normal or hard';
comment on column public.games.scoring_options is
  'Presets that change points: band-bonuses, streaks, penalties, time-bonus';
comment on column public.games.absolute_limit_minor is
  'With absolute_error the miss that earns nothing, in minor units; null: the default';
comment on column public.games.hints is 'Hints that players may take for a share of their points';
comment on column public.games.round_seconds is 'Seconds for each home; null: no clock';
comment on column public.games.miss_limit_log is
  '|ln(guess / price)| that sudden death still survives; null: ln(1.25) in the family ultima, else none';
comment on column public.games.min_minor is
  'Lowest amount that players may guess, in minor units; null: that of market_bounds';
comment on column public.games.max_minor is
  'Highest amount that players may guess, in minor units; null: that of market_bounds';
comment on column public.games.has_leaderboard is 'Whether players see a board';
comment on column public.games.host_name is 'Who invites to the game, as players read it; null: nobody is named';
comment on column public.games.embed_domains is
  'Hosts that may show it in a frame; *. before one stands for its subdomains';
comment on column public.games.opens_at is 'From when it can be played; null: as its state says';
comment on column public.games.closes_at is 'Until when it can be played; null: no end was set';
comment on column public.games.is_sample is 'True: invented, for development and shows';
comment on column public.games.is_on_scoot is 'Whether its brand''s site lists it';
comment on column public.games.scoot_position is 'Place in that list, smallest first; null: after those that have one';

comment on column public.guesses.amount_minor is 'The guess in minor units; null: a range, a comparison, or too late';
comment on column public.guesses.low_minor is
  'Lower end of a guessed range, in minor units; null: no range was guessed';
comment on column public.guesses.high_minor is
  'Upper end of a guessed range, in minor units; null: no range was guessed';
comment on column public.guesses.log_error is
  'ln(guess / price), below 0 where it was too low; null: no amount in time, or no price yet';
comment on column public.guesses.score is 'Points; null: not scored yet (a poll)';
comment on column public.guesses.label is 'How close it was, in words such as spot on; null: not scored';
comment on column public.guesses.formula is 'Formula of points that scored it, as in games';
comment on column public.guesses.formula_version is 'Version of that formula';
comment on column public.guesses.multiplier is 'Share of the points that was left after hints: 1 without any';
comment on column public.guesses.is_late is 'True: the round''s time was over, so it earns nothing';
comment on column public.guesses.is_counted is 'True: it moves the crowd''s figures; never of practice';
comment on column public.guesses.guessed_at is 'When it was guessed';

comment on column public.hunter_profiles.currency is 'ISO 4217 code in which their money is reckoned';
comment on column public.hunter_profiles.budget_minor is
  'The most that a home may cost, in minor units; null: not said';
comment on column public.hunter_profiles.deposit_minor is 'What they have in hand, in minor units; null: not said';
comment on column public.hunter_profiles.must_haves is 'What a home has to have, as a list of short texts';
comment on column public.hunter_profiles.deal_breakers is 'What a home must not have, as a list of short texts';
comment on column public.hunter_profiles.move_by_on is 'The day by which they want to move; null: not said';

comment on column public.import_hosts.host is
  'Name of the host, which its subdomains follow; *: all hosts without a row';
comment on column public.import_hosts.rule is
  'allowed: read; markup_only: read only its data for machines; forbidden: not fetched';
comment on column public.import_hosts.reason is 'Why, as people are told; never empty where it is forbidden';
comment on column public.import_hosts.agency_id is 'The agency whose own verified host it is; null: nobody''s';

comment on column public.listing_imports.user_id is 'The account that brought it';
comment on column public.listing_imports.way is
  'How it came: link, page (saved or pasted), file, typed, or refresh (a link read again)';
comment on column public.listing_imports.source_host is 'Host of the page; null: not from a page';
comment on column public.listing_imports.outcome is 'read; refused; ask: the person has to bring the page themselves';
comment on column public.listing_imports.code is 'Why it was not read, as a code; null: it was read';
comment on column public.listing_imports.reason is 'Why it was not read, in words; null: nothing to say';
comment on column public.listing_imports.grade is 'How complete what was read is, A to F; null: nothing was read';
comment on column public.listing_imports.home is 'The page''s words for the home; null: none, or it was taken down';
comment on column public.listing_imports.link is 'The link that was brought; null: none, or it was taken down';
comment on column public.listing_imports.listing_id is 'The listing that came of it; null: none, or it is gone';

comment on column public.listing_photos.position is 'Place among the listing''s photos, smallest first';
comment on column public.listing_photos.path is 'Folder of its files in the bucket listing-photos';
comment on column public.listing_photos.file_type is 'How its files end: webp or jpg';
comment on column public.listing_photos.widths is 'Widths of the files that are stored, in pixels';
comment on column public.listing_photos.width is 'Width of the picture, in pixels';
comment on column public.listing_photos.height is 'Height of the picture, in pixels';
comment on column public.listing_photos.alt is 'What it shows, for people who do not see it';
comment on column public.listing_photos.room is 'Part of the home that it shows; null: not said';
comment on column public.listing_photos.placeholder is 'Tiny picture as a data URL, shown while the photo loads';
comment on column public.listing_photos.rights_status is
  'Why it may be used: own, agency-consent, open-data; link-only: not copied and not shown';
comment on column public.listing_photos.attribution is 'Whom to name beside it; null: nobody';
comment on column public.listing_photos.is_hidden is 'True: shown to nobody but those who manage the home';
comment on column public.listing_photos.content_hash is 'Hash of the picture, by which it is known again';

comment on column public.listing_texts.locale is 'Language of the text, such as en-GB';
comment on column public.listing_texts.field is 'title or description';
comment on column public.listing_texts.text is 'The text, already scrubbed of prices; empty: none';

comment on column public.listings.asset_id is 'The home that is on offer';
comment on column public.listings.external_ref is
  'What an importer, a feed or a draft knows it by, so that it comes in once; null: nothing does';
comment on column public.listings.portal is 'Where it was found, by name; null: not stated';
comment on column public.listings.source_url is 'Page that it was found on; null: none, or taken down';
comment on column public.listings.status is 'available, under_offer, sold or withdrawn';
comment on column public.listings.currency is 'ISO 4217 code of its prices';
comment on column public.listings.title is 'What it is called, scrubbed of prices; may be empty';
comment on column public.listings.description is 'What is said about it, scrubbed of prices; may be empty';

comment on column public.market_bounds.price_kind is 'Kind of price that is guessed: asking, sold or poll';
comment on column public.market_bounds.min_minor is 'Lowest accepted guess, in minor units';
comment on column public.market_bounds.max_minor is 'Highest accepted guess, in minor units';

comment on column public.profiles.id is 'The account (auth.users)';
comment on column public.profiles.display_name is 'What the player is called, 1 to 40 characters';

comment on column public.session_rounds.position is 'Which round of the run it is';
comment on column public.session_rounds.commitment_id is
  'Seal of the price version that the guess is scored by; null: a poll, not sold yet';
comment on column public.session_rounds.hints_used is 'Hints that were taken, and clues that were opened in fog';
comment on column public.session_rounds.opened_at is 'When the player first saw the home; null: not yet';
comment on column public.session_rounds.deadline_at is 'When its time is over; null: no clock, or not opened';
comment on column public.session_rounds.is_void is 'True: a correction took the home out of the run';

comment on column public.sessions.user_id is 'The account of the player; null: a guest';
comment on column public.sessions.guest_id is 'The guest; null: a player with an account';
comment on column public.sessions.request_key is
  'Chosen by the player''s browser: the same start sent again makes one run; null: none was sent';
comment on column public.sessions.mode is 'How it is played: the game''s mode or another that the player chose';
comment on column public.sessions.status is
  'active, finished, abandoned (left), or expired (24 hours without a guess); the last three stay';
comment on column public.sessions.is_ranked is 'True: it counts for the board and the crowd; false: practice';
comment on column public.sessions.is_timed is 'True: its rounds have a clock; such runs have a board of their own';
comment on column public.sessions.is_sharing_details is 'Whether its player lets others see its guesses and prices';
comment on column public.sessions.display_name is 'What the player is called in this run';
comment on column public.sessions.seed is
  'Random number that its choices follow from, such as which homes in which order';
comment on column public.sessions.rounds is 'How many rounds it has';
comment on column public.sessions.guessed is 'How many of them are guessed';
comment on column public.sessions.total_score is 'Points so far';
comment on column public.sessions.median_log_error is
  'Middle of its |ln(guess / price)|; null: not ended, or nothing to measure';
comment on column public.sessions.started_at is 'When it began';
comment on column public.sessions.active_at is 'When its player last did something in it';
comment on column public.sessions.finished_at is 'When it ended, however that was; null while it is active';

comment on column public.takedown_requests.reporter_name is 'Name of whoever asks, 1 to 120 characters';
comment on column public.takedown_requests.reporter_email is 'Mail address of whoever asks';
comment on column public.takedown_requests.capacity is
  'What they are: owner, resident, agent, photographer, portal or other';
comment on column public.takedown_requests.subject is 'What is to go: everything, photos, text or address';
comment on column public.takedown_requests.page_url is 'The page of ours that shows it';
comment on column public.takedown_requests.source_url is 'The page that it was taken from; null: not told';
comment on column public.takedown_requests.statement is 'Why, in their words, 10 to 4,000 characters';
comment on column public.takedown_requests.listing_id is 'The home that it is about; null: not found, or it is gone';
comment on column public.takedown_requests.status is 'open, granted or refused';
comment on column public.takedown_requests.decided_by is 'Who decided; null: nobody yet, or their account is gone';
comment on column public.takedown_requests.decided_at is 'When it was decided; null: still open';
comment on column public.takedown_requests.decision_note is 'What whoever decided wrote; needed where it was refused';

do $$
declare
  said record;
begin
  for said in
    select t.oid::regclass::text as in_table, c.attname as name, d.meaning
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace and n.nspname in ('public', 'private')
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    join (values
      ('id', 'What this row is known by elsewhere; it never changes'),
      ('created_at', 'When the row was added'),
      ('updated_at', 'When the row was changed last'),
      ('version', 'Goes up with every change; whoever saves names the one that they edited'),
      ('agency_id', 'The agency that the row belongs to'),
      ('country_code', 'The country, by its ISO 3166-1 code of two capital letters'),
      ('currency', 'ISO 4217 code of the row''s amounts'),
      ('dossier_id', 'The dossier that the row belongs to'),
      ('game_id', 'The game that the row belongs to'),
      ('game_listing_id', 'The home at its place in a game (game_listings)'),
      ('import_id', 'The import (market_imports) that brought the row'),
      ('listing_id', 'The home on offer (listings)'),
      ('player_id', 'User or guest id of the player; no foreign key'),
      ('request_key', 'Chosen by the caller: the same request sent again is written once'),
      ('room_id', 'The room that the row belongs to'),
      ('session_id', 'The run (sessions)'),
      ('user_id', 'The account that the row belongs to')
    ) d (name, meaning) on d.name = c.attname
    where t.relkind in ('r', 'p') and not t.relispartition and col_description(t.oid, c.attnum) is null
    order by 1, 2
  loop
    execute format('comment on column %s.%I is %L', said.in_table, said.name, said.meaning);
  end loop;
end $$;
