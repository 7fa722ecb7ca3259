import type { Rpc } from './call.ts';
import * as homes from './dossier-homes.ts';
import * as dossiers from './dossiers.ts';

/** Database functions about dossiers, their people and homes. They are part of the one table of calls. */
export const dossierRpcs = {
  accept_invitation: dossiers.acceptInvitation,
  add_listing_to_dossier: dossiers.addListingToDossier,
  archive_dossier: dossiers.archiveDossier,
  choose_primary_home: dossiers.choosePrimaryHome,
  create_dossier: dossiers.createDossier,
  delete_dossier: dossiers.deleteDossier,
  dossier_invitation: dossiers.dossierInvitation,
  dossier_log: dossiers.dossierLog,
  dossier_people: dossiers.dossierPeople,
  give_verdict: homes.giveVerdict,
  hand_over_dossier: dossiers.handOverDossier,
  held_homes_of_dossier: homes.heldHomesOfDossier,
  invite_to_dossier: dossiers.inviteToDossier,
  log_dossier_access: dossiers.logDossierAccess,
  own_misses: homes.ownMisses,
  remove_from_dossier: dossiers.removeFromDossier,
  restore_dossier: dossiers.restoreDossier,
  revoke_dossier_invitation: dossiers.revokeDossierInvitation,
  set_dossier_member: dossiers.setDossierMember,
  set_dossier_support: dossiers.setDossierSupport,
  superwise_dossiers: dossiers.superwiseDossiers,
  verdicts_of_comparison: homes.verdictsOfComparison,
} as const satisfies Readonly<Record<string, Rpc>>;
