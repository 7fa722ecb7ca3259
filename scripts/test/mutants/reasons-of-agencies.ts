/** Reasons for mutants of agencies: their homes, what they are asked, and their mails; see reasons.ts. */
export const reasonsOfAgencies: Readonly<Record<string, string>> = {
  'private.agency_leads(uuid,text,text,text,boolean,uuid): case always: jsonb_array_length(found) > page_size 6d710f':
    'It takes the row after a full page away, and a page that is not full has none there.',
  'private.agency_to_list(uuid): part of an or removed: agency.id is null 8af370':
    'has_agency_role answers no for no agency, so the other half refuses it.',
  "private.claim_hook_calls(integer): part of an and removed: c.state = 'claimed' 1ed40a":
    'Only a claimed call has a lease: a_call_of_a_hook_under_way_has_a_lease.',
  "private.claim_mails(integer): part of an and removed: m.state = 'claimed' 5a8814":
    'Only claimed and begun mails have a lease (a_mail_under_way_has_a_lease), and the statement before ended those that were begun.',
  'private.context_of_lead(sessions,uuid,boolean): never: run.id is null 19631c':
    'No run has no guess and no person, which the rest asks for.',
  'private.erase_leads_of_user(): part of an and removed: l.withdrawn_at is null 62cd69':
    'What was taken back has neither mailbox nor run: what_was_taken_back_says_nothing.',
  "private.export_leads(uuid): part of an and removed: e.kind = 'asked' fdb572":
    'confirm_lead alone confirms entries, and only what was asked.',
  'private.forget_leads(): part of an and removed: l.withdrawn_at is null b0c282':
    'erase_lead leaves what was taken back as it is, and such a lead has no entry, mail or call that it could remove.',
  'private.home_to_edit(uuid,uuid): part of an or removed: home_to_edit.user_id is null 263167':
    'user_manages_asset answers no for nobody, so the last part refuses it.',
  'private.home_to_edit(uuid,uuid): part of an or removed: listing.id is null 4b163f':
    'user_manages_asset answers no for no home, so the last part refuses it.',
  "private.import_homes(uuid,uuid,jsonb): part of an and removed: m.role in ('owner', 'admin', 'agent') 669cb4":
    'There is no other role: a_member_is_owner_admin_or_agent.',
  "private.index_agency_homes(uuid[]): never: listing_ids = '{}' f708c4":
    'Of no homes there is no row to write or to remove.',
  'private.lead_to_answer(uuid): part of an or removed: found.id is null 9a049d':
    'has_agency_role answers no for no agency, so the other half refuses it.',
  'private.own_data_of_agencies(): part of an and removed: l.withdrawn_at is null d5536d':
    'What was taken back has neither mailbox nor run: what_was_taken_back_says_nothing.',
  'private.remove_reply_template(uuid,uuid): call dropped: perform private.agency_to_answer_for(remove_reply_template.agency_id) a4974c':
    'agency_lead_people, which makes the answer, asks the same, and its refusal takes the removal back.',
  "private.save_home(uuid,uuid,integer,jsonb,jsonb,jsonb,jsonb,jsonb): always: save_home.facts is not null or given ? 'place_shown' fb9184":
    'Without facts and a place the home is as it was read, and write_asset writes nothing that is the same.',
  'private.set_managed_photos(uuid,jsonb): part of an and removed: p.listing_id = set_managed_photos.listing_id 42b7fd':
    'A photo that is named is of this home: the guard at the start refuses any other.',
  'private.undo_home_change(uuid): part of an or removed: done.id is null 8ff94d':
    'has_agency_role answers no for no agency, so the other half refuses it.',
};
