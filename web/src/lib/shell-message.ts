/** What a dossier's page tells the service worker: keep what its screens need, or forget it. */
export type ShellMessage =
  | { readonly type: 'keep-dossier'; readonly page: string; readonly files: readonly string[] }
  | { readonly type: 'forget-dossier' };
