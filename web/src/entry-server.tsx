/** What the site server runs of the site: built beside the browser's files, from the same components. */
export { drawAhead } from '#app/draw-ahead.tsx';
