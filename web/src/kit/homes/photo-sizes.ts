/**
 * How wide a picture is drawn, for the browser's choice of file. A page and whoever fetches ahead for it must agree.
 * The hero of a phone counts as 20rem: the site server, which does not know the exact width, then chooses the same file.
 */
export const HERO_SIZES = '(min-width: 60rem) 40rem, 20rem';
export const GALLERY_SIZES = '(min-width: 60rem) 44rem, 100vw';
