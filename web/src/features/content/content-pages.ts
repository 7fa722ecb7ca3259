/** Where the content pages are served and which of them there are, as the build wrote it into this file alone. */
export function contentPages(): ImportMetaEnv['CONTENT_PAGES'] {
  return import.meta.env.CONTENT_PAGES;
}
