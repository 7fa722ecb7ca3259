/** Where a browser finds what it needs to put the site on a home screen. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Tags that make every page installable; some phones read no manifest and want a picture of their own. */
export const INSTALL_TAGS =
  `<link rel="manifest" href="${WEB_MANIFEST}">` +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
