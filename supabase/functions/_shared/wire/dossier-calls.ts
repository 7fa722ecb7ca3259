import type { Rpc } from './call.ts';
import * as feeds from './dossier-feeds.ts';
import * as notices from './dossier-notices.ts';
import * as answers from './dossier-answers.ts';
import * as photos from './dossier-photos.ts';
import * as homes from './dossier-homes.ts';
import * as dossiers from './dossiers.ts';
import * as staff from './dossier-staff.ts';

/** Database functions about dossiers, their people and homes. They are part of the one table of calls. */
export const dossierRpcs = {
  accept_invitation: dossiers.acceptInvitation,
  add_listing_to_dossier: dossiers.addListingToDossier,
  archive_dossier: dossiers.archiveDossier,
  begin_dossier_answer: answers.beginDossierAnswer,
  begin_dossier_visit: homes.beginDossierVisit,
  begin_feedback_remarks: answers.beginFeedbackRemarks,
  choose_primary_home: dossiers.choosePrimaryHome,
  create_dossier: dossiers.createDossier,
  delete_dossier_conversation: answers.deleteDossierConversation,
  dossier_conversation: answers.dossierConversation,
  dossier_conversations: answers.dossierConversations,
  delete_dossier: dossiers.deleteDossier,
  dossier_feed: feeds.dossierFeed,
  dossier_ai_state: answers.dossierAiState,
  dossier_invitation: dossiers.dossierInvitation,
  dossier_log: dossiers.dossierLog,
  dossier_people: dossiers.dossierPeople,
  dossier_state: homes.dossierState,
  dossier_listing_photos: photos.dossierListingPhotos,
  dossier_photo_to_store: photos.dossierPhotoToStore,
  end_dossier_feed: feeds.endDossierFeed,
  give_verdict: homes.giveVerdict,
  hand_over_dossier: dossiers.handOverDossier,
  held_homes_of_dossier: homes.heldHomesOfDossier,
  invite_to_dossier: dossiers.inviteToDossier,
  log_dossier_access: dossiers.logDossierAccess,
  own_dossiers: dossiers.ownDossiers,
  make_dossier_feed: feeds.makeDossierFeed,
  mark_dossier_notices: notices.markDossierNotices,
  own_dossier_feed: feeds.ownDossierFeed,
  own_dossier_notice_ways: notices.ownDossierNoticeWays,
  own_dossier_notices: notices.ownDossierNotices,
  own_misses: homes.ownMisses,
  put_home_back: dossiers.putHomeBack,
  remove_from_dossier: dossiers.removeFromDossier,
  remove_home_from_dossier: dossiers.removeHomeFromDossier,
  restore_dossier: dossiers.restoreDossier,
  revoke_dossier_invitation: dossiers.revokeDossierInvitation,
  set_dossier_member: dossiers.setDossierMember,
  set_dossier_notice_ways: notices.setDossierNoticeWays,
  set_dossier_photo_removed: photos.setDossierPhotoRemoved,
  set_dossier_support: dossiers.setDossierSupport,
  set_model_consent: answers.setModelConsent,
  stop_dossier_answer: answers.stopDossierAnswer,
  superwise_dossier_home: staff.superwiseDossierHome,
  superwise_dossiers: staff.superwiseDossiers,
  unread_dossier_notices: notices.unreadDossierNotices,
  verdicts_of_comparison: homes.verdictsOfComparison,
} as const satisfies Readonly<Record<string, Rpc>>;
