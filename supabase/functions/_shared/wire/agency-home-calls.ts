// Calls about an agency's homes and words: rows of the table in calls.ts.
import * as homes from './agency-homes.ts';
import * as words from './agency-words.ts';
import type { Rpc } from './call.ts';

export const agencyHomeRpcs = {
  agency_homes: homes.agencyHomes,
  agency_words: words.agencyWords,
  brand_words: words.brandWords,
  change_homes: homes.changeHomes,
  home_to_manage: homes.homeToManage,
  home_views: homes.homeViews,
  remove_home_view: homes.removeHomeView,
  save_agency_words: words.saveAgencyWords,
  save_home_view: homes.saveHomeView,
  undo_home_change: homes.undoHomeChange,
} as const satisfies Readonly<Record<string, Rpc>>;
