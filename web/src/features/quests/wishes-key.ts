/** Where a visitor's wishes wait in this tab until they have signed in. */
export const WISHES_KEY = 'quest-wishes';
